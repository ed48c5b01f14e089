import type { SagaGenerator } from '../../kernel/effects';

/** Fetches the process that tells what the shopper does. Rejects when its file can't be had. */
export const fetchTracking = async (): Promise<() => SagaGenerator> => {
  const { trackingSaga } = await import(/* webpackChunkName: "part-tracking" */ './trackingSaga');
  return trackingSaga;
};
