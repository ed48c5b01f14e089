/**
 * Names that are no longer used, each with what to write instead. Lint denies them in code, a test in the names of
 * files, folders and messages (test/build/words.test.ts).
 */
const retiredNames = [
  [/Look$/, 'styles, in a file that ends in .styles.ts'],
  [/[aA]ctedFor/, 'effectiveAccount'],
  [/[oO]rdersNothing/, 'isStaff'],
  [/[iI]nHand/, 'selection'],
  [/^createTap$/, 'createActionBuffer'],
  [/^createPart$|^(load|await)(All)?Parts?$/, 'lazyComponent and its load'],
  [/^comesSoon$/, "a lazy component with 'idle'"],
  [/^readShell$/, 'loadPageData'],
  [/^callWithRepeats$/, 'withRepeats'],
  [/(Cart|Checkout|Address|Coupon|Batch)Operation|^[wW]ish|Wish/, 'command'],
  [/NamesAtWork/, 'LocalLocks'],
  [/^sayLocked$/, 'withLock'],
  [/^[fF]ate([A-Z]|$)/, 'resolved link'],
  [/Trouble|^troubles/, 'fallback'],
  // Allowed is `preserveErrorsTold`: recordings contain it as the name of an action.
  [/^(told|tell([A-Z]|$))|^toTell$|(?<!preserveErrors)Told$/, 'notified, notify…, or what it is'],
  [/[a-z]Goods$|^Goods[A-Z]|^goods(Of|For|Lines|Pages|Set|Target)/, 'products, lines'],
  [/^soon$|(void|mail|work)Soon$/, 'schedule…'],
  [/^followLateParts$/, 'onComponentShown'],
  [/^needs$/, 'page data, or required…'],
  [/^lie[A-Z]/, 'wrong…'],
  [/^desk$/, 'toolbar, or what it is'],
  [/^Outside$/, "services, the thunk's extra argument"],
  // Allowed is `contentPlaces`: recordings contain it as the name of an endpoint.
  [
    /^Place$|^place(In$|Of)|PlaceName$|(?<!^content)(?<=[a-z])Places$|^places[A-Z]/,
    'index, position, path, address: what it is',
  ],
];

module.exports = { retiredNames };
