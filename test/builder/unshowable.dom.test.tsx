import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BuilderApp } from '../../src/builder/app/BuilderApp';
import { onPageError } from '../../src/storefront/platform/page/pageErrors';
import { addTexts } from '../../src/storefront/messages';
import builderTexts from '../../src/storefront/messages/fr-FR/builder.json';
import builderFieldsTexts from '../../src/storefront/messages/fr-FR/builderFields.json';
import builderMenusTexts from '../../src/storefront/messages/fr-FR/builderMenus.json';
import builderPathsTexts from '../../src/storefront/messages/fr-FR/builderPaths.json';
import builderSettingsTexts from '../../src/storefront/messages/fr-FR/builderSettings.json';
import { sectionChosen } from '../../src/builder/app/viewSlice';
import { fieldChanged } from '../../src/builder/draft';
import { startTestServer, type TestServer } from '../support/server/testServer';
import { openBuilder } from '../support/builder/openBuilder';
import { onClose } from '../support/openShops';

const fault = { isPlanted: true };
jest.mock('../../src/builder/settings/SectionEditor', () => {
  const actual: object = jest.requireActual('../../src/builder/settings/SectionEditor');
  const { SectionEditor } = actual as { SectionEditor: () => React.ReactNode };
  return {
    ...actual,
    SectionEditor() {
      if (fault.isPlanted) throw new RangeError('planted in the editor');
      return SectionEditor();
    },
  };
});

addTexts({ ...builderTexts, ...builderFieldsTexts, ...builderMenusTexts });
addTexts({ ...builderPathsTexts, ...builderSettingsTexts });

let server: TestServer;
beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  server = await startTestServer();
});
afterAll(() => server.close());

it('an editor that cannot be shown takes nothing with it: the rest of the page stays, what was edited is saved, the error is noticed, and it comes back', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const noticed: unknown[] = [];
  onPageError((error, origin) => noticed.push([String(error), origin]));
  const { store, vault } = await openBuilder(server);
  store.dispatch(fieldChanged({ place: ['settings', 'serverPagePrefix'], value: '/apex/' }));
  onClose(render(<BuilderApp store={store} vault={vault} />).unmount);
  expect((await screen.findByRole('alert')).textContent).toContain('Cette partie ne peut pas être affichée');
  expect(noticed).toContainEqual(['RangeError: planted in the editor', 'rendering']);
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  await screen.findByText(/^Brouillon enregistré/);

  // Another section has an editor of its own.
  fault.isPlanted = false;
  act(() => void store.dispatch(sectionChosen('footer')));
  expect(screen.queryByRole('alert')).toBeNull();
  fault.isPlanted = true;
  act(() => void store.dispatch(sectionChosen('settings')));
  await screen.findByRole('alert');

  fault.isPlanted = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.querySelector('#editor')?.textContent).not.toBe('');
  complaints.mockRestore();
});
