/* The player of recordings without its page. */
import { gzipSync } from 'node:zlib';
import type { ReplayStore } from '../../src/journal/replay/replayStore';
import { createPlayer } from '../../src/support/player/createPlayer';
import { KEPT_EVERY } from '../../src/support/player/openRecording';
import { recordingOf, walkedActions } from '../support/journal/walkedShop';
import { visit } from '../support/storefront/openCheckout';
import { startShopServer } from '../support/storefront/startShopServer';

const LENGTH = 3_000;
let text: string;

beforeAll(async () => {
  const server = await startShopServer();
  text = recordingOf(await walkedActions(await visit(server), ['beurre', 'lait']), LENGTH);
  await server.close();
});
afterEach(() => jest.restoreAllMocks());

function openPlayer() {
  const shown: ReplayStore<unknown>[] = [];
  const { player, recording, onCompared } = createPlayer(({ store }) => shown.push(store));
  const words: string[] = [];
  onCompared((line, lines) => words.push(`${line}/${lines}`));
  return { player, recording, words, shown, store: () => shown.at(-1) };
}

/** The clock advances by a millisecond each time it is read: a slice is about ten steps on a machine of any speed. */
function countSteps() {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 1));
}

it('a recording opens plain or gzipped at its first state, and each position is the state of that action', async () => {
  for (const recording of [text, new Blob([gzipSync(text)])]) {
    const { player, recording: opened, store } = openPlayer();
    expect(await player.open(recording)).toEqual([LENGTH]);
    expect(store()?.position()).toBe(0);
    expect(await player.seek(0, 1)).toBe(true);
    expect(store()?.position()).toBe(1);
    expect(opened()?.parts).toHaveLength(1);
  }
});

it('every state is compared in the background, and what it has passed is reached without computing the way again [REP-06]', async () => {
  const { player, words, store } = openPlayer();
  await player.open(text);
  expect(await player.verified()).toMatchObject({ ok: true, actions: LENGTH, states: LENGTH + 1, diverging: 0 });
  expect(store()?.snapshots()).toBe(LENGTH / KEPT_EVERY + 1);
  // The lines are header, snapshot, actions and end.
  expect(words.at(-1)).toBe(`${LENGTH + 3}/${LENGTH + 3}`);
  expect(words.length).toBeGreaterThan(LENGTH / 500);
});

it('a recording that was altered is shown, and what comparing found names the place [REP-06]', async () => {
  const { player } = openPlayer();
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.includes('"type":"cart/processingBegan"'));
  lines[at] = lines[at]?.replace('cart/processingBegan', 'cart/processingEnded') ?? '';
  expect(await player.open(lines.join('\n'))).toEqual([LENGTH]);
  expect(await player.verified()).toMatchObject({
    ok: false,
    firstDivergence: { seq: at - 2, type: 'cart/processingEnded', slices: ['cart'] },
  });
});

it('what is no recording, or one of another format, is refused by its reason, and what is open stays [REP-08]', async () => {
  const { player, store } = openPlayer();
  await player.open(text);
  const before = store();
  const [header = '', ...rest] = text.split('\n');
  const other = [header.replace('"format":1', '"format":99'), ...rest].join('\n');
  await expect(player.open(other)).rejects.toThrow('opens a part in journal format 99; this release reads format 1');
  await expect(player.open('')).rejects.toThrow('This is no recording: it has no part.');
  await expect(player.open('hello')).rejects.toThrow('line 1 is not JSON');
  await expect(player.open(`${header}\n`)).rejects.toThrow('the log has no snapshot to begin with');
  await expect(player.open(new Blob([gzipSync(text).subarray(0, 500)]))).rejects.toThrow();
  expect(store()).toBe(before);
  expect(await player.seek(0, 5)).toBe(true);
  await expect(player.seek(1, 5)).rejects.toThrow('The recording has no part 1.');
});

it('reading, comparing and moving leave the page to answer every few steps', async () => {
  countSteps();
  const { player } = openPlayer();
  let tasks = 0;
  let isOver = false;
  const count = () => {
    tasks += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await player.open(text);
  const before = tasks;
  await player.seek(0, LENGTH);
  expect(tasks - before).toBeGreaterThanOrEqual(LENGTH / 10);
  const moved = tasks;
  await player.verified();
  isOver = true;
  expect(tasks - moved).toBeGreaterThanOrEqual(LENGTH / 10);
});

it('a move takes the place of one that is on its way, and comparing waits for it', async () => {
  countSteps();
  const { player, store, words } = openPlayer();
  await player.open(text);
  const first = player.seek(0, LENGTH);
  const second = player.seek(0, 700);
  expect(await Promise.all([first, second])).toEqual([false, true]);
  expect(store()?.position()).toBe(700);
  expect(words).toEqual([`0/${LENGTH + 3}`]);
  expect((await player.verified())?.ok).toBe(true);
});

it('opening another recording ends comparing the one before', async () => {
  countSteps();
  const { player } = openPlayer();
  await player.open(text);
  const before = player.verified();
  await player.open(recordingOf([{ type: 'x' }], 3));
  expect(await before).toBeUndefined();
  expect(await player.verified()).toMatchObject({ ok: true, actions: 3 });
});

it('of two recordings that are opened at once the later one stays, however long the other takes', async () => {
  countSteps();
  const { player, store } = openPlayer();
  const long = player.open(text);
  const short = player.open(recordingOf([{ type: 'x' }], 3));
  await expect(long).rejects.toThrow('Another recording was opened meanwhile.');
  expect(await short).toEqual([3]);
  expect(store()?.length).toBe(3);
});
