/**
 * Takes a label out of all switches: what follows it is no longer reached, unless another label leads there too. Where
 * it is the first of a switch, one that nothing equals takes its place.
 */
const withoutLabel = (label, times, timesFirst) => [
  [new RegExp(`(?<=\\{\\s*)case ${label}:`, 'g'), 'case NaN:\nbreak;', timesFirst],
  [`case ${label}:`, '', times],
];

/**
 * Element kinds that the shop never renders, by the tag of their fibers. Where React switches over tags, the case of
 * this kind is removed: its branch becomes unreachable, and every other tag behaves as before. Creating such an element
 * is refused like any unknown type.
 */
const kinds = [
  // Suspense lists
  ...withoutLabel('REACT_SUSPENSE_LIST_TYPE', 2, 0),
  ...withoutLabel('19', 10, 0),
  ['19 === ', 'false && ', 2],
  // Activities
  ...withoutLabel('REACT_ACTIVITY_TYPE', 1, 1),
  ...withoutLabel('31', 12, 3),
  ['31 === ', 'false && ', 7],
  // View transitions
  ...withoutLabel('REACT_LEGACY_HIDDEN_TYPE', 1, 0),
  ...withoutLabel('REACT_VIEW_TRANSITION_TYPE', 2, 0),
  ...withoutLabel('30', 13, 0),
  ['30 === ', 'false && ', 13],
  // Profilers, legacy hidden trees, caches
  ...withoutLabel('REACT_PROFILER_TYPE', 2, 0),
  ...withoutLabel('12', 7, 0),
  ...withoutLabel('23', 7, 0),
  ...withoutLabel('24', 9, 1),
];

/** Elements of the document itself and of its head: the shop's root is an element of the body. */
const documentElements = [
  [
    'fiberTag = isHostHoistableType(\n      type,\n      pendingProps,\n      contextStackCursor.current\n    )\n' +
      '      ? 26\n      : "html" === type || "head" === type || "body" === type\n        ? 27\n        : 5;',
    'fiberTag = 5;',
  ],
  ...withoutLabel('26', 10, 5),
  ['26 === ', 'false && ', 5],
  ...withoutLabel('27', 16, 4),
  ['27 === ', 'false && ', 16],
  [/ && 27 !== (?:\w+\.tag|_instance\d?)\b/g, '', 8],
  [
    '  r: requestFormReset,\n  D: prefetchDNS,\n  C: preconnect,\n  L: preload,\n  m: preloadModule,\n' +
      '  X: preinitScript,\n  S: preinitStyle,\n  M: preinitModuleScript\n',
  ],
  ['ReactDOMSharedInternals.d = {', 'ReactDOMSharedInternals.d = {\n  ...previousDispatcher,'],
];

/** What starts, measures and ends view transitions at a commit. */
const viewTransitions = [
  ['committedLanes = (committedLanes & 335544064) === committedLanes;', 'committedLanes = false;'],
  [
    'isViewTransitionEligible =\n    (committedLanes & 335544064) === committedLanes;',
    'isViewTransitionEligible = false;',
    2,
  ],
  ['isViewTransitionEligible = (lanes & 335544064) === lanes;', 'isViewTransitionEligible = false;'],
  ['  shouldStartViewTransition\n    ? ', '  false\n    ? '],
  [/^ViewTransitionPseudoElement\.prototype\.\w+ = function/gm, 'false && function', 3],
];

/**
 * Actions of forms that are functions: the shop's forms have addresses, and `onSubmit`. What a function would do at a
 * submit, and what a submit before hydration would be kept for.
 */
const formActions = [
  [/^ +extractEvents\$1\(\s+dispatchQueue,\s+domEventName,\s+targetInst,\s+nativeEvent,\s+nativeEventTarget\s+\);$/gm],
  ['i = (unblocked.ownerDocument || unblocked).$$reactFormReplay;', 'i = null;'],
  [
    'if ("function" === typeof value) {\n        domElement.setAttribute(',
    'if (false) {\n        domElement.setAttribute(',
  ],
  ['"function" === typeof prevValue &&\n          ("formAction" === key', 'false &&\n          ("formAction" === key'],
];

/** Refs to fragments. */
const fragmentReferences = [
  ['case 7:\n          if (null === current.stateNode) {', 'if (null === current.stateNode) {'],
  ['return fiber && 7 === fiber.tag && null !== fiber.stateNode;', 'return false;'],
  [/^FragmentInstance\.prototype\.\w+ = function/gm, 'false && function', 12],
];

/** Hooks that neither the shop nor its packages call. */
const uncalled = [
  'useDeferredValue',
  'useTransition',
  'useFormState',
  'useActionState',
  'useOptimistic',
  'useHostTransitionStatus',
  'useMemoCache',
  'useCacheRefresh',
  'useImperativeHandle',
];

/** The uncalled hooks in each of the four lists of hooks. */
const hooks = [
  [
    new RegExp(`^    (?:${uncalled.join('|')}): (?:function [^]*?\\n    \\}|[\\w$]+),\\n`, 'gm'),
    '',
    4 * uncalled.length,
  ],
];

/** `require("react-dom")` is written at each use of one of its names, so that webpack sees which names nobody uses. */
const requires = [
  [',\n  ReactDOM = require("react-dom");', ';'],
  ['ReactDOM.__DOM_INTERNALS', 'require("react-dom").__DOM_INTERNALS'],
];

module.exports = {
  reactDom: [
    ...kinds,
    ...documentElements,
    ...viewTransitions,
    ...formActions,
    ...fragmentReferences,
    ...hooks,
    ...requires,
  ],
};
