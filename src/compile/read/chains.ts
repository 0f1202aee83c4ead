import type { FileFinding, Layer } from "../layer/layer.ts";
import { choiceHint } from "../findings/words.ts";

/** The layers of each brand, from the lowest. A brand with a broken chain is omitted and reported. */
export function resolveChains(
  wanted: ReadonlyMap<string, Layer>,
  layers: ReadonlyMap<string, Layer> = wanted,
): {
  chains: Map<string, Layer[]>;
  findings: FileFinding[];
} {
  const chains = new Map<string, Layer[]>();
  const findings: FileFinding[] = [];
  const circles = new Set<string>();
  for (const layer of wanted.values()) {
    const chain = chainOf(layer, layers);
    if (Array.isArray(chain)) chains.set(layer.id, chain);
    else if (chain.problem === "circle") reportCircle(chain.members, circles, findings);
    else if (chain.at === layer) findings.push(unknownLayer(layer, layers));
  }
  return { chains, findings };
}

type Broken = { problem: "circle"; members: Layer[] } | { problem: "unknown"; at: Layer };

function chainOf(layer: Layer, layers: ReadonlyMap<string, Layer>): Layer[] | Broken {
  const chain = [layer];
  for (let top = layer; top.extends !== undefined;) {
    const below = layers.get(top.extends);
    if (!below) return { problem: "unknown", at: top };
    const start = chain.indexOf(below);
    if (start !== -1) return { problem: "circle", members: chain.slice(start) };
    chain.push(below);
    top = below;
  }
  return chain.reverse();
}

function unknownLayer(layer: Layer, layers: ReadonlyMap<string, Layer>): FileFinding {
  const written = "extends" in layer.value;
  const others = [...layers.keys()].filter((id) => id !== layer.id);
  return {
    rule: "unknown-layer",
    layer: layer.id,
    file: layer.mainFile,
    path: written ? ["extends"] : [],
    at: "value",
    message: `There is no layer "${layer.extends}": brands/${layer.extends} has no descriptor.`,
    hint: choiceHint(layer.extends ?? "", others),
  };
}

/** One finding for a circle, in its alphabetically first member. */
function reportCircle(members: readonly Layer[], reported: Set<string>, findings: FileFinding[]): void {
  const [first] = [...members].sort((a, b) => (a.id < b.id ? -1 : 1));
  if (!first || reported.has(first.id)) return;
  reported.add(first.id);
  const start = members.indexOf(first);
  const round = [...members.slice(start), ...members.slice(0, start), first].map(({ id }) => `"${id}"`);
  findings.push({
    rule: "circular-extends",
    layer: first.id,
    file: first.mainFile,
    path: ["extends"],
    at: "value",
    message: `The layers extend each other in a circle: ${round.join(" extends ")}.`,
    hint: 'Make one of them extend "base".',
  });
}
