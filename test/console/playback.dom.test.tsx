import { act, fireEvent, screen, within } from '@testing-library/react';
import { sessionPageAddress, SUPPORT_PAGES } from '../../src/contract/recordings/supportPages';
import { SPEEDS } from '../../src/support/playback/playbackSlice';
import { differencesBetween } from '../../src/journal/differences';
import { frenchSummary } from '../support/console/frenchSummary';
import { openConsole } from '../support/console/openConsole';
import { sendSession } from '../support/console/sendSession';
import { plain } from '../support/plain';
import type { TestServer } from '../support/server/testServer';
import { startShopServer } from '../support/storefront/startShopServer';

let server: TestServer;
let session = '';
let text = '';
beforeEach(async () => {
  server = await startShopServer();
  ({ session, text } = await sendSession(server));
});
afterEach(async () => {
  jest.useRealTimers();
  await server.close();
});

const open = () => openConsole(server, sessionPageAddress(session));
type Console = Awaited<ReturnType<typeof open>>;

const press = (key: string, shiftKey = false) => fireEvent.keyDown(document.body, { key, shiftKey });
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Position' });
const button = (name: string) => screen.getByRole('button', { name });
const stands = (page: Console, position: number) =>
  `position ${position} is shown instead of ${page.playback().position}`;
const goes = (page: Console, what: () => unknown, position: number) =>
  page.perform(what, stands(page, position), () => page.playback().position === position);

test('steps, seeks and marks lead to exact states by buttons, by keys and by the range; no end is passed [REP-05]', async () => {
  const page = await open();
  const store = () => page.player.parts()[0]?.store;
  const last = Number(slider().max);
  expect(last).toBe(store()?.length);

  await goes(page, () => fireEvent.change(slider(), { target: { value: '5' } }), 5);
  expect(store()?.position()).toBe(5);
  await goes(page, () => press('ArrowRight'), 6);
  await goes(page, () => button('Une action en arrière').click(), 5);
  await goes(page, () => press('ArrowLeft'), 4);
  await goes(page, () => button('Une action en avant').click(), 5);
  expect(store()?.position()).toBe(5);

  const errors = (page.player.outlines()[0]?.actions ?? []).flatMap(({ mark }, index) =>
    mark === 'error' ? [index + 1] : [],
  );
  expect(errors.length).toBeGreaterThan(1);
  const [first = 0, second = 0] = errors;
  await goes(page, () => press('ArrowRight', true), first);
  await goes(page, () => button('Erreur suivante').click(), second);
  await goes(page, () => press('ArrowLeft', true), first);
  // After the last error comes the first one again.
  await goes(page, () => fireEvent.change(slider(), { target: { value: String(last) } }), last);
  await goes(page, () => press('ArrowRight', true), first);

  await goes(page, () => fireEvent.change(slider(), { target: { value: '0' } }), 0);
  press('ArrowLeft');
  await goes(page, () => press('ArrowRight'), 1);
  expect(page.store.getState().playback.isPlaying).toBe(false);
});

test('keys that a field uses itself do not move the recording', async () => {
  const page = await open();
  await goes(page, () => fireEvent.change(slider(), { target: { value: '5' } }), 5);
  for (const field of [screen.getByLabelText('Chercher une action'), screen.getByLabelText('Vitesse'), slider()])
    for (const key of [' ', 'ArrowLeft', 'ArrowRight']) fireEvent.keyDown(field, { key });
  fireEvent.keyDown(button('Exporter'), { key: ' ' });
  await goes(page, () => press('ArrowRight'), 6);
  expect(page.store.getState().playback.isPlaying).toBe(false);
});

test('it plays to the end at each speed, the faster the sooner, and holds where it is paused [REP-05]', async () => {
  const page = await open();
  const last = Number(slider().max);
  jest.useFakeTimers({ advanceTimers: false });
  const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const seek = async (position: number) => {
    fireEvent.change(slider(), { target: { value: String(position) } });
    await advance(50);
    expect(page.playback().position).toBe(position);
  };
  /** Plays from the beginning to the end; returns how long that took, in steps of 10 ms. */
  const timeOf = async (speed: number) => {
    fireEvent.change(screen.getByLabelText('Vitesse'), { target: { value: String(speed) } });
    await seek(0);
    press(' ');
    let ms = 0;
    for (; page.playback().isPlaying; ms += 10) await advance(10);
    expect(page.playback().position).toBe(last);
    return ms;
  };
  const times: number[] = [];
  for (const speed of SPEEDS) times.push(await timeOf(speed));
  // At twice the speed it takes less time, at first about half of it; but never less than a frame per step.
  for (const [index, ms] of times.slice(1, 4).entries()) expect(times[index] ?? 0).toBeGreaterThan(1.3 * ms);
  for (const [index, ms] of times.slice(1).entries()) expect(times[index]).toBeGreaterThanOrEqual(ms);

  fireEvent.change(screen.getByLabelText('Vitesse'), { target: { value: '0.5' } });
  await seek(0);
  fireEvent.click(button('Lire'));
  await advance((times[0] ?? 0) / 2);
  fireEvent.click(button('Mettre en pause'));
  const { position } = page.playback();
  expect(position).toBeGreaterThan(0);
  expect(position).toBeLessThan(last);
  await advance(10_000);
  expect(page.playback().position).toBe(position);
});

test('a minute in which nothing happened is shortened to a second and a half, or lasts a minute where that is wanted [REP-05]', async () => {
  const before = 10;
  const idle = text.replace(/^(\{"k":"action","n":(\d+),"t":)(\d+)/gm, (_line, start: string, n: string, t: string) =>
    Number(n) < before ? start + t : `${start}${Number(t) + 60_000}`,
  );
  const page = await openConsole(server, SUPPORT_PAGES.file);
  await page.perform(
    () =>
      fireEvent.drop(screen.getByText(/^Choisissez un enregistrement/), {
        dataTransfer: { files: [new Blob([idle])] },
      }),
    'the file is open and compared',
    () => page.playback().signature !== null || page.playback().failure !== null,
  );
  jest.useFakeTimers({ advanceTimers: false });
  const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  /** Plays from the last action before the pause; returns whether the next one is shown after each time, in ms. */
  const playedOn = async (...times: readonly number[]) => {
    fireEvent.change(slider(), { target: { value: String(before) } });
    await advance(50);
    expect(page.playback().position).toBe(before);
    press(' ');
    const isOn: boolean[] = [];
    for (const [index, ms] of times.entries()) {
      await advance(ms - (times[index - 1] ?? 0));
      isOn.push(page.playback().position > before);
    }
    return isOn;
  };
  expect(await playedOn(1_400, 1_600)).toEqual([false, true]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Raccourcir les pauses' }));
  expect(await playedOn(1_600, 59_000, 62_000)).toEqual([false, false, true]);
});

test('actions are filtered by feature and found by words, and a press on one shows its state and what it changed [REP-11]', async () => {
  const page = await open();
  const list = () => within(screen.getByRole('listbox', { name: 'Actions' }));
  const all = Number(slider().max);
  expect(screen.getByText(`${all} actions`, { normalizer: (text) => text.replace(/\s/g, ' ') })).toBeTruthy();

  await page.user.selectOptions(screen.getByLabelText('Domaine'), 'addItem');
  const shown = list()
    .getAllByRole('option')
    .map((option) => plain(option.querySelector('span')));
  expect(new Set(shown)).toEqual(new Set(['addItem · pending', 'addItem · rejected', 'addItem · fulfilled']));

  await page.user.type(screen.getByLabelText('Chercher une action'), 'rejected');
  const [refused] = list().getAllByRole('option');
  await page.perform(
    () => refused?.click(),
    'the refused call is shown',
    () =>
      /executeMutation\/rejected$/.test(page.player.outlines()[0]?.actions[page.playback().position - 1]?.type ?? ''),
  );
  expect(list().getByRole('option', { selected: true })).toBe(refused);
  const store = page.player.parts()[0]?.store;
  if (!store) throw new Error('A part is open.');
  await page.choosePanel('Différence');
  const { position } = page.playback();
  const expected = differencesBetween(store.stateBefore(position), store.getState());
  expect(expected.length).toBeGreaterThan(0);
  const differences = await within(screen.getByRole('region', { name: 'Différence' })).findAllByRole('listitem');
  expect(differences.map((line) => line.textContent)).toEqual(
    expected.map(({ path, before, after }) => `${path.join(' › ')}${frenchSummary(before)} ${frenchSummary(after)}`),
  );
  // The panel summarises the state of each step.
  await page.choosePanel('État');
  const state = () => plain(screen.getByRole('region', { name: 'État' }));
  const summaries = () =>
    Object.entries(store.getState() as object).map(([key, value]: [string, unknown]) =>
      plain(`${key} ${frenchSummary(value, typeof value === 'object' ? 60 : 400)}`),
    );
  for (const step of [position, position - 1, position + 1]) {
    if (page.playback().position !== step)
      await goes(page, () => fireEvent.change(slider(), { target: { value: String(step) } }), step);
    for (const summary of summaries()) expect(state()).toContain(summary);
  }
});

test('a link to a moment opens the session exactly there, and the address follows each move [REP-11]', async () => {
  const page = await openConsole(server, sessionPageAddress(session, { part: 1, action: 27 }));
  const { position } = page.playback();
  expect(page.player.momentOf({ part: 0, position })).toEqual({ part: 1, action: 27 });
  const replaced = jest.spyOn(window.history, 'replaceState');
  await goes(page, () => press('ArrowRight'), position + 1);
  await page.perform(
    () => undefined,
    'the address follows',
    () => replaced.mock.calls.some(([, , address]) => String(address).endsWith('?part=1&action=28')),
  );
});
