import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cartCommands, cartReads } from '../../../src/server/features/cart';
import { testSettings } from '../../support/server/testApp';
import { cachedDemo, startTestServer, type TestServer } from '../../support/server/testServer';
import english from '../../../src/storefront/messages/en-US/home.json';
import french from '../../../src/storefront/messages/fr-FR/home.json';
import { pagesHere } from '../../support/server/pages/pagesHere';
import { stateIn } from '../../support/server/pages/stateIn';

const folder = path.join(__dirname, '../../../public');
const messages = path.join(__dirname, '../../../src/storefront/messages/en-US');
const release = {
  id: 'test',
  entries: { begin: ['begin.js'], browser: ['browser.js'] },
  chunks: { 'page-home': ['page-home.js'] },
};
const plugins = [cartReads, cartCommands, pagesHere({ release, browserFolder: folder, publicFolder: folder })];
const ORIGIN = 'https://shop.example';

let server: TestServer;
/** A shop whose site offers French alone. */
let frenchAlone: TestServer;
beforeAll(async () => {
  const demo = cachedDemo();
  const site = { ...demo.site.settings, languages: { 'fr-FR': true, 'en-US': false } };
  server = await startTestServer({ plugins, settings: { ...testSettings, publicOrigin: ORIGIN, demoData: true } });
  frenchAlone = await startTestServer({ plugins, content: { ...demo, site: { ...demo.site, settings: site } } });
});
afterAll(() => Promise.all([server.close(), frenchAlone.close()]));

const CHOICE = 'comptoir_language';

async function show(url: string, cookie?: string, at = server) {
  const page = await at.app.inject({ method: 'GET', url, headers: cookie === undefined ? {} : { cookie } });
  return {
    language: /<html lang="(\w+)" dir="(\w+)">/.exec(page.body)?.slice(1),
    scripts: /data-then="([^"]*)"/.exec(page.body)?.[1]?.split(' '),
    heading: /<h1[^>]*>([^<]*)/.exec(page.body)?.[1],
    chosen: page.cookies.find(({ name }) => name === CHOICE)?.value,
    body: page.body,
  };
}

const FRENCH = french['home.hero.title'];
const ENGLISH = english['home.hero.title'];

describe('the language of a page', () => {
  it('is the site’s own, fr-FR, from left to right, with its scripts in that language [CON-03]', async () => {
    expect(await show('/')).toMatchObject({
      language: ['fr', 'ltr'],
      heading: FRENCH,
      scripts: ['/assets/browser.js', '/assets/page-home.js'],
      chosen: undefined,
    });
  });

  it('is the one that its address names, and from then on that of every page', async () => {
    const named = await show('/?langue=en');
    expect(named).toMatchObject({
      language: ['en', 'ltr'],
      heading: ENGLISH,
      scripts: ['/assets/en-US/browser.js', '/assets/en-US/page-home.js'],
      chosen: 'en',
    });
    // When the cookie exists it is not set again.
    expect(await show('/', `${CHOICE}=en`)).toMatchObject({
      language: ['en', 'ltr'],
      heading: ENGLISH,
      chosen: undefined,
    });
    // Pages cached for everybody are cached by language.
    expect(await show('/')).toMatchObject({ language: ['fr', 'ltr'], heading: FRENCH });
    expect(await show('/?langue=fr', `${CHOICE}=en`)).toMatchObject({ heading: FRENCH, chosen: 'fr' });
  });

  it('is not one in which the shop says nothing, nor one that its builders do not offer', async () => {
    for (const name of ['de', 'english', '', 'en-GB', '%00'])
      expect(await show(`/?langue=${name}`)).toMatchObject({ heading: FRENCH, chosen: undefined });
    expect(await show('/?langue=en', undefined, frenchAlone)).toMatchObject({ heading: FRENCH, chosen: undefined });
    expect(await show('/', `${CHOICE}=en`, frenchAlone)).toMatchObject({ heading: FRENCH });
  });

  it('is the webstore’s where nobody has chosen, and French stays a choice then', async () => {
    const { currentLanguage, currentLocale } = server.app.webstore.current();
    try {
      await server.app.webstore.change({ currentLanguage: 'en', currentLocale: 'en-US' });
      expect(await show('/')).toMatchObject({ language: ['en', 'ltr'], heading: ENGLISH });
      expect(await show('/?langue=fr')).toMatchObject({ language: ['fr', 'ltr'], heading: FRENCH, chosen: 'fr' });
    } finally {
      await server.app.webstore.change({ currentLanguage, currentLocale });
    }
  });

  it('decides how money and days are written, and says of products that they stay French', async () => {
    const { body } = await show('/?langue=en');
    expect(body).toMatch(/€\d+\.\d{2}/);
    expect(body).not.toMatch(/\d,\d{2}\s*€/);
    expect(body).toMatch(/Delivered (Mon|Tues|Wednes|Thurs|Fri|Satur)day,\s/);
    const names = [...body.matchAll(/<h3[^>]*>\s*<a[^>]*href="\/product\//g)];
    expect(names.length).toBeGreaterThan(0);
    for (const { index } of names) expect(body.slice(body.lastIndexOf('<div', index), index)).toContain('lang="fr"');
    expect((await show('/')).body).not.toContain(' lang="fr"><small');
  });

  it('marks what the producer wrote as French, and nothing that the shop says itself', async () => {
    const own = new Set(
      readdirSync(messages).flatMap((file) =>
        Object.values(JSON.parse(readFileSync(path.join(messages, file), 'utf8')) as Record<string, string>),
      ),
    );
    expect(own).toContain('Search');
    for (const [url, some] of [
      ['/search?term=beurre&langue=en', 'Beurre'],
      ['/?langue=en', 'Beurres'],
      ['/cart?langue=en', 'Beurres'],
    ] as const) {
      const { body } = await show(url);
      // The first text in each marked element.
      const texts = [...body.matchAll(/ lang="fr"[^>]*>(?:<[^>]+>)*([^<]+)/g)].map(([, text = '']) => text);
      expect([url, texts.filter((text) => own.has(text) && text !== 'Français')]).toEqual([url, []]);
      expect([url, texts.some((text) => text.startsWith(some))]).toEqual([url, true]);
    }
  });

  it('is that of what the webstore says of orders, too', async () => {
    const statusIn = (html: string) =>
      /"apiName":"Created","displayValue":"([^"]*)"/.exec(JSON.stringify(stateIn(html)))?.[1];
    expect(statusIn((await show('/')).body)).toBe('Enregistrée');
    expect(statusIn((await show('/?langue=en')).body)).toBe('Received');
  });

  it('is offered at the foot of each page but that of a mailed link, whose secret no other document has', async () => {
    const offer = 'href="/?langue=en" lang="en" hrefLang="en">English</a>';
    expect((await show('/')).body).toContain(offer);
    expect((await show('/?langue=en')).body).toContain('href="/?langue=fr" lang="fr" hrefLang="fr">Français</a>');
    expect((await show('/', undefined, frenchAlone)).body).not.toContain('hrefLang');
    expect((await show('/reset-password')).body).toContain('langue=en');
    expect((await show('/reset-password?token=abc')).body).not.toContain('langue=en');
  });

  it('has an address of its own, which the others name', async () => {
    const links = (html: string) =>
      [...html.matchAll(/<link rel="(?:canonical|alternate)"[^>]*>/g)].map(([link]) => link);
    const alternates = [
      `<link rel="alternate" hreflang="fr" href="${ORIGIN}/">`,
      `<link rel="alternate" hreflang="en" href="${ORIGIN}/?langue=en">`,
    ];
    expect(links((await show('/')).body)).toEqual([`<link rel="canonical" href="${ORIGIN}/">`, ...alternates]);
    const shared = (html: string) => /<meta property="og:url" content="([^"]*)">/.exec(html)?.[1];
    expect(shared((await show('/')).body)).toBe(`${ORIGIN}/`);
    expect(shared((await show('/?langue=en')).body)).toBe(`${ORIGIN}/?langue=en`);
    expect(links((await show('/?langue=en')).body)).toEqual([
      `<link rel="canonical" href="${ORIGIN}/?langue=en">`,
      ...alternates,
    ]);
  });
});

describe('the site info', () => {
  it('answers in the language that is asked for, and says then which one is the site’s own', async () => {
    const ask = async (query: string, at = server) =>
      (await at.app.inject({ method: 'GET', url: `/site-info${query}` })).json<Record<string, unknown>>();
    expect(await ask('')).toMatchObject({ currentLanguage: 'fr', currentLocale: 'fr-FR' });
    expect(await ask('')).not.toHaveProperty('defaultLocale');
    for (const name of ['en-US', 'en_US', 'en'])
      expect(await ask(`?language=${name}`)).toMatchObject({
        currentLanguage: 'en',
        currentLocale: 'en-US',
        defaultLocale: 'fr-FR',
      });
    for (const other of ['?language=fr-FR', '?language=de-DE', '?language='])
      expect(await ask(other)).toEqual(await ask(''));
    expect(await ask('?language=en-US', frenchAlone)).toEqual(await ask('', frenchAlone));
  });
});
