import type { UnusedFeatures } from "./leave-out.ts";

/** Mutations: the site sends its calls itself, so that each has a key (decision 050). */
const MUTATIONS = /\b(?:useMutation|useIsMutating|useMutationState|MutationCache|MutationObserver)\b/;

export const unusedOfQueryClient: UnusedFeatures = {
  mutations: {
    used: MUTATIONS,
    functions: [
      "defaultMutationOptions",
      "getMutationDefaults",
      "isMutating",
      ["resumePausedMutations", "return Promise.resolve()"],
      "setMutationDefaults",
    ],
  },
  "queries without a component": {
    used: /\.(?:ensureQueryData|fetchQuery|prefetchQuery|infiniteQuery|fetchInfiniteQuery|prefetchInfiniteQuery|ensureInfiniteQueryData)\(/,
    functions: [
      "ensureInfiniteQueryData",
      "ensureQueryData",
      "fetchInfiniteQuery",
      "fetchQuery",
      "infiniteQuery",
      "prefetchInfiniteQuery",
      "prefetchQuery",
      "query",
    ],
  },
  "settings for some queries": {
    used: /\.(?:setQueryDefaults|getQueryDefaults)\(/,
    functions: [["getQueryDefaults", "return {}"], "setQueryDefaults"],
  },
};

export const unusedOfMutationCache: UnusedFeatures = {
  mutations: {
    used: MUTATIONS,
    functions: [
      "add",
      "build",
      "canRun",
      "clear",
      "find",
      "findAll",
      "getAll",
      "notify",
      "remove",
      "resumePausedMutations",
      "runNext",
    ],
  },
};
