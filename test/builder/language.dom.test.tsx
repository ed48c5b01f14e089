import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BuilderApp } from '../../src/builder/app/BuilderApp';
import { addBuilderTexts } from '../../src/builder/app/builderTexts';
import { pageOpened } from '../../src/builder/app/viewSlice';
import { localeRead } from '../../src/builder/language';
import type { ShopLocale } from '../../src/contract/languages';
import { addEnglish } from '../../src/storefront/messages/addEnglish';
import { openBuilder } from '../support/builder/openBuilder';
import { onClose } from '../support/openShops';
import { startTestServer, type TestServer } from '../support/server/testServer';
import '../support/patience';

jest.setTimeout(60_000);
addBuilderTexts();
addEnglish();

let server: TestServer;
beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  server = await startTestServer();
});
afterAll(() => server.close());

async function openIn(locale: ShopLocale) {
  const page = await openBuilder(server);
  page.store.dispatch(localeRead({ locale }));
  onClose(render(<BuilderApp store={page.store} vault={page.vault} />).unmount);
  return page;
}

const languageOf = (element: Element): string | null => element.closest('[lang]')?.getAttribute('lang') ?? null;

it('the editor speaks the language of its page, times and numbers too, and says of what builders write that it is French', async () => {
  const user = userEvent.setup();
  const { store } = await openIn('en-US');
  const tree = await screen.findByRole('tree', { name: /^Items of / });
  const [first] = within(tree).getAllByRole('treeitem');
  expect([languageOf(tree), first && languageOf(within(first).getByText(/\S/))]).toEqual([null, 'fr']);
  await user.click(screen.getByRole('button', { name: 'Ribbon' }));
  const text = screen.getByLabelText('Text of the ribbon');
  expect([languageOf(text), languageOf(screen.getByText('Text of the ribbon'))]).toEqual(['fr', null]);
  await user.type(text, '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Draft saved on March 3, 2025 at 10:00\sAM, different from what is live/);
  act(() => void store.dispatch(pageOpened('contents')));
  const help = server.app.contents.live().at('/faq-hub')?.document.title ?? '';
  expect(languageOf(await screen.findByRole('link', { name: help }))).toBe('fr');
  expect(screen.getByRole('heading', { level: 1, name: 'Contents' })).toBeTruthy();
});

it('what is no words is of no language: addresses, codes and references', async () => {
  const user = userEvent.setup();
  await openIn('en-US');
  await screen.findByRole('tree', { name: /^Items of / });
  const languages = (...names: readonly (string | RegExp)[]) =>
    names.map((name) => languageOf(screen.getByRole('textbox', { name })));
  await user.click(screen.getByRole('button', { name: 'Footer' }));
  const [label] = screen.getAllByRole('textbox', { name: 'Label' });
  const [address] = screen.getAllByRole('textbox', { name: 'Address' });
  expect([label, address].map((found) => found && languageOf(found))).toEqual(['fr', null]);
  await user.click(screen.getByRole('button', { name: 'Shop' }));
  expect(languages('Currency 1', 'Country 1')).toEqual([null, null]);
  await user.click(screen.getByRole('button', { name: 'Add a market' }));
  expect(languages('Name')).toEqual(['fr']);
});

it('on a French page nothing is of another language', async () => {
  await openIn('fr-FR');
  await screen.findByRole('tree', { name: /^Éléments de / });
  expect(document.querySelectorAll('[lang]')).toHaveLength(0);
});
