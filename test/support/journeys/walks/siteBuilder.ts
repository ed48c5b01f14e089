import type { MenuItem } from '../../../../src/contract/catalog/menu';
import { LATE_PATHS } from '../../../../src/contract/latePaths';
import type { SiteDraft, SiteState } from '../../../../src/contract/site/builder';
import { BUILDER_PATHS } from '../../../../src/contract/site/builderPaths';
import type { SiteConfiguration, SiteDocument } from '../../../../src/contract/site/siteConfiguration';
import { DEMO_PASSWORD } from '../../../../src/demo/accounts';
import { SESSION_COOKIE } from '../../../../src/contract/visitorCookies';

/** The changes to a site; menus by name. */
export type SiteChange = { readonly [Part in keyof SiteConfiguration]?: Partial<SiteConfiguration[Part]> } & {
  readonly menus?: SiteDocument['menus'];
};

/** A site with these changes. */
export const changed = (site: SiteDocument, change: SiteChange): SiteDocument => ({
  settings: { ...site.settings, ...change.settings },
  header: { ...site.header, ...change.header },
  variants: { ...site.variants, ...change.variants },
  navigation: { ...site.navigation, ...change.navigation },
  ribbon: { ...site.ribbon, ...change.ribbon },
  footer: { ...site.footer, ...change.footer },
  shop: site.shop,
  menus: { ...site.menus, ...change.menus },
});

/** An item of a menu: with items below it, a link, or both. */
export const menuItem = (label: string, actionValue: string | null, subMenu: MenuItem[] = []): MenuItem => ({
  actionType: actionValue === null ? 'MenuLabel' : /^https:/.test(actionValue) ? 'ExternalLink' : 'InternalLink',
  actionValue,
  imageUrl: null,
  label,
  target: 'CurrentWindow',
  subMenu,
  pageReference: null,
});

/** A builder who works through calls alone, beside the journey's own browser. */
export async function siteBuilder(origin: string) {
  const ask = (method: string, path: string, body?: object, cookie = '') =>
    fetch(origin + path, {
      method,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', origin, cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const login = await ask('POST', LATE_PATHS.login, { username: 'builder@comptoir.example', password: DEMO_PASSWORD });
  const cookies = login.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const secret = cookies.find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))?.slice(SESSION_COOKIE.length + 1);
  if (secret === undefined) throw new Error(`The builder could not log in: ${String(login.status)}`);
  const asBuilder = (method: string, path: string, body?: object) => ask(method, path, body, cookies.join('; '));
  // Checked edge: these are this server's own answers.
  const draft = async () => (await (await asBuilder('GET', BUILDER_PATHS.draft)).json()) as SiteDraft;
  const put = async (document: object) => {
    const { revision } = await draft();
    return asBuilder('PUT', BUILDER_PATHS.draft, { revision, document });
  };
  const save = async (document: SiteDocument): Promise<number> => {
    const reply = await put(document);
    if (!reply.ok) throw new Error(`The draft was refused: ${await reply.text()}`);
    return ((await reply.json()) as SiteState).revision;
  };
  return {
    /** The session's cookie, for a browser that acts as this builder. */
    cookie: { name: SESSION_COOKIE, value: secret, url: origin },
    draft,
    /** The status of the answer to saving a document, valid or not. */
    offer: async (document: object) => (await put(document)).status,
    save,
    /** Saves a document and makes it live. */
    publish: async (document: SiteDocument) => {
      const reply = await asBuilder('POST', BUILDER_PATHS.publications, { revision: await save(document) });
      if (!reply.ok) throw new Error(`The draft was not published: ${await reply.text()}`);
    },
  };
}
