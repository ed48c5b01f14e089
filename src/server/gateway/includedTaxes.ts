import type { FastifyInstance } from 'fastify';
import { request } from 'undici';
import { LATE_PATHS } from '../../contract/latePaths';
import { pathTo } from '../../contract/paths';
import { StartProblem } from '../StartProblem';

/** Whether prices include their tax; unknown: the commerce server does not say at the moment. */
type Included = 'yes' | 'no' | 'unknown';

/** How long a start waits for the commerce server at most, in ms: the gateway may start before that server does. */
const START_WAIT_MS = 3_000;

/** Whether this is the JSON of an application context whose tax type is Gross. */
function isGross(context: string): boolean {
  try {
    const value: unknown = JSON.parse(context);
    return typeof value === 'object' && value !== null && 'taxType' in value && value.taxType === 'Gross';
  } catch {
    return false;
  }
}

export interface IncludedTaxes {
  /**
   * Whether prices include their tax, or may include it, by this application context (JSON) that the commerce server
   * has just answered.
   */
  readonly areIn: (context: string) => Promise<boolean>;
  /** What is wrong, and what the operator can do about it. */
  readonly problem: string;
}

/**
 * Guards the pages against prices that include their tax. The pages show every price as one without VAT. In a Gross
 * store they add the product's tax to it (TAX-02), because a Comptoir server's prices never include it; any other
 * server's Gross prices do, and the tax would be added twice. A start in front of such a store fails with a
 * `StartProblem`. If the commerce server cannot be asked at the start, or its store is changed to Gross later, the
 * gateway must refuse its application contexts (`areIn`).
 */
export async function guardIncludedTaxes({ settings, webstore, log }: FastifyInstance): Promise<IncludedTaxes> {
  const { commerceOrigin, commerceTimeoutMs } = settings;
  if (commerceOrigin === null) throw new Error('A gateway needs a COMMERCE_ORIGIN.');
  const problem = `COMMERCE_ORIGIN ${commerceOrigin} leads to a store whose prices include their tax (its taxType is Gross): these pages would add it once more. Choose a store whose taxType is Net.`;
  let isComptoir: boolean | null = null;

  const ask = async (path: string, waitMs: number) => {
    try {
      const { statusCode, body } = await request(commerceOrigin + path, { signal: AbortSignal.timeout(waitMs) });
      return { statusCode, text: await body.text() };
    } catch (error) {
      log.warn({ err: error, path }, 'the commerce server could not be asked whether its prices include their tax');
      return { statusCode: 0, text: '' };
    }
  };

  const includedIn = async (context: string, waitMs: number): Promise<Included> => {
    if (!isGross(context)) return 'no';
    if (isComptoir === null) {
      // Only a Comptoir server has this call; other servers answer 404.
      const { statusCode } = await ask(LATE_PATHS.siteConfiguration, waitMs);
      if (statusCode !== 200 && statusCode !== 404) return 'unknown';
      isComptoir = statusCode === 200;
    }
    return isComptoir ? 'no' : 'yes';
  };

  const waitMs = Math.min(commerceTimeoutMs, START_WAIT_MS);
  const { webstoreId } = webstore.current();
  const { statusCode, text } = await ask(pathTo('applicationContext', { webstoreId }), waitMs);
  if (statusCode === 200 && (await includedIn(text, waitMs)) === 'yes') throw new StartProblem(problem);
  return { areIn: async (context) => (await includedIn(context, commerceTimeoutMs)) !== 'no', problem };
}
