import { DEFAULT_SITE } from '../../../../src/contract/site/defaultSite';
import type { SiteConfiguration } from '../../../../src/contract/site/siteConfiguration';
import { noticesSaga, raiseCommerceNotice, raiseNotice } from '../../../../src/storefront/features/notices';
import type { NewCommerceNotice, NewNotice } from '../../../../src/storefront/features/notices/newNotice';
import { selectIsShown } from '../../../../src/storefront/features/notices/noticeSettings';
import { noticeDismissed, noticePaused, noticeResumed } from '../../../../src/storefront/features/notices/noticesSlice';
import { siteApi } from '../../../../src/storefront/features/site';
import { call, type SagaGenerator } from '../../../../src/storefront/kernel/effects';
import { openStore } from '../../../support/storefront/openStore';

const fadeMs = 200;
const label = { id: 'cart.notice.added', values: { quantity: 2, name: 'Beurre', named: 'yes' } } as const;
const message = { id: 'cart.notice.missingWhich' } as const;
const link = { url: '/cart', label: { id: 'cart.seeCart' } } as const;
const success: NewNotice = { variant: 'success', label };
const warning: NewNotice = { variant: 'warning', label };

function startedNotices() {
  const { store, actions, run } = openStore();
  run(noticesSaga);
  const queue = () => store.getState().notices.queue;
  const shown = () => queue().filter(({ id }) => selectIsShown(store.getState(), id));
  const idOf = (raised: () => SagaGenerator<string | null>) => {
    let id: string | null = 'none';
    run(function* () {
      id = yield* call(raised);
    });
    return id;
  };
  const raise = (given: NewNotice | null) => idOf(() => raiseNotice(given));
  const raiseCommerce = (given: NewCommerceNotice | null) => idOf(() => raiseCommerceNotice(given));
  /** Puts a site with this `maxShown` into the cache, even with a value that no builder could save. */
  const readMaxShown = (maxShown: unknown) => {
    const { settings } = DEFAULT_SITE;
    const site = { ...DEFAULT_SITE, settings: { ...settings, notifications: { maxShown } } };
    const answer = JSON.parse(JSON.stringify(site)) as SiteConfiguration;
    store.dispatch(
      siteApi.util.upsertQueryEntries([{ endpointName: 'siteConfiguration', arg: undefined, value: answer }]),
    );
  };
  return { store, actions, queue, shown, raise, raiseCommerce, readMaxShown };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('how long a notice stays', () => {
  it('begins to leave after 4800 ms to the millisecond, fades and is removed [TST-03]', async () => {
    const { raise, queue, actions } = startedNotices();
    raise(success);
    await jest.advanceTimersByTimeAsync(4799);
    expect(queue()[0]?.leaving).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(queue()[0]?.leaving).toBe(true);
    await jest.advanceTimersByTimeAsync(fadeMs);
    expect(queue()).toEqual([]);
    const types = actions.map(({ type }) => type).filter((type) => type.startsWith('notices/'));
    expect(types).toEqual(['notices/raised', 'notices/expired', 'notices/removed']);
  });

  it.each(['labelLinks', 'messageLinks'])('gives one with %s 9600 ms [TST-03]', async (links) => {
    const { raise, queue } = startedNotices();
    raise({ ...success, message, [links]: [link] });
    await jest.advanceTimersByTimeAsync(9599);
    expect(queue()[0]?.leaving).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(queue()[0]?.leaving).toBe(true);
  });

  it('stands still while the pointer or the focus rests on it, and goes on from there [TST-03]', async () => {
    const { store, raise, queue } = startedNotices();
    const id = raise(success);
    await jest.advanceTimersByTimeAsync(4000);
    store.dispatch(noticePaused({ id }));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(queue()).toHaveLength(1);
    store.dispatch(noticeResumed({ id }));
    await jest.advanceTimersByTimeAsync(799);
    expect(queue()[0]?.leaving).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(queue()[0]?.leaving).toBe(true);
  });

  it.each(['info', 'warning', 'error'] as const)(
    'keeps one of the variant %s until it is closed; a success leaves by itself [TST-02] [TST-03]',
    async (variant) => {
      const { store, raise, queue } = startedNotices();
      const id = raise({ variant, label });
      raise(success);
      await jest.advanceTimersByTimeAsync(600_000);
      expect(queue().map((notice) => [notice.id, notice.variant, notice.leaving])).toEqual([[id, variant, false]]);
      store.dispatch(noticeDismissed({ id }));
      await jest.advanceTimersByTimeAsync(fadeMs);
      expect(queue()).toEqual([]);
    },
  );

  it('lets an error leave by itself, and keeps a success, where they say so', async () => {
    const { raise, queue } = startedNotices();
    raise({ variant: 'error', mode: 'dismissible', label });
    raise({ variant: 'success', mode: 'sticky', label });
    await jest.advanceTimersByTimeAsync(600_000);
    expect(queue().map(({ variant }) => variant)).toEqual(['success']);
  });

  it.each(['info', 'success', 'warning', 'error', 'processing'] as const)(
    'lets one of commerce of the variant %s leave by itself, whatever it asks for [TST-02]',
    async (variant) => {
      const { raiseCommerce, queue } = startedNotices();
      raiseCommerce({ variant, label });
      // The types do not allow a mode here; untyped code may still pass one.
      raiseCommerce(JSON.parse(JSON.stringify({ variant, label, mode: 'sticky' })) as NewCommerceNotice);
      expect(queue().map(({ mode }) => mode)).toEqual(['dismissible', 'dismissible']);
      await jest.advanceTimersByTimeAsync(4800 + fadeMs);
      expect(queue()).toEqual([]);
    },
  );
});

describe('what a notice is made of', () => {
  it('has a label; without more it is an information that stays, without message and links [TST-01]', () => {
    const { raise, queue } = startedNotices();
    const id = raise({ label });
    expect(queue()).toEqual([
      {
        id,
        variant: 'info',
        mode: 'sticky',
        label,
        message: null,
        labelLinks: [],
        messageLinks: [],
        paused: false,
        leaving: false,
      },
    ]);
  });

  it('keeps variant, mode, message and the links of both texts [TST-01]', () => {
    const { raise, queue } = startedNotices();
    const given = { variant: 'warning', mode: 'dismissible', label, message } as const;
    const faq = { url: '/faq-hub', label: { id: 'cart.notice.yourCart' } } as const;
    raise({ ...given, labelLinks: [link], messageLinks: [faq, link] });
    expect(queue()).toMatchObject([{ ...given, labelLinks: [link], messageLinks: [faq, link] }]);
  });

  it('falls back to its defaults where variant or mode is none that there is [TST-12]', () => {
    const { raise, raiseCommerce, queue } = startedNotices();
    const wrong = JSON.parse('{"variant":"danger","mode":"forever"}') as Required<Pick<NewNotice, 'variant' | 'mode'>>;
    raise({ ...wrong, label });
    raise({ ...success, mode: wrong.mode });
    raiseCommerce({ variant: wrong.variant, label });
    expect(queue().map(({ variant, mode }) => [variant, mode])).toEqual([
      ['info', 'sticky'],
      ['success', 'dismissible'],
      ['info', 'dismissible'],
    ]);
  });

  it('says that something is being done only where commerce does [TST-09]', () => {
    const { raise, raiseCommerce, queue } = startedNotices();
    raise({ variant: JSON.parse('"processing"') as 'info', label });
    raiseCommerce({ variant: 'processing', label });
    expect(queue().map(({ variant }) => variant)).toEqual(['info', 'processing']);
  });
});

describe('what is not shown, and why, is on the console', () => {
  it.each([
    ['nothing', null, 'Unable to show toast, missing toast config.'],
    ['no label', { variant: 'error', label: null }, 'Unable to show toast, missing toast property\'s "label"'],
  ] as const)('a notice that is raised with %s [TST-01] [TST-06]', (_what, given, words) => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { raise, raiseCommerce, actions } = startedNotices();
    expect([raise(given), raiseCommerce(given)]).toEqual([null, null]);
    expect(complaints.mock.calls).toEqual([[words], [words]]);
    expect(actions).toEqual([]);
    complaints.mockRestore();
  });
});

describe('how many are shown', () => {
  it('shows three, and the others in order as room becomes free [TST-04]', async () => {
    const { store, raise, shown } = startedNotices();
    const ids = [1, 2, 3, 4, 5].map(() => raise(warning));
    expect(shown().map(({ id }) => id)).toEqual(ids.slice(0, 3));
    store.dispatch(noticeDismissed({ id: ids[1] ?? '' }));
    // A toast that is fading out still takes up space.
    expect(shown().map(({ id }) => id)).toEqual(ids.slice(0, 3));
    await jest.advanceTimersByTimeAsync(fadeMs);
    expect(shown().map(({ id }) => id)).toEqual([ids[0], ids[2], ids[3]]);
  });

  it('counts the time of a waiting one from when it is shown [TST-04]', async () => {
    const { raise, queue } = startedNotices();
    [1, 2, 3, 4].map(() => raise(success));
    await jest.advanceTimersByTimeAsync(4800 + fadeMs);
    expect(queue()).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(4799);
    expect(queue()[0]?.leaving).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(queue()[0]?.leaving).toBe(true);
  });

  it('never shows one that is over before there is room for it', async () => {
    const { store, raise, queue } = startedNotices();
    const ids = [1, 2, 3, 4].map(() => raise(warning));
    store.dispatch(noticeDismissed({ id: ids[3] ?? '' }));
    store.dispatch(noticeDismissed({ id: ids[0] ?? '' }));
    await jest.advanceTimersByTimeAsync(fadeMs);
    expect(queue().map(({ id }) => id)).toEqual([ids[1], ids[2]]);
  });

  it.each([
    [1, 1],
    [5, 5],
    [0, 3],
    [-2, 3],
    [2.5, 3],
    ['4', 3],
    [null, 3],
    [undefined, 3],
  ])('a site that says %j shows %d [TST-04]', (said, number) => {
    const { raise, shown, readMaxShown } = startedNotices();
    readMaxShown(said);
    const ids = [1, 2, 3, 4, 5, 6].map(() => raise(warning));
    expect(shown().map(({ id }) => id)).toEqual(ids.slice(0, number));
  });

  it('counts the time of one from when the site’s settings have made room for it [TST-04]', async () => {
    const { raise, queue, readMaxShown } = startedNotices();
    [1, 2, 3].map(() => raise(warning));
    const id = raise(success);
    await jest.advanceTimersByTimeAsync(60_000);
    readMaxShown(4);
    await jest.advanceTimersByTimeAsync(4799);
    expect(queue().at(-1)).toMatchObject({ id, leaving: false });
    await jest.advanceTimersByTimeAsync(1);
    expect(queue().at(-1)).toMatchObject({ id, leaving: true });
  });

  it('shows again, for the time they had left, those that disappeared because fewer are shown [TST-04]', async () => {
    const { store, raise, queue, shown, readMaxShown } = startedNotices();
    const ids = [1, 2, 3].map(() => raise(success));
    await jest.advanceTimersByTimeAsync(1000);
    store.dispatch(noticePaused({ id: ids[2] ?? '' }));
    readMaxShown(1);
    expect(shown().map(({ id }) => id)).toEqual([ids[0]]);
    await jest.advanceTimersByTimeAsync(3800 + fadeMs);
    expect(queue().map(({ id, leaving }) => [id, leaving])).toEqual([
      [ids[1], false],
      [ids[2], false],
    ]);
    await jest.advanceTimersByTimeAsync(3799);
    expect(shown()).toMatchObject([{ id: ids[1], leaving: false }]);
    await jest.advanceTimersByTimeAsync(1);
    expect(shown()).toMatchObject([{ id: ids[1], leaving: true }]);
    await jest.advanceTimersByTimeAsync(fadeMs);
    // The pointer and the focus have left the toast.
    expect(shown()).toMatchObject([{ id: ids[2], paused: false, leaving: false }]);
    await jest.advanceTimersByTimeAsync(3800 + fadeMs);
    expect(queue()).toEqual([]);
  });

  it('keeps one that stays until it is closed, also while fewer are shown [TST-03] [TST-04]', async () => {
    const { store, raise, shown, readMaxShown } = startedNotices();
    const ids = [1, 2].map(() => raise(warning));
    readMaxShown(1);
    await jest.advanceTimersByTimeAsync(600_000);
    store.dispatch(noticeDismissed({ id: ids[0] ?? '' }));
    await jest.advanceTimersByTimeAsync(fadeMs);
    expect(shown().map(({ id }) => id)).toEqual([ids[1]]);
  });
});
