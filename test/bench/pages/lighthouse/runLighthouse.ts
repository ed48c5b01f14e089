import { parseArgs } from 'node:util';
import { choose, countIn } from '../../chosen';
import { middleBy } from '../../middle';
import { during, startDemoShop } from '../../servers';
import { writeResults } from '../../tables/writeResults';
import { startReferencePage } from '../reference/startReferencePage';
import { findPages, PAGES, type Address, type ShopPage } from '../shopPages';
import { mediansOf, missedTargets, TARGETS, type Figures } from './figures';
import { figuresTable, type Measured } from './figuresTable';
import { profileLines } from './profileLines';
import { visitPage, type Form, type Profile, type Visit } from './visitPage.cjs';

const FORMS = ['mobile', 'desktop'] as const satisfies readonly Form[];

interface Plan {
  readonly runs: number;
  readonly pages: readonly ShopPage[];
  readonly forms: readonly Form[];
}

/** What was measured of one page in one form. */
interface Result extends Measured {
  readonly visits: readonly Figures[];
  /** The profile of the visit with the median blocking time. */
  readonly profile: Profile;
  readonly remarks: readonly string[];
}

interface Addresses {
  readonly reference: Address;
  readonly pages: Readonly<Partial<Record<ShopPage, Address>>>;
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

function resultOf(form: Form, page: string, visits: readonly Visit[]): Result {
  const middle = middleBy(visits, (visit) => visit.figures.blockingMs);
  const figures = visits.map((visit) => visit.figures);
  const remarks = [...new Set(visits.flatMap((visit) => visit.remarks))];
  return { form, page, figures: mediansOf(figures), visits: figures, profile: middle.profile, remarks };
}

/** Visits all pages in alternation, the reference among them, so that other load of the machine affects all. */
async function measureForm(form: Form, { reference, pages }: Addresses, runs: number): Promise<readonly Result[]> {
  const found = Object.entries({ reference, ...pages }).map(([page, address]) => ({
    page,
    address,
    visits: [] as Visit[],
  }));
  for (let run = 0; run < runs; run += 1) {
    for (const { page, address, visits } of found) {
      const visit = await visitPage({ ...address, form });
      visits.push(visit);
      const { performance, blockingMs } = visit.figures;
      say(`${form} ${page}, ${run + 1} of ${runs}: ${performance} points, blocked for ${blockingMs.toFixed(0)} ms`);
    }
  }
  return found.map(({ page, visits }) => resultOf(form, page, visits));
}

/** Runs the shop and the reference page side by side during the work. */
const beside = async <T>(pages: readonly ShopPage[], work: (addresses: Addresses) => Promise<T>): Promise<T> =>
  during(await startReferencePage(), async (reference) =>
    during(await startDemoShop(), async (shop) => {
      const found = await findPages(shop.origin);
      const chosen = Object.fromEntries(pages.map((page) => [page, found[page]]));
      return work({ reference: reference.address, pages: chosen });
    }),
  );

async function measure({ runs, pages, forms }: Plan): Promise<readonly Result[]> {
  return beside(pages, async (addresses) => {
    // The first visits do not count: servers and Lighthouse are cold then.
    for (const { url } of Object.values(addresses.pages)) await fetch(url);
    await visitPage({ ...addresses.reference, form: 'mobile' });
    const results: Result[] = [];
    for (const form of forms) results.push(...(await measureForm(form, addresses, runs)));
    return results;
  });
}

function referenceOf(results: readonly Result[], form: string): Result {
  const found = results.find((result) => result.form === form && result.page === 'reference');
  if (found === undefined) throw new Error(`The reference page was not measured: ${form}.`);
  return found;
}

function linesOf(results: readonly Result[], forms: readonly Form[], withProfile: boolean): readonly string[] {
  const lines: string[] = [];
  for (const form of forms) {
    const reference = referenceOf(results, form);
    const pages = results.filter((result) => result.form === form && result !== reference);
    lines.push(...figuresTable(reference, pages), '');
  }
  for (const { form, page, remarks } of results) lines.push(...remarks.map((remark) => `${form} ${page}: ${remark}`));
  if (withProfile) lines.push('', ...results.flatMap((result) => profileLines(result)));
  return lines;
}

/**
 * Visits each page several times (`--runs`) and prints the medians beside the reference page's; `--json=FILE` writes
 * all of it.
 */
export async function runLighthouse(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      only: { type: 'string' },
      form: { type: 'string' },
      profile: { type: 'boolean', default: false },
      json: { type: 'string' },
    },
  });
  const plan: Plan = {
    runs: countIn('--runs', values.runs),
    pages: choose('--only', values.only, PAGES),
    forms: choose('--form', values.form, FORMS),
  };
  const results = await measure(plan);
  process.stdout.write(`${linesOf(results, plan.forms, values.profile).join('\n')}\n`);
  const rows = results.map((result) => ({
    ...result,
    missed: result.page === 'reference' ? [] : missedTargets(result.figures, referenceOf(results, result.form).figures),
  }));
  await writeResults(values.json, { plan, targets: TARGETS, rows });
}
