import type { CompiledBrand } from "#descriptor/compiled-brand.ts";
import { contract, type CallName } from "#gateway/contract.ts";

/** Base URL of a brand's platform. */
export function platformOf({ brand }: CompiledBrand, sandbox: string | null): string {
  if (brand.gateway.platform !== "sandbox") return brand.gateway.platform.replace(/\/+$/, "");
  if (!sandbox)
    throw new Error(
      `The brand "${brand.name}" requires the sandbox, but LIVERY_SANDBOX is not set. \`npm start\` starts both.`,
    );
  return sandbox;
}

/** The name of a call by its method and the contract's path, or undefined. */
export function callAt(method: string, path: string): CallName | undefined {
  return byAddress.get(`${method} ${path}`);
}

const byAddress = new Map(
  Object.entries(contract).map(([name, { method, path }]) => [`${method} ${path}`, name as CallName]),
);

/** A call's path on the brand's platform: the contract's, unless the brand overrides it. */
export function pathOf({ brand }: CompiledBrand, call: CallName): string {
  return brand.gateway.paths[call] ?? contract[call].path;
}
