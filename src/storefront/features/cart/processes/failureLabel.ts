import type { MessageDescriptor, MessageId } from '../../../messages';
import type { Notice } from '../../notices';
import type { ItemCommand } from '../cartSlice';

type Kind = ItemCommand['kind'];

/** The labels of a failure: of one command, and of several that failed for one reason. */
const labels = {
  add: { one: 'cart.notice.addFailed', several: 'cart.notice.addsFailed' },
  change: { one: 'cart.notice.changeFailed', several: 'cart.notice.changesFailed' },
  remove: { one: 'cart.notice.removeFailed', several: 'cart.notice.removesFailed' },
} as const;

/** Reasons that are none of a single product's: their text is true of several. */
const COMMON_REASONS: ReadonlySet<MessageId> = new Set([
  'cart.problem.cartFull',
  'cart.problem.cartGone',
  'cart.problem.accountGone',
  'cart.problem.busy',
  'cart.problem.tooManyCalls',
  'cart.problem.noAnswer',
  'cart.problem.serverDown',
  'cart.problem.waited',
  'cart.problem.refused',
]);

/** A label names this many products, the latest first, and counts the others. */
const NAMED = 3;
const SEPARATOR = ' · ';
/** Between the names of all products, which the label keeps to know one that fails again; it occurs in no name. */
const BETWEEN = '\n';

export const failureLabel = (kind: Kind, name: string | null): MessageDescriptor => ({
  id: labels[kind].one,
  values: { name: name ?? '', named: name === null ? 'no' : 'yes' },
});

/** A failed command: what it was to do, with which product, and why it failed. */
export interface FailedCommand {
  readonly kind: Kind;
  readonly name: string | null;
  readonly reason: MessageDescriptor;
}

/**
 * The label of a failure together with those that an earlier notice reports; null if that reports another kind or
 * reason, or if one of the products has no name.
 */
export function joinedLabel({ kind, name, reason }: FailedCommand, notice: Notice): MessageDescriptor | null {
  const { one, several } = labels[kind];
  const { id, values } = notice.label;
  const earlier = values?.[id === several ? 'all' : 'name'];
  if ((id !== one && id !== several) || name === null || typeof earlier !== 'string' || earlier === '') return null;
  if (notice.message?.id !== reason.id || !COMMON_REASONS.has(reason.id)) return null;
  const all = [...new Set([name, ...earlier.split(BETWEEN)])];
  if (all.length === 1) return failureLabel(kind, name);
  const names = all.slice(0, NAMED).join(SEPARATOR);
  return { id: several, values: { names, others: Math.max(0, all.length - NAMED), all: all.join(BETWEEN) } };
}
