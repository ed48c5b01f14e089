import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Measured } from './tables/benchTable';
import type { CallName, ScenarioName } from './load/scenarios.cjs';
import type { OrderableProduct } from './load/visitor.cjs';

/** The number of concurrent visitors. */
export const CONNECTIONS = 10;

interface Load {
  readonly connections: number;
  /** The rate of all visitors together, in calls a second; without it, each calls again as soon as it has an answer. */
  readonly perSecond?: number;
}

/** A server and the products that its visitors buy. */
export interface Subject {
  readonly origin: string;
  readonly orderable: readonly OrderableProduct[];
}

/** Loads a server once, from a process of its own. */
export async function measure(
  subject: Subject,
  scenario: ScenarioName | CallName,
  round: string,
  seconds: number,
  load: Load = { connections: CONNECTIONS },
) {
  const wanted = { ...subject, ...load, scenario, seconds, round };
  const script = path.join(__dirname, 'load/load.cjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, JSON.stringify(wanted)]);
  return JSON.parse(stdout) as Measured;
}
