import { parseAst, type Plugin } from "vite";

/** What of React this site does not use. A third of react-dom is such parts, and a bundler cannot tell: it is one module. */
interface UnusedFeature {
  /** What code that uses it contains: tests/house finds it in the site and in the libraries that draw with React. */
  used: RegExp;
  /** Functions of react-dom that do nothing then; with what they return instead, where that matters. */
  functions: readonly (string | readonly [name: string, body: string])[];
  /** How statements begin that add methods or exports for it. */
  statements?: readonly string[];
}

export const unusedOfReact: Readonly<Record<string, UnusedFeature>> = {
  "view transitions": {
    used: /\b(?:ViewTransition|addTransitionType)\b/,
    functions: [
      "applyViewTransitionName",
      "applyViewTransitionToHostInstances",
      "applyViewTransitionToHostInstancesRecursive",
      "commitAfterMutationEffectsOnFiber",
      "commitAppearingPairViewTransitions",
      "commitDeletedPairViewTransitions",
      "commitEnterViewTransitions",
      "commitExitViewTransitions",
      "commitNestedViewTransitions",
      "createMeasurement",
      "createViewTransitionInstance",
      "flushAfterMutationEffects",
      "forceLayout",
      "getClassNameByType",
      "getViewTransitionClassName",
      "getViewTransitionName",
      "measureClonedInstance",
      "measureInstance",
      "measureNestedViewTransitions",
      "measureViewTransitionHostInstancesRecursive",
      "pushViewTransitionCancelableScope",
      "recursivelyTraverseAfterMutationEffects",
      "reportViewTransitionError",
      "restoreEnterOrExitViewTransitions",
      "restoreNestedViewTransitions",
      "restorePairedViewTransitions",
      "restoreViewTransitionName",
      "restoreViewTransitionOnHostInstances",
      "scheduleViewTransitionEvent",
      "startViewTransition",
      "ViewTransitionPseudoElement",
    ],
    statements: ["ViewTransitionPseudoElement.prototype."],
  },
  "refs of fragments": {
    used: /<Fragment\b[^>]*\bref\b/,
    functions: [
      "addEventListenerToChild",
      "addFragmentHandleToFiber",
      "addFragmentHandleToInstance",
      "blurActiveElementWithinFragment",
      "collectChildren",
      "collectClientRects",
      "commitNewChildToFragmentInstance",
      "deleteChildFromFragmentInstance",
      "getAttachOptions",
      "indexOfEventListener",
      "normalizeListenerOptions",
      "observeChild",
      "removeEventListenerFromChild",
      "schedulePendingIntersectionUnobserve",
      "scrollTextNodeIntoView",
      "setFocusOnFiberIfFocusable",
      "traverseVisibleInstancesAndTextInstances",
      "unobserveChild",
      "validateDocumentPositionWithFiberTree",
    ],
    statements: ["FragmentInstance.prototype."],
  },
  "elements that are drawn in the head, and files that are loaded ahead": {
    used: /<(?:link|meta|title|style|script)\b|\b(?:preload|preinit|preconnect)(?:Module)?\(|\bprefetchDNS\(/,
    functions: [
      ["isHostHoistableType", "return false"],
      "acquireResource",
      "adoptPreloadPropsForScript",
      "adoptPreloadPropsForStylesheet",
      "checkIfFullyUnsuspended",
      "createHoistableInstance",
      "estimateBandwidth",
      "estimateImageBytes",
      "getHydratableHoistableCache",
      "getResource",
      "getResourcesFromRoot",
      "getScriptKey",
      "getScriptSelectorFromKey",
      "getStyleKey",
      "getStylesheetSelectorFromKey",
      "insertStylesheet",
      "insertStylesheetIntoRoot",
      "insertSuspendedStylesheets",
      "isLikelyStaticResource",
      "markNodeAsHoistable",
      "mountHoistable",
      "onUnsuspend",
      "onUnsuspendImg",
      "preconnect",
      "preconnectAs",
      "prefetchDNS",
      "preinitModuleScript",
      "preinitScript",
      "preinitStyle",
      "preload",
      "preloadModule",
      "preloadResource",
      "preloadResourceAndSuspendIfNeeded",
      "preloadStylesheet",
      "stylesheetPropsFromRawProps",
      "suspendInstance",
      "suspendResource",
      "waitForImageToLoad",
    ],
  },
  "actions of forms": {
    used: /\b(?:useActionState|useFormStatus|requestFormReset)\b|<(?:form|button|input)\b[^>]*\b(?:a|formA)ction=\{/,
    functions: [
      "actionStateActionEffect",
      "actionStateReducer",
      "coerceFormActionProp",
      "dispatchActionState",
      "ensureFormComponentIsStateful",
      "handleActionReturnValue",
      "mountActionState",
      "notifyActionListeners",
      "onActionError",
      "onActionSuccess",
      "recursivelyResetForms",
      "requestFormReset",
      "requestFormReset$1",
      "rerenderActionState",
      "runActionStateAction",
      "startHostTransition",
      "updateActionState",
      "updateActionStateImpl",
    ],
  },
  "lists of parts that wait for each other, and parts that are hidden": {
    used: /\bSuspenseList\b|<Activity\s+\w+=/,
    functions: [
      "commitActivityHydrationCallbacks",
      "cutOffTailIfNeeded",
      "findLastContentRow",
      "initSuspenseListRenderState",
      "mountActivityChildren",
      "pushDehydratedActivitySuspenseHandler",
      "retryActivityComponentWithoutHydrating",
      "reverseChildren",
      "updateActivityComponent",
      "updateSuspenseListComponent",
    ],
  },
  "names of the components around a mistake": {
    used: /\b(?:componentStack|captureOwnerStack)\b/,
    functions: [
      "describeBuiltInComponentFrame",
      "describeFiber",
      "describeNativeComponentFrame",
      "getComponentNameFromType",
      ["getStackByFiberInDevAndProd", "return ''"],
    ],
  },
  "elements of one's own": {
    used: /<[a-z]+-[a-z]/,
    functions: ["setPropOnCustomElement"],
  },
  "styles of an element": {
    used: /\bstyle=\{/,
    functions: ["setValueForStyle", "setValueForStyles"],
  },
  "roots without HTML from the host, and looking for elements": {
    used: /\b(?:createRoot|findDOMNode)\b/,
    functions: ["findCurrentFiberUsingSlowPath", "findCurrentHostFiberImpl"],
    statements: ["exports.createRoot = ", "ReactDOMSharedInternals.findDOMNode = "],
  },
};

/** Leaves out of react-dom what the site does not use. */
export function onlyUsedOfReact(): Plugin {
  return {
    name: "only-used-of-react",
    transform: {
      filter: { id: /node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: withoutUnused(code, Object.values(unusedOfReact)), map: null }),
    },
  };
}

/** The code of react-dom without some features. Fails where another version has not what would be left out. */
export function withoutUnused(code: string, features: readonly UnusedFeature[]): string {
  const bodies = new Map(
    features.flatMap(({ functions }) =>
      functions.map((one) => (typeof one === "string" ? [one, ""] : one) as [string, string]),
    ),
  );
  const starts = features.flatMap(({ statements = [] }) => statements);
  const missing = new Set([...bodies.keys(), ...starts]);
  const kept: string[] = [];
  let end = 0;
  const leaveOut = (name: string, from: number, to: number, instead: string) => {
    missing.delete(name);
    kept.push(code.slice(end, from), instead);
    end = to;
  };
  for (const statement of parseAst(code).body) {
    const name = statement.type === "FunctionDeclaration" ? (statement.id?.name ?? "") : "";
    const body = bodies.get(name);
    const start = starts.find((one) => code.startsWith(one, statement.start));
    if (statement.type === "FunctionDeclaration" && statement.body && body !== undefined)
      leaveOut(name, statement.body.start, statement.body.end, `{${body}}`);
    else if (start !== undefined) leaveOut(start, statement.start, statement.end, "");
  }
  if (missing.size > 0)
    throw new Error(
      `This version of react-dom has no ${[...missing].join(", ")}: look for what has replaced it, and change scripts/unused-of-react.ts`,
    );
  return kept.join("") + code.slice(end);
}
