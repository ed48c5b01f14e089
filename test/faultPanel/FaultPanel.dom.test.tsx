import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FaultsReport, Scenario } from '../../src/contract/faults';
import { FaultPanel } from '../../src/faultPanel/FaultPanel';
import type { FaultDoor } from '../../src/faultPanel/faultDoor';
import { createFaultPanel } from '../../src/server/faults/faultRules';
import { openFaults, readScenario } from '../../src/server/faults/scenario';

/** The server's own panel with the built-in scenarios, answering as its route would. */
async function openPanel({ isOpenAtFirst = false, broken = false } = {}) {
  const opened = await openFaults({ NODE_ENV: 'development' }, process.cwd());
  const server = (opened.ok ? opened.value : null) ?? createFaultPanel();
  const played: (Scenario | null)[] = [];
  const door: FaultDoor = {
    read: async (): Promise<FaultsReport> => {
      if (broken) throw new Error('Failed to fetch');
      const [scenario, heard, given] = [server.scenario(), server.heard(), server.given()];
      return { scenario, heard, given, scenarios: await server.files() };
    },
    play: async (scenario) => {
      const read = scenario === null ? null : readScenario(scenario);
      if (read?.ok === false) throw new Error(read.problem);
      played.push(scenario);
      server.play(scenario);
    },
  };
  render(<FaultPanel door={door} isOpenAtFirst={isOpenAtFirst} />);
  return { server, played, user: userEvent.setup() };
}
const rule = (number: number) => within(screen.getByRole('group', { name: new RegExp(`^Rule ${String(number)}`) }));

test('a scenario of a file is chosen, played, seen at work and stopped, by keyboard alone', async () => {
  const { server, user } = await openPanel();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Faults');
  await user.keyboard('{Enter}');
  const panel = within(await screen.findByRole('dialog', { name: 'Faults on purpose' }));
  await user.selectOptions(await panel.findByLabelText('Scenario'), 'busyCheckout');
  expect(rule(1).getByLabelText<HTMLInputElement>('Call').value).toBe('PATCH checkout');
  expect(panel.getAllByRole('group')).toHaveLength(3);
  panel.getByRole('button', { name: 'Play' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(server.scenario()?.seed).toBe(7));

  expect(
    server.strike('PATCH', '/services/data/:version/commerce/webstores/:webstoreId/checkouts/:checkoutId')?.answer,
  ).toBe(409);
  await panel.findByText('PATCH checkout', undefined, { timeout: 5000 });
  expect(rule(1).getByText('1 call matched')).toBeTruthy();
  panel.getByRole('button', { name: 'Stop' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(server.scenario()).toBeNull());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Faults');
});

test('rules are written, changed and removed; what is wrong with them is said, and nothing of it is played', async () => {
  const { server, played, user } = await openPanel({ isOpenAtFirst: true });
  await screen.findByRole('group', { name: /^Rule 1/ });
  const type = async (label: string, text: string) => {
    const field = rule(1).getByLabelText(label);
    await user.clear(field);
    if (text !== '') await user.type(field, text);
  };
  await type('Call', 'POST nothing');
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect((await screen.findByRole('alert')).textContent).toContain('"POST nothing" names no call');
  await type('Call', 'POST cartItems');
  await type('Chance', 'often');
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Chance is no number');
  expect(played).toEqual([]);

  await type('Chance', '0,5');
  await type('Which calls', '');
  await type('Delay', '250');
  await user.selectOptions(rule(1).getByLabelText('Answer'), 'drop');
  await user.click(rule(1).getByLabelText('The server carries out the call anyway'));
  await user.clear(screen.getByLabelText('Seed'));
  await user.type(screen.getByLabelText('Seed'), '42');
  await user.click(screen.getByRole('button', { name: 'Add a rule' }));
  await user.click(rule(2).getByRole('button', { name: 'Remove rule 2' }));
  expect(document.activeElement?.textContent).toBe('Add a rule');
  await user.click(screen.getByRole('button', { name: 'Play' }));
  const rules = [{ call: 'POST cartItems', answer: 'drop', chance: 0.5, delayMs: 250, done: true }];
  await waitFor(() => expect(server.scenario()).toEqual({ seed: 42, rules }));
  expect(screen.queryByRole('alert')).toBeNull();
  await screen.findByRole('button', { name: 'Play from the start' });
});

test('a server that cannot be reached is said', async () => {
  await openPanel({ isOpenAtFirst: true, broken: true });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch');
});
