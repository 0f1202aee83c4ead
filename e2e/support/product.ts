/** Where the product under test listens. */
export const E2E_PORT = Number(process.env["E2E_PORT"] ?? 4179);
/** Where its sandbox listens: tests switch the platform's state there. */
export const SANDBOX_PORT = E2E_PORT + 1;
/** Where the emulator of the phone-auth provider listens, and the demo project it has. */
export const EMULATOR_PORT = E2E_PORT + 2;
export const EMULATOR = `http://127.0.0.1:${EMULATOR_PORT}`;
export const DEMO_PROJECT = "demo-livery";
/** Where the demo games listen. */
export const GAMES_PORT = E2E_PORT + 5;
/** Browsers reach the sites and the games over TLS, as in production: where the proxies in front of the two listen. */
export const TLS_PORT = E2E_PORT + 6;
export const GAMES_TLS_PORT = E2E_PORT + 7;
export const GAMES_ORIGIN = `https://games.localhost:${GAMES_TLS_PORT}`;
/** Where the payment provider listens, and the proxy in front of it. */
export const PAYMENTS_PORT = E2E_PORT + 8;
export const PAYMENTS_TLS_PORT = E2E_PORT + 9;
export const PAYMENTS_ORIGIN = `https://payments.localhost:${PAYMENTS_TLS_PORT}`;
/** The sandbox's secret in tests. */
export const SANDBOX_SECRET = "only-for-tests";
/** Copies of the brands that tests may edit, and a database of their own. */
export const E2E_FOLDER = ".livery/e2e";
export const E2E_BRANDS = `${E2E_FOLDER}/brands`;
export const E2E_TEXT_PACKS = `${E2E_FOLDER}/text-packs`;
/** The brands of the journeys as the compiler makes them; beside the folder, which is emptied when the product starts. */
export const COMPILED_BRANDS = ".livery/e2e-brands.json";
