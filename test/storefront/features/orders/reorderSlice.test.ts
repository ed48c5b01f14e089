import { reorderEvents, reorderReducer } from '../../../../src/storefront/features/orders';

it('an order again that is broken off because its session ended is over, and nobody is told of a failure', () => {
  const requested = reorderEvents.requested('1Os000000000001AAA');
  const asked = reorderReducer(undefined, requested);
  expect(asked.inFlight).toEqual(requested.payload);
  const broken = reorderReducer(asked, reorderEvents.failed({ ...requested.payload, code: 'ABORTED', status: 0 }));
  expect(broken).toEqual({ inFlight: null, outcome: null });
  const failed = reorderReducer(asked, reorderEvents.failed({ ...requested.payload, code: 'NO_ANSWER', status: 0 }));
  expect(failed.outcome).toMatchObject({ failed: { code: 'NO_ANSWER' } });
});
