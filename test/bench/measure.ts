import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Measured } from './benchTable';
import type { CallName, ScenarioName } from './scenarios.cjs';
import type { Goods } from './visitor.cjs';

/** How many visitors come at once. */
export const CONNECTIONS = 10;

interface Load {
  readonly connections: number;
  /** Together; as often as answers come without it. */
  readonly perSecond?: number;
}

/** A server and what its visitors buy. */
export interface Subject {
  readonly origin: string;
  readonly goods: readonly Goods[];
}

/** One load of a server, from a process of its own. */
export async function measure(
  subject: Subject,
  scenario: ScenarioName | CallName,
  round: string,
  seconds: number,
  load: Load = { connections: CONNECTIONS },
) {
  const wanted = { ...subject, ...load, scenario, seconds, round };
  const script = path.join(__dirname, 'load.cjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, JSON.stringify(wanted)]);
  return JSON.parse(stdout) as Measured;
}
