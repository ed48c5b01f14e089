import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeJournal } from '../../../../src/journal/decode';
import { upcastTo } from '../../../../src/journal/schema/upcast';
import { judgeRecording } from '../../../../src/journal/schema/judge';
import { verifyJournal } from '../../../../src/journal/replay/verify';
import { allUpcasters } from '../../../../src/storefront/app/recording/upcasters';
import { recordedVersions } from '../../../../src/storefront/app/recording/recordedVersions';
import { replayedShop } from '../../../../src/storefront/app/recording/replayedShop';
import { showRecording } from '../../../support/recordings/showRecording';

// Recorded by the release before the mini cart became a panel and the cart a page of a hundred lines: a visitor looks
// at their cart, searches for butter, and adds some.
const file = path.join(__dirname, 'olderRelease.ndjson.gz');
const text = gunzipSync(readFileSync(file)).toString();
const { records } = decodeJournal(text);

/** The moment right before the first action of a type, as the number of the action before it. */
function lastBefore(type: string): string {
  const actions = records.flatMap((record) => (record.k === 'action' ? [record] : []));
  const next = actions.find(({ a }) => a.type === type);
  if (!next) throw new Error(`The recording has no ${type}.`);
  return String(next.n - 1);
}
const end = (): string => String(records.filter(({ k }) => k === 'action').length - 1);

it('a recording of an earlier release is brought into the shapes of today, and all that kept its shape replays exactly [REP-08]', () => {
  const { ok, diverging, problems, judgement, migrated } = verifyJournal({ ...replayedShop, text });
  expect({ ok, diverging, problems, judgement, migrated }).toEqual({
    ok: true,
    diverging: 0,
    problems: [],
    judgement: {
      verdict: 'migratable',
      reasons: [
        'version 1 of the action notices/raised becomes version 2',
        'version 1 of the slice miniCart becomes version 2',
        'version 1 of the slice cart becomes version 2',
        'version 1 of the slice notices becomes version 2',
        'version 1 of the arguments of cartItems becomes version 2',
      ],
    },
    migrated: ['api', 'cart', 'miniCart'],
  });
});

it('its pages show what the shopper saw then: the lines of the cart, and the open mini cart [REP-08]', async () => {
  const cart = await showRecording(file, lastBefore('navigation/requested'));
  expect(cart).toMatch(/^\/cart\n/);
  expect(cart).toMatch(/^Beurre aux cristaux de sel de mer .*\| 57,00 € \|/m);
  expect(cart).toMatch(/^684,00 €$/m);
  const added = await showRecording(file, end());
  expect(added).toMatch(/^\/search\?term=beurre\n/);
  expect(added).toMatch(/^1 × Beurre aux cristaux de sel de mer dans votre panier\.$/m);
  // The mini cart is shown as a dialog, because the earlier release had no panel.
  expect(added).toMatch(/^\[Fermer le panier\]$/m);
});

it('without the way to the shapes of today its states differ in the slices that have another shape [REP-08]', () => {
  const { reducer, api } = replayedShop;
  const { ok, firstDivergence } = verifyJournal({ reducer, api, text });
  expect([ok, firstDivergence?.slices]).toEqual([false, ['cart', 'miniCart']]);
});

it('a recording for which a step is missing, or of a later release, is refused with the reason [REP-08]', () => {
  const { schema, ...shop } = replayedShop;
  const upcasters = schema.upcasters.filter(({ name }) => name !== 'miniCart');
  expect(judgeRecording(records, { ...shop, schema: { ...schema, upcasters } })).toEqual({
    verdict: 'impossible',
    reasons: [
      'there is no way from version 1 to 2 of the slice miniCart',
      'version 1 of the action notices/raised becomes version 2',
      'version 1 of the slice cart becomes version 2',
      'version 1 of the slice notices becomes version 2',
      'version 1 of the arguments of cartItems becomes version 2',
    ],
  });
  const later = records.map((record) =>
    record.k === 'header'
      ? { ...record, schema: { ...recordedVersions, slices: { ...recordedVersions.slices, miniCart: 3 } } }
      : record,
  );
  expect(judgeRecording(later, { ...shop, schema })).toEqual({
    verdict: 'impossible',
    reasons: ['a newer release recorded it: version 3 of the slice miniCart, where this one has 2'],
  });
});

it('a toast of an earlier release, raised or in the queue, keeps its link, which follows its message [REP-08]', () => {
  const upcast = upcastTo(replayedShop.schema, {}, 'api');
  const label = { id: 'cart.notice.manyAdded', values: { count: 2 } };
  const link = { href: '/cart', label: { id: 'cart.seeCart' } };
  const rest = {
    id: 'n1',
    variant: 'success',
    mode: 'dismissible',
    label,
    message: null,
    paused: false,
    leaving: false,
  };
  const linked = { ...rest, labelLinks: [], messageLinks: [{ url: '/cart', label: { id: 'cart.seeCart' } }] };
  const bare = { ...rest, labelLinks: [], messageLinks: [] };

  const raised = upcast?.action({ type: 'notices/raised', payload: { ...rest, link } });
  expect(raised).toEqual({ value: [{ type: 'notices/raised', payload: linked }], slices: ['notices'] });
  const state = {
    notices: {
      queue: [
        { ...rest, link },
        { ...rest, link: null },
      ],
    },
  };
  expect(upcast?.state(state)).toEqual({ value: { notices: { queue: [linked, bare] } }, slices: ['notices'] });

  const today = { type: 'notices/raised', payload: linked };
  expect(upcast?.action(today).value[0]).toBe(today);
  const { notices } = { notices: { queue: [linked, bare] } };
  expect(upcast?.state({ notices })).toEqual({ value: { notices }, slices: [] });
});

it('every version has its way from the first one on', () => {
  const steps = Object.entries(recordedVersions).flatMap(([of, versions]) =>
    Object.entries(versions as Record<string, number>).flatMap(([name, version]) =>
      Array.from({ length: version - 1 }, (_, index) => `${of} ${name} ${index + 1}`),
    ),
  );
  expect(allUpcasters.map(({ of, name, from }) => `${of} ${name} ${from}`).sort()).toEqual(steps.sort());
});
