import { createServer } from "node:net";

/** The port of the site server. */
export const port = process.env.PORT ?? "4100";
/** With demo accounts the site is for this machine only, unless another interface is asked for. */
export const address = process.env.LIVERY_ADDRESS ?? "127.0.0.1";

/** Reports a port in use before anything is built. The site server reports every other problem with it. */
export function assertFree(command) {
  const requested = Number(port);
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", ({ code }) => {
      if (code !== "EADDRINUSE") return resolve();
      console.error(
        `Port ${requested} is in use. Stop the program that uses it, or choose another port: PORT=4200 ${command}`,
      );
      process.exit(1);
    });
    probe.once("listening", () => probe.close(resolve));
    if (Number.isInteger(requested) && requested > 0 && requested < 65_536) probe.listen(requested, address);
    else resolve();
  });
}
