import type { DeliveryBreak } from '../../../commerce/delivery/standingDates';
import type { ChangeStandingDeliveryBody } from '../../../contract/orders/standingDelivery';

/** The parts of a standing delivery that change. */
export interface StandingState {
  readonly status: ChangeStandingDeliveryBody['status'];
  readonly breaks: readonly DeliveryBreak[];
}

/**
 * A standing delivery in another status, from the day `changesFrom` on; null: it was stopped, which is final. The same
 * status again changes nothing.
 */
export function changeStanding(
  state: StandingState,
  status: StandingState['status'],
  changesFrom: string,
): StandingState | null {
  if (status === state.status) return state;
  if (state.status === 'Stopped') return null;
  const ended = state.breaks.filter(({ until }) => until !== null);
  const open = state.breaks.find(({ until }) => until === null);
  if (status !== 'Active') return { status, breaks: [...ended, open ?? { from: changesFrom, until: null }] };
  // A break that would end on or before the day on which it begins has cancelled nothing.
  const taken = open === undefined || open.from >= changesFrom ? [] : [{ from: open.from, until: changesFrom }];
  return { status, breaks: [...ended, ...taken] };
}
