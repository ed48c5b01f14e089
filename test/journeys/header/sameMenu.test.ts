import type { Locator, Page } from 'playwright-core';
import { PREVIEW_EDITED, PREVIEW_READY } from '../../../src/contract/site/preview';
import type { SiteDocument } from '../../../src/contract/site/siteConfiguration';
import { desktop, journey } from '../../support/journeys/journey';
import { ownShop } from '../../support/journeys/servers/ownShop';
import { recordedParts, recorderThere } from '../../support/journeys/recordings/recordings';
import { changed, menuItem, siteBuilder } from '../../support/journeys/walks/siteBuilder';
import { evaluateHeld } from '../../support/journeys/browser/evaluateHeld';

const shop = ownShop('production');

/** A menu item as users perceive it: its text, its destination, and its children. */
interface Entry {
  readonly label: string;
  readonly href: string | null;
  readonly below: readonly Entry[];
}
/** A menu that was walked through: its items, and the accessibility tree after each step. */
interface Walked {
  readonly items: readonly Entry[];
  readonly roles: readonly string[];
}

const FIRST = '#menu ul[data-align] > li:not([data-overflowed]):not([data-probe])';
const MORE = 'Plus de rubriques';

/** The list that shows every category with its children at once. */
const readWide = (bar: Locator): Promise<Entry[]> =>
  bar.locator('[data-wide-list] > ul').evaluate((shelves) => {
    function read(list: Element | null): Entry[] {
      return [...(list?.children ?? [])].map((item) => ({
        label: item.firstElementChild?.textContent.trim() ?? '',
        href: item.firstElementChild?.getAttribute('href') ?? null,
        below: read(item.querySelector(':scope > ul')),
      }));
    }
    return read(shelves);
  });

/** Opens every expandable item, one after another, by pointer. `root` is the page, or the frame that contains it. */
async function walk(root: Locator): Promise<Walked> {
  const bar = root.locator('#menu');
  const list = bar.locator('[data-drilldown]');
  const roles: string[] = [];
  const look = async () => {
    const seen = await bar.ariaSnapshot();
    if (seen !== roles.at(-1)) roles.push(seen);
  };
  const hrefOf = (link: Locator) => link.getAttribute('href');
  const openLevel = async (): Promise<Entry[]> => {
    await look();
    if ((await bar.locator('[data-wide-list]').count()) > 0) return readWide(bar);
    const items = list.locator('[data-item], li > span');
    const entries: Entry[] = [];
    for (let index = 0; index < (await items.count()); index += 1) {
      const item = items.nth(index);
      const label = await item.innerText();
      if ((await item.evaluate(({ tagName }) => tagName)) !== 'BUTTON') {
        entries.push({ label, href: await hrefOf(item), below: [] });
        continue;
      }
      const depth = await list.locator('ul').getAttribute('aria-label');
      await item.click();
      await list.locator(`ul[aria-label="${label}"]`).waitFor();
      const all = list.locator('[data-all]');
      const href = (await all.count()) > 0 ? await hrefOf(all) : null;
      entries.push({ label, href, below: await openLevel() });
      await list.locator('[data-back]').click();
      await list.locator(`ul[aria-label="${String(depth)}"]`).waitFor();
      await look();
    }
    return entries;
  };

  await look();
  const items: Entry[] = [];
  for (const face of await root.locator(`${FIRST} > :first-child`).all()) {
    const isParent = (await face.getAttribute('aria-expanded')) !== null;
    if (!isParent) {
      items.push({ label: await face.innerText(), href: await hrefOf(face), below: [] });
      continue;
    }
    const isMore = (await face.getAttribute('aria-label')) === MORE;
    const label = await face.innerText();
    await face.click();
    await list.waitFor();
    const below = await openLevel();
    await face.click();
    await list.waitFor({ state: 'detached' });
    await look();
    // Items that do not fit into the bar belong to the menu all the same.
    if (isMore) items.push(...below);
    else items.push({ label, href: await hrefOf(face), below });
  }
  return { items, roles };
}

/** The menu of a page without scripts, all of which is in the HTML. */
const readWhole = (page: Page): Promise<Entry[]> =>
  page.locator('#menu ul[data-align]').evaluate((menu) => {
    function read(list: Element): Entry[] {
      return [...list.children]
        .filter((item) => !item.hasAttribute('data-probe'))
        .map((item) => {
          const face = item.firstElementChild;
          const below = item.querySelector(':scope > ul, :scope > noscript > ul');
          return {
            label: face?.textContent.trim() ?? '',
            href: face?.getAttribute('href') ?? null,
            below: below ? read(below) : [],
          };
        });
    }
    return read(menu);
  });

/** The accessibility tree of the menu in each recorded state, as the player shows it. */
async function replayed(page: Page): Promise<readonly string[]> {
  const recording = (await recordedParts(page)).join('');
  const player = await page.context().newPage();
  await player.goto('/replay');
  await player.waitForFunction(() => window.comptoirPlayer !== undefined);
  const length = await evaluateHeld(
    player,
    async (text) => {
      const positions = (await window.comptoirPlayer?.open(text))?.at(-1) ?? 0;
      // The player makes the page inert: here that is undone for the accessibility tree.
      for (const shown of document.querySelectorAll('[inert]')) shown.removeAttribute('inert');
      return positions;
    },
    recording,
  );
  const roles: string[] = [];
  for (let position = 1; position <= length; position += 1) {
    await evaluateHeld(
      player,
      async (at) => {
        await window.comptoirPlayer?.seek(0, at);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      },
      position,
    );
    // There is no menu before the page has arrived.
    if (roles.length === 0 && (await player.locator('#menu').count()) === 0) continue;
    const seen = await player.locator('#menu').ariaSnapshot();
    if (seen !== roles.at(-1)) roles.push(seen);
  }
  await player.close();
  return roles;
}

/** Imitates the builder's page: the shop in a frame, which is sent the edited site once it listens. */
async function previewInFrame(page: Page, site: SiteDocument): Promise<Locator> {
  await page.evaluate(
    async ({ ready, message }) => {
      const frame = document.createElement('iframe');
      frame.title = 'Aperçu';
      Object.assign(frame.style, {
        position: 'fixed',
        inset: '0',
        width: '100%',
        height: '100%',
        border: '0',
        zIndex: '20000',
      });
      frame.src = '/?preview=Draft';
      const listens = new Promise<void>((resolve) => {
        window.addEventListener('message', ({ source, data }: MessageEvent<{ type?: string }>) => {
          if (source === frame.contentWindow && data.type === ready) resolve();
        });
      });
      document.body.append(frame);
      await listens;
      frame.contentWindow?.postMessage(message, window.location.origin);
    },
    { ready: PREVIEW_READY, message: { type: PREVIEW_EDITED, document: site, variant: null } },
  );
  const root = page.frameLocator('iframe[title="Aperçu"]').locator('html');
  await root.getByText('modifications non enregistrées').waitFor();
  return root;
}

const site = (start: SiteDocument): SiteDocument =>
  changed(start, {
    navigation: { showHomeLink: true },
    menus: {
      Default_Navigation1: [
        menuItem('Notre maison', '/qui-sommes-nous', [
          menuItem('Nos engagements', '/nos-engagements', [
            menuItem('La filière', null, [menuItem('Les fermes', '/nos-engagements#fermes')]),
          ]),
          { ...menuItem('Le site du groupe', 'https://www.comptoir.example/'), target: 'NewWindow' },
        ]),
        menuItem('Écrire', 'mailto:bonjour@comptoir.example'),
        menuItem('Sans lien', null),
      ],
    },
  });

journey(
  'the same menu from the builder’s frame, the saved preview, the live shop, a page without scripts and a replay',
  async ({ page }) => {
    const { origin } = shop();
    const builder = await siteBuilder(origin);
    const document = site((await builder.draft()).document);
    const browser = page.context().browser();
    if (!browser) throw new Error('There is no browser');
    const view = { baseURL: origin, viewport: desktop, locale: 'fr-FR', reducedMotion: 'reduce' } as const;

    const own = await browser.newContext(view);
    await own.addCookies([builder.cookie]);
    const builderPage = await own.newPage();
    await builderPage.goto('/');
    // The edited site is not saved yet: the frame gets it in a message.
    const frame = await previewInFrame(builderPage, document);
    await frame.locator(`${FIRST} >> text=Notre maison`).waitFor();
    await frame.locator('#menu ul[data-measured]').waitFor();
    const edited = await walk(frame);

    await builder.save(document);
    await builderPage.goto('/?preview=Draft');
    await recorderThere(builderPage);
    await builderPage.locator('#menu ul[data-measured]').waitFor();
    const saved = await walk(builderPage.locator('html'));
    await own.close();

    await builder.publish(document);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await recorderThere(page);
    await page.locator('#menu ul[data-measured]').waitFor();
    const live = await walk(page.locator('html'));

    const still = await browser.newContext({ ...view, javaScriptEnabled: false });
    const reading = await still.newPage();
    await reading.goto('/');
    const whole = await readWhole(reading);
    // Without scripts a link of the menu is reached by pointer, level by level.
    await reading.locator('#menu').getByText('Notre maison').hover();
    await reading.getByRole('link', { name: 'Les fermes' }).click();
    await reading.waitForURL('**/nos-engagements#fermes');
    await still.close();

    expect(live.items.map(({ label }) => label)).toEqual([
      ...['Accueil', 'Tous les produits', 'Notre maison', 'Écrire', 'Sans lien'],
    ]);
    expect(live.items[2]).toEqual({
      label: 'Notre maison',
      href: '/qui-sommes-nous',
      below: [
        {
          label: 'Nos engagements',
          href: '/nos-engagements',
          below: [
            {
              label: 'La filière',
              href: null,
              below: [{ label: 'Les fermes', href: '/nos-engagements#fermes', below: [] }],
            },
          ],
        },
        { label: 'Le site du groupe', href: 'https://www.comptoir.example/', below: [] },
      ],
    });
    expect(live.items[1]?.below.length).toBeGreaterThan(5);
    expect([edited.items, saved.items, whole]).toEqual([live.items, live.items, live.items]);
    expect([edited.roles, saved.roles, await replayed(page)]).toEqual([live.roles, live.roles, live.roles]);
  },
  { screens: [desktop], ownServer: () => shop().origin },
);
