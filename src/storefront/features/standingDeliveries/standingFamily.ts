import type { StandingDelivery } from '../../../contract/orders/standingDelivery';
import { request } from '../../api';
import type { WorkedFamily } from '../../api/commands';
import { standingApi } from './standingApi';
import { selectStanding, standingEvents, type ChangeCommand } from './standingSlice';

const { changeStandingDelivery } = standingApi.endpoints;

/** Pauses, resumes or stops a standing delivery. */
export const standingFamily: WorkedFamily<ChangeCommand, StandingDelivery> = {
  requests: [standingEvents.changeRequested],
  isTaken: (state, { commandId }) => selectStanding(state).inFlight?.commandId === commandId,
  send: (command) => request(changeStandingDelivery.initiate(command, { track: false })),
  succeeded: (command) => standingEvents.changed(command),
  failed: (command, { code }) => standingEvents.changeFailed({ ...command, code }),
};
