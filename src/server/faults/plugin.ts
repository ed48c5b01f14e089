import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FAULTS_PATH, type FaultsReport } from '../../contract/faults';
import { invalidInput } from '../problems';
import type { FaultPanel, FaultRule } from './faultRules';
import { readScenario } from './scenario';

const codes: Readonly<Record<number, string>> = {
  401: 'INVALID_SESSION_ID',
  403: 'INSUFFICIENT_ACCESS',
  404: 'ITEM_NOT_FOUND',
  409: 'CHECKOUT_CONFLICT',
  410: 'CHECKOUT_EXPIRED',
  422: 'INVALID_API_INPUT',
  429: 'REQUEST_LIMIT_EXCEEDED',
  500: 'UNKNOWN_EXCEPTION',
  503: 'SERVER_UNAVAILABLE',
};

const isFailure = (status: number): boolean => status >= 400;

/** The body that is sent instead of the server's. */
function bytesOf({ answer, body, errorCode }: FaultRule): string {
  if (body !== undefined) return JSON.stringify(body);
  if (typeof answer !== 'number') return '{"cartSummary": <!doctype html>';
  if (!isFailure(answer)) return '';
  return JSON.stringify([
    { errorCode: errorCode ?? codes[answer] ?? 'UNKNOWN_EXCEPTION', message: 'A fault of the scenario.' },
  ]);
}

function address(request: FastifyRequest, reply: FastifyReply, { answer, retryAfterSeconds }: FaultRule): void {
  if (typeof answer === 'number') void reply.code(answer);
  if (answer === 202) void reply.header('location', request.url);
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', retryAfterSeconds);
  void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
}

/**
 * Makes calls fail as the panel's scenario says, and serves GET, PUT and DELETE of /dev/faults to change it while the
 * server runs. Never for an app in production.
 */
export function addFaults(app: FastifyInstance, panel: FaultPanel): void {
  const later = new WeakMap<FastifyRequest, FaultRule>();

  app.addHook('onRequest', async (request, reply) => {
    // The panel itself never fails.
    if (request.routeOptions.url === FAULTS_PATH) return;
    const rule = panel.strike(request.method, request.routeOptions.url ?? '');
    if (!rule) return;
    if (rule.delayMs !== undefined) await wait(rule.delayMs);
    if (rule.answer === undefined) return;
    request.log.info({ fault: rule }, 'a fault of the scenario');
    if (rule.done === true) {
      later.set(request, rule);
      return;
    }
    if (rule.answer === 'drop') {
      reply.hijack();
      reply.raw.destroy();
      return;
    }
    address(request, reply, rule);
    return reply.send(bytesOf(rule));
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const rule = later.get(request);
    if (!rule) return payload;
    if (rule.answer === 'drop') {
      reply.raw.destroy();
      // The connection is closed before anything is written to it.
      await wait(0);
      return payload;
    }
    address(request, reply, rule);
    for (const name of ['content-length', 'content-encoding', 'etag']) void reply.removeHeader(name);
    return bytesOf(rule);
  });

  app.get(FAULTS_PATH, async (): Promise<FaultsReport> => ({
    scenario: panel.scenario(),
    heard: panel.heard(),
    given: panel.given(),
    scenarios: await panel.files(),
  }));
  app.put(FAULTS_PATH, async (request, reply) => {
    const read = readScenario(request.body);
    if (!read.ok) throw invalidInput(read.problem);
    panel.play(read.value);
    return reply.code(204).send();
  });
  app.delete(FAULTS_PATH, async (_request, reply) => {
    panel.play(null);
    return reply.code(204).send();
  });
}
