import { act, fireEvent, screen, within } from '@testing-library/react';
import { sessionPageAddress, SUPPORT_PAGES } from '../../src/contract/recordings/supportPages';
import { toDevTools } from '../../src/journal/devTools';
import { differencesBetween } from '../../src/journal/differences';
import type { JournalRecord } from '../../src/journal/format';
import { replayedShop } from '../../src/storefront/app/recording/replayedShop';
import {
  comparingWentOn,
  readingBegun,
  readingWentOn,
  recordingOpened,
} from '../../src/support/playback/playbackSlice';
import { devToolsInSteps } from '../../src/support/player/devToolsInSteps';
import { foundState } from '../../src/support/player/foundState';
import * as outlining from '../../src/support/player/outline/outline';
import type { RecordedPart } from '../../src/support/player/openRecording';
import * as files from '../../src/storefront/platform/files';
import { frenchSummary } from '../support/console/frenchSummary';
import { openConsole } from '../support/console/openConsole';
import { sendSession } from '../support/console/sendSession';
import { recordingOf, walkedActions } from '../support/journal/walkedShop';
import { plain } from '../support/plain';
import { supportAgent } from '../support/server/calls/recordingCalls';
import { visit } from '../support/storefront/openCheckout';
import { startShopServer } from '../support/storefront/startShopServer';
import type { TestServer } from '../support/server/testServer';
import { waitUntil } from '../support/waitUntil';

const LENGTH = 350;
let server: TestServer;
/** Two parts with the same actions. */
let text = '';
let session = '';
beforeAll(async () => {
  server = await startShopServer();
  const walked = await walkedActions(await visit(server), ['beurre']);
  text = [1, 2].map((part) => recordingOf(walked, LENGTH, part)).join('');
  ({ session } = await sendSession(server));
});
afterAll(() => server.close());
afterEach(() => jest.restoreAllMocks());

/** A `Blob` of Node: jsdom's cannot be read in pieces. */
const fileOf = (content: string): Promise<Blob> => new Response(content).blob();

async function openFile(content: string) {
  const file = await fileOf(content);
  const page = await openConsole(server, SUPPORT_PAGES.file);
  await page.perform(
    () =>
      fireEvent.change(screen.getByLabelText(/^Choisissez un enregistrement/), {
        target: { files: [file] },
      }),
    'the file is open and compared',
    () => page.playback().verification !== null || page.playback().failure !== null,
  );
  const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Position' });
  const goTo = (action: number) =>
    page.perform(
      () => fireEvent.change(slider(), { target: { value: String(action) } }),
      `state ${action} is shown`,
      () => slider().value === String(action),
    );
  return { ...page, slider, goTo };
}

function partIn({ player }: Awaited<ReturnType<typeof openFile>>, index = 0): RecordedPart {
  const part = player.parts()[index];
  if (!part) throw new Error(`The recording has a part ${index}.`);
  return part;
}

test('a recording is outlined once, however it is moved about in, filtered and looked at [REP-11]', async () => {
  const outlined = jest.spyOn(outlining, 'outlinePart');
  const page = await openFile(text);
  expect(outlined).toHaveBeenCalledTimes(2);
  const overview = page.player.overview();
  await page.goTo(LENGTH + 20);
  await page.user.type(screen.getByLabelText('Chercher une action'), 'search');
  await page.choosePanel('Appel');
  await page.choosePanel('Panier');
  expect(page.player.overview()).toBe(overview);
  expect(outlined).toHaveBeenCalledTimes(2);
});

test('while a recording is opened, it is said how much of it is read, then compared', async () => {
  const page = await openConsole(server, SUPPORT_PAGES.file);
  const [read, compared] = [new Set<number>(), new Set<number>()];
  const leave = page.store.subscribe(() => {
    const now = page.playback();
    if (now.status === 'reading') read.add(now.read);
    else if (!now.verification) compared.add(now.compared);
  });
  const file = await fileOf(text);
  await page.perform(
    () => fireEvent.drop(screen.getByText(/^Choisissez un enregistrement/), { dataTransfer: { files: [file] } }),
    'the file is compared',
    () => page.playback().verification !== null || page.playback().failure !== null,
  );
  leave();
  for (const percents of [read, compared]) {
    expect(percents.size).toBeGreaterThan(1);
    expect([...percents]).toEqual([...percents].sort((one, other) => one - other));
    expect(Math.max(...percents)).toBeLessThanOrEqual(100);
  }
  const said = () => plain(screen.getAllByRole('status')[0]);
  act(() => void page.store.dispatch(readingBegun()));
  expect(said()).toBe('Lecture de l’enregistrement…');
  act(() => void page.store.dispatch(readingWentOn(40)));
  expect(said()).toBe('Lecture de l’enregistrement : 40 %');
  act(() => void page.store.dispatch(recordingOpened({ lengths: [LENGTH, LENGTH] })));
  act(() => void page.store.dispatch(comparingWentOn(60)));
  expect(said()).toBe('Comparaison de chaque état : 60 %');
});

test('list and timeline count the same actions, filtered ones of all, across parts [REP-11]', async () => {
  const page = await openFile(text);
  const said = (pattern: RegExp) => screen.getAllByText(pattern).map(plain);
  expect(said(/^\d+ actions$/)).toEqual([`${2 * LENGTH} actions`]);
  // Each part has one state more than actions; positions are counted from 0.
  expect(page.slider().max).toBe(String(2 * LENGTH + 1));
  await page.goTo(2 * LENGTH + 1);
  expect(said(/^\d+ sur \d+$/)).toEqual([`${2 * LENGTH} sur ${2 * LENGTH}`]);
  expect(plain(page.slider().getAttribute('aria-valuetext'))).toMatch(`${2 * LENGTH} sur ${2 * LENGTH} · `);
  await page.goTo(LENGTH + 1);
  expect(said(/^\d+ sur \d+$/)).toEqual([`${LENGTH} sur ${2 * LENGTH}`]);

  await page.user.selectOptions(screen.getByLabelText('Domaine'), 'search');
  const listed = page.player.outlines().flatMap(({ actions }) => actions.filter(({ feature }) => feature === 'search'));
  expect(said(/actions sur/)).toEqual([`${listed.length} actions sur ${2 * LENGTH}`]);
});

test('errors, pages and changes of the cart are as many in the timeline as the list of sessions says', async () => {
  const page = await openConsole(server, sessionPageAddress(session));
  const [found] = (await (await supportAgent(server.app)).find('')).recordings;
  const { errors = 0, pages = 0, cartChanges = 0 } = found?.summary ?? {};
  expect(Math.min(errors, pages, cartChanges)).toBeGreaterThan(0);
  const marks = page.player.overview().marks;
  expect((['error', 'navigation', 'cart'] as const).map((kind) => marks.get(kind)?.length ?? 0)).toEqual([
    errors,
    pages,
    cartChanges,
  ]);
});

test('what an action changed is found in slices, without moving the page, wherever it stands [REP-11]', async () => {
  const page = await openFile(text);
  await page.choosePanel('Différence');
  for (const action of [LENGTH, 120, 121, 1, 101]) {
    await page.goTo(action);
    const part = partIn(page);
    const expected = differencesBetween(part.store.stateBefore(action), part.store.getState());
    const region = within(screen.getByRole('region', { name: 'Différence' }));
    const shown = () => region.queryAllByRole('listitem').map((line) => line.textContent);
    await act(() =>
      waitUntil(`the differences of action ${action} are shown`, () =>
        region.queryByText('Cette action n’a rien changé.')
          ? expected.length === 0
          : shown().join('\n') ===
            expected
              .slice(0, 200)
              .map(({ path, before, after }) => `${path.join(' › ')}${frenchSummary(before)} ${frenchSummary(after)}`)
              .join('\n'),
      ),
    );
    expect(part.store.position()).toBe(action);
  }
  // No step computes more than one state.
  const steps = foundState(partIn(page), LENGTH - 1);
  const before = jest.spyOn(replayedShop, 'reducer');
  for (let step = steps.next(); !step.done; step = steps.next()) {
    expect(before.mock.calls.length).toBeLessThanOrEqual(1);
    before.mockClear();
  }
});

test('the export for Redux DevTools is made in steps and is the same as at once; closed dialogs end it [REP-03]', async () => {
  const page = await openFile(text);
  const { records } = partIn(page);
  const all: JournalRecord[] = [];
  for (let index = 0; index < records.length; index += 1) {
    const record = records.at(index);
    if (record) all.push(record);
  }
  const steps = devToolsInSteps(partIn(page));
  let count = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) count += 1;
  expect(count).toBe(records.length);
  expect(await step.value.text()).toBe(toDevTools(all, replayedShop));

  const saved = jest.spyOn(files, 'saveFile').mockImplementation(() => undefined);
  await page.user.click(screen.getByRole('button', { name: 'Exporter' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Exporter' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Télécharger pour Redux DevTools' }));
  // Closes the dialog in the same task, before the first slice of the export has begun.
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(page.store.getState().exporting.busy).toBeNull();
  // A later export works as if none had been cancelled.
  await page.user.click(screen.getByRole('button', { name: 'Exporter' }));
  await page.perform(
    () => fireEvent.click(screen.getByRole('button', { name: 'Télécharger pour Redux DevTools' })),
    'the file is given out',
    () => page.store.getState().exporting.files.length > 0,
  );
  expect(saved).toHaveBeenCalledTimes(1);
});

test('without a recording there are only the choice of a file and what leads away', async () => {
  await openConsole(server, SUPPORT_PAGES.file);
  expect(screen.getByLabelText(/^Choisissez un enregistrement/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Toutes les sessions' })).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a session that the server has not offers nothing to do with it, and says why', async () => {
  await openConsole(server, sessionPageAddress('00000000-0000-4000-8000-000000000000'));
  expect(screen.getByText('Le serveur n’a pas, ou n’a plus, cette session.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Toutes les sessions' })).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a file that is none can be followed by one that is', async () => {
  const page = await openFile('nothing of a recording');
  expect(page.playback().failure).not.toBeNull();
  expect(screen.queryByRole('slider')).toBeNull();
  const second = await fileOf(text);
  await page.perform(
    () =>
      fireEvent.change(screen.getByLabelText(/^Choisissez un enregistrement/), {
        target: { files: [second] },
      }),
    'the second file is open',
    () => page.playback().status === 'open',
  );
  expect(screen.getByRole('slider', { name: 'Position' })).toBeTruthy();
});
