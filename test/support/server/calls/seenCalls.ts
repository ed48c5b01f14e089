import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SEEN_CALLS } from '../../jest/runs/unprovenCalls.cjs';

const seen = new Set<string>();

function see(line: string): void {
  const images = process.env['TEST_IMAGES'];
  if (seen.has(line) || images === undefined) return;
  seen.add(line);
  appendFileSync(path.join(images, `${SEEN_CALLS}${process.pid}`), `${line}\n`);
}

const namesIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];

/**
 * Writes down for the end of a run that a call was answered: with these codes, if it was refused; otherwise which
 * options of its query and fields of its body it had.
 */
export function seeCall(
  { method, routeOptions, url, body }: FastifyRequest,
  { statusCode }: FastifyReply,
  codes: readonly string[],
): void {
  const call = `${method} ${routeOptions.url ?? ''}`;
  if (statusCode >= 400) {
    for (const code of codes) see(`${call} ${String(statusCode)} ${code}`);
    return;
  }
  see(`${call} OK`);
  // Read from the address as it was sent, because the validator fills in defaults.
  for (const name of new URL(url, 'http://localhost').searchParams.keys()) see(`${call} ?${name}`);
  for (const name of namesIn(body)) see(`${call} .${name}`);
}
