import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../../support/browser/launchBrowser.cjs';
import { followRequests, settled } from '../../../support/journeys/browser/atRest';
import { refuseCookies } from '../../../support/journeys/refuseCookies';
import { choose, countIn } from '../../chosen';
import { during, startDemoShop } from '../../servers';
import { tableLines } from '../../tables/tableLines';
import { writeResults } from '../../tables/writeResults';
import { median } from '../median';
import { findPages, PAGES, type Address } from '../shopPages';
import { startReferencePage } from '../reference/startReferencePage';
import { withoutOrigins } from '../withoutOrigins';
import { acts, SCREENS, type Done, type Form, type MeasuredPage } from './acts';
import { startWithFullCart } from './fullCart';
import { TARGETS, vitalsTable, type Vital } from './vitalsTable';
import { seenBy, watchPage, type LateScript } from './watchPage';

const FORMS = Object.keys(SCREENS) as readonly Form[];
/** By how much the processor is slowed down to resemble a shopper's device. */
const SLOWER = 4;
const SHOWN_SCRIPTS = 6;

type Addresses = Readonly<Record<MeasuredPage, Address>>;

/** Something measured: an act on a page, or the page's loading. */
interface Subject {
  readonly form: Form;
  readonly what: string;
  readonly measure: (page: Page) => Promise<{ readonly ms: number | null; readonly seen: Done['seen'] }>;
  readonly address: Address;
  /** Whether the consent question was answered before: a new visitor sees it, and it would cover what is clicked. */
  readonly hasChosen: boolean;
}

interface Result extends Vital {
  readonly runs: readonly { readonly pressMs: number | null; readonly taskMs: number }[];
  readonly lateScripts: readonly LateScript[];
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

const subjectsOf = (form: Form, addresses: Addresses): readonly Subject[] => [
  ...PAGES.map((page) => ({
    form,
    what: `${page} comes`,
    address: addresses[page],
    hasChosen: false,
    measure: async (shown: Page) => ({ ms: null, seen: await seenBy(shown) }),
  })),
  ...acts.map(({ name, at, run }) => ({
    form,
    what: name,
    address: addresses[at],
    hasChosen: true,
    measure: async (page: Page) => {
      await seenBy(page);
      return run(page, form);
    },
  })),
];

/** Measures once, in a new browser context with the cookies of the address, and a refusal of others if `hasChosen`. */
async function measureOnce(browser: Browser, { form, address, hasChosen, measure }: Subject) {
  const context = await browser.newContext({ ...SCREENS[form], locale: 'fr-FR' });
  try {
    if (hasChosen) await refuseCookies(context, new URL(address.url).origin);
    await context.addCookies([...address.cookies]);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    followRequests(page);
    await watchPage(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(address.url);
    await settled(page);
    return await measure(page);
  } finally {
    await context.close();
  }
}

const longestOf = (seen: Done['seen']): number => Math.max(0, ...seen.tasks.map(({ tookMs }) => tookMs));

type Measured = Awaited<ReturnType<Subject['measure']>>;

function resultOf({ form, what }: Subject, measured: readonly Measured[]): Result {
  const presses = measured.flatMap(({ ms }) => (ms === null ? [] : [ms]));
  const lateScripts = measured
    .flatMap(({ seen }) => seen.lateScripts)
    .sort((one, other) => other.tookMs - one.tookMs)
    .slice(0, SHOWN_SCRIPTS);
  return {
    form,
    what,
    pressMs: presses.length === 0 ? null : median(presses),
    taskMs: median(measured.map(({ seen }) => longestOf(seen))),
    longTasks: median(measured.map(({ seen }) => seen.tasks.length)),
    runs: measured.map(({ ms, seen }) => ({ pressMs: ms, taskMs: longestOf(seen) })),
    lateScripts,
  };
}

const profileLines = ({ form, what, lateScripts }: Result): readonly string[] => [
  ...tableLines(
    [
      [`${form}, ${what}: called by`, 'file and function', 'ms'],
      ...lateScripts.map(({ tookMs, calledBy, source }) => [
        withoutOrigins(calledBy),
        withoutOrigins(source),
        tookMs.toFixed(0),
      ]),
    ],
    2,
  ),
  '',
];

/** Measures in turns, the reference page among them, so that whatever else the machine does meets them all. */
async function measureInTurns(browser: Browser, subjects: readonly Subject[], runs: number) {
  const found = subjects.map((subject) => ({ subject, measured: [] as Measured[] }));
  for (let run = 0; run < runs; run += 1) {
    for (const { subject, measured } of found) {
      const one = await measureOnce(browser, subject);
      measured.push(one);
      const took = one.ms === null ? '' : `${one.ms.toFixed(0)} ms, `;
      say(
        `${subject.form}, ${subject.what}, ${run + 1} of ${runs}: ${took}longest task ${longestOf(one.seen).toFixed(0)} ms`,
      );
    }
  }
  return found.map(({ subject, measured }) => resultOf(subject, measured));
}

const measureAll = async (forms: readonly Form[], isWanted: (what: string) => boolean, runs: number) =>
  during(await startReferencePage(), async (reference) =>
    during(await startDemoShop(), async (shop) =>
      during(await startWithFullCart(), async (full) => {
        const pages = await findPages(shop.origin);
        const addresses = { ...pages, fullCart: full.address, reference: reference.address };
        const subjects = forms.flatMap((form) => subjectsOf(form, addresses)).filter(({ what }) => isWanted(what));
        const browser = await launchBrowser();
        try {
          return await measureInTurns(browser, subjects, runs);
        } finally {
          await browser.close();
        }
      }),
    ),
  );

/**
 * Loads each page and performs each act several times (`--runs`) and prints the medians; `--json=FILE` writes all
 * results.
 */
export async function runVitals(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
      form: { type: 'string' },
      profile: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  const runs = countIn('--runs', values.runs);
  const words = values.only.split(',');
  const isWanted = (what: string) => words.some((word) => what.includes(word));
  const results = await measureAll(choose('--form', values.form, FORMS), isWanted, runs);
  if (results.length === 0) throw new Error(`--only: nothing that is measured is named like ${values.only}.`);
  const lines = [...vitalsTable(results), ...(values.profile ? ['', ...results.flatMap(profileLines)] : [])];
  process.stdout.write(`${lines.join('\n')}\n`);
  await writeResults(values.json, { runs, targets: TARGETS, results });
}
