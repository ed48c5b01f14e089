import { gzipSync } from 'node:zlib';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { countIn } from '../chosen';
import { tableLines } from '../tables/tableLines';
import { writeResults } from '../tables/writeResults';
import { measureFold } from './measureFold';
import { measureImport, measureImported, measureLifted } from './measureImport';
import { measureDispatch, measurePlayer, measureRecording, measureSize } from './measures';
import { walk } from './walk';

const assets = path.join(__dirname, '../../../dist/production/browser');

/** What the recorder adds to what a page loads: its late code, gzipped. */
function recorderBytes(): number {
  const file = readdirSync(assets).find((name) => /^late-journal\..*\.js$/.test(name));
  if (file === undefined) throw new Error('The build has no recorder.');
  return gzipSync(readFileSync(path.join(assets, file))).length;
}

const say = (text: string) => void process.stderr.write(`${text}\n`);
const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const us = (value: number) => `${value.toFixed(2)} µs`;
const mb = (value: number) => `${value.toFixed(0)} MB`;
const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`;

/** Prints what recording and replaying cost beside the instrument of Redux DevTools. */
export async function runJournalBench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { actions: { type: 'string', default: '100000' }, json: { type: 'string' } },
  });
  const count = countIn('--actions', values.actions);
  say('A session is walked.');
  const actions = await walk();
  say(`${actions.length} actions; dispatched by turns with and without a recorder.`);
  const dispatch = measureDispatch(actions, 20_000);
  say('A session of 2,000 actions is recorded and opened.');
  const usual = await measureRecording(actions, 2_000);
  const usualPlayer = measurePlayer(usual.text, 200);
  const usualImport = measureImport(actions, 2_000);
  const size = measureSize(usual.text, actions, 2_000);
  const thousand = measureSize((await measureRecording(actions, 1_000)).text, actions, 1_000);
  const lifted = measureLifted(actions, 1_000);
  say('One of 10,000.');
  const middle = measurePlayer((await measureRecording(actions, 10_000)).text, 200);
  const middleImport = measureImport(actions, 10_000);
  say(`One of ${count} actions.`);
  const long = await measureRecording(actions, count);
  const player = measurePlayer(long.text, 500);
  const fold = measureFold(long.text);
  const imported = measureImport(actions, count);
  const moved = measureImported(imported.kept, count, 500);
  const rows: readonly (readonly string[])[] = [
    ['Row', 'here', 'instrument', 'wanted'],
    ['added to a dispatch, p50', us(dispatch.recorder.p50), us(dispatch.instrument.p50), '≤ 1 µs'],
    ['added to a dispatch, p99', us(dispatch.recorder.p99), us(dispatch.instrument.p99), '≤ 10 µs'],
    ['the same beside one that keeps all actions, p50', us(dispatch.recorder.p50), us(dispatch.unlimited.p50), '–'],
    ['the same beside one that keeps all actions, p99', us(dispatch.recorder.p99), us(dispatch.unlimited.p99), '–'],
    ['encoding, longest idle slice', ms(usual.slices.longest), '–', '≤ 5 ms'],
    [`the same while ${count} are recorded`, ms(long.slices.longest), '–', '≤ 5 ms'],
    ['the same without the collector’s pauses', ms(long.slices.longestOwn), '–', '≤ 5 ms'],
    ['open 2,000 actions, to the first page', ms(usualPlayer.opened.took), ms(usualImport.took), '≤ 100 ms'],
    ['open 10,000, to the first page', ms(middle.opened.took), ms(middleImport.took), '–'],
    ['open 10,000, longest slice', ms(middle.opened.longest), ms(middleImport.took), '≤ 50 ms'],
    [`open ${count}, to the first page`, ms(player.opened.took), ms(imported.took), '≤ 4 s'],
    [`open ${count}, longest slice`, ms(player.opened.longest), ms(imported.took), '≤ 50 ms'],
    ['first jump to the end', ms(player.toTheEnd.took), '–', '–'],
    ['first jump to the end, longest slice', ms(player.toTheEnd.longest), '–', '≤ 50 ms'],
    ['compare all, longest slice', ms(player.compared.longest), '–', '≤ 50 ms'],
    [
      'memory once all is compared',
      mb(player.megabytes.log + player.megabytes.beside),
      mb(imported.megabytes),
      '≤ 60 MB',
    ],
    ['of it beside the log itself', mb(player.megabytes.beside), '–', '–'],
    ['seek, p95', ms(player.seek.p95), ms(moved.seek.p95), '≤ 20 ms'],
    ['the first action is skipped', '–', ms(moved.skip), '–'],
    ['fold, of the reducer alone', share(fold.alone, fold.moved), '–', '≥ 90 %'],
    ['the same without decoding the log', share(fold.alone, fold.moved - fold.decoded), '–', '–'],
    ['fold with every state compared', share(fold.alone, fold.compared), '–', '≥ 60 %'],
    ['the same without decoding the log', share(fold.alone, fold.compared - fold.decoded), '–', '–'],
    ['size of 2,000 actions, of its budget', share(size.size, size.budget), '–', '≤ 100 %'],
    ['size of 1,000 actions as it is sent', `${(thousand.size / 1e6).toFixed(1)} MB`, mb(lifted), '–'],
    ['the recorder’s late code, gzipped', `${(recorderBytes() / 1000).toFixed(1)} kB`, '–', '≤ 4 kB'],
  ];
  for (const line of tableLines(rows, 1)) process.stdout.write(`${line}\n`);
  const { value: _opened, ...opened } = player.opened;
  await writeResults(values.json, { count, walked: actions.length, dispatch, slices: long.slices, opened, fold, size });
}
