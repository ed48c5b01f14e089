import { FAULTS_PATH, type FaultsReport, type Scenario } from '../contract/faults';
import { withBase } from '../contract/pages/basePath';

/** Access to the faults of the development server. Each call rejects with what is wrong, in words. */
export interface FaultDoor {
  readonly read: () => Promise<FaultsReport>;
  /** Starts a scenario from the beginning; null: no more faults. */
  readonly play: (scenario: Scenario | null) => Promise<void>;
}

async function problemIn(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const [first] = Array.isArray(body) ? (body as readonly unknown[]) : [];
  const hasMessage = typeof first === 'object' && first !== null && 'message' in first;
  return hasMessage ? String(first.message) : `The server answered ${String(response.status)}.`;
}

async function call(method: 'GET' | 'PUT' | 'DELETE', body?: Scenario): Promise<Response> {
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(withBase(FAULTS_PATH), { method, ...(body === undefined ? {} : json) });
  if (!response.ok) throw new Error(await problemIn(response));
  return response;
}

export const browserDoor: FaultDoor = {
  // Checked edge: the server is of the same build and sends this form.
  read: async () => (await (await call('GET')).json()) as FaultsReport,
  async play(scenario) {
    await (scenario === null ? call('DELETE') : call('PUT', scenario));
  },
};
