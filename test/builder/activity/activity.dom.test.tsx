import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BuilderApp } from '../../../src/builder/app/BuilderApp';
import { BUILDER_PATHS } from '../../../src/contract/site/builderPaths';
import type { ActivityType } from '../../../src/contract/tracking/activityTypes';
import { keepActivity } from '../../../src/server/features/tracking/activityStore';
import { readActivity } from '../../../src/server/features/tracking/readActivity';
import { addTexts } from '../../../src/storefront/messages';
import builderTexts from '../../../src/storefront/messages/fr-FR/builder.json';
import builderActivityTexts from '../../../src/storefront/messages/fr-FR/builderActivity.json';
import builderFieldsTexts from '../../../src/storefront/messages/fr-FR/builderFields.json';
import builderMenusTexts from '../../../src/storefront/messages/fr-FR/builderMenus.json';
import builderPathsTexts from '../../../src/storefront/messages/fr-FR/builderPaths.json';
import builderSettingsTexts from '../../../src/storefront/messages/fr-FR/builderSettings.json';
import { openBuilder } from '../../support/builder/openBuilder';
import { onClose } from '../../support/openShops';
import { plain } from '../../support/plain';
import { callPlugins, commercePlugins } from '../../support/server/plugins/shopPlugins';
import { startTestServer, type TestServer } from '../../support/server/testServer';
import '../../support/patience';

addTexts({ ...builderTexts, ...builderActivityTexts, ...builderFieldsTexts, ...builderMenusTexts });
addTexts({ ...builderPathsTexts, ...builderSettingsTexts });

const DAY_MS = 86_400_000;

let server: TestServer;
beforeEach(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  server = await startTestServer({ plugins: callPlugins.filter((plugin) => !commercePlugins.includes(plugin)) });
});
afterEach(() => server.close());

async function open(options: Parameters<typeof openBuilder>[1] = {}) {
  const page = await openBuilder(server, options);
  onClose(render(<BuilderApp store={page.store} vault={page.vault} />).unmount);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Activité' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Activité des visiteurs' })) };
}
let number = 0;
function report(type: ActivityType, daysAgo: number) {
  number += 1;
  const { webstoreId } = server.app.webstore.current();
  const arrival = { id: `activity-${String(number)}`, webstoreId, now: server.clock.now() - daysAgo * DAY_MS };
  const body = { cookieId: '0d1f4f5e-7a83-4c7e-9a55-2f6ad7d5a0b1', product: { id: '01t000000000001AAA' } };
  return server.app.database.write((db) => keepActivity(db, arrival, readActivity(type, body)));
}
const cells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map(({ textContent }) => plain(textContent));

it('builders see how often what was done on each day, newest first, with sums of days and types', async () => {
  for (const [type, daysAgo] of [
    ['viewProduct', 0],
    ['viewProduct', 0],
    ['addToCart', 0],
    ['viewProduct', 3],
  ] as const) {
    await report(type, daysAgo);
  }
  const { dialog } = await open();
  const table = within(await dialog.findByRole('table', { name: 'Activité des visiteurs' }));
  const day = (daysAgo: number) =>
    plain(
      new Intl.DateTimeFormat('fr-FR', {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        timeZone: 'Europe/Paris',
      }).format(server.clock.now() - daysAgo * DAY_MS),
    );
  expect(table.getAllByRole('row').map(cells)).toEqual([
    ['Jour', 'Total', 'Mises au panier', 'Produits vus'],
    ['Tous les jours', '4', '1', '3'],
    [day(0), '3', '1', '2'],
    [day(3), '1', '0', '1'],
  ]);
});

it('says that nothing was counted, and what will appear', async () => {
  const { dialog } = await open();
  expect(await dialog.findByText(/^Rien n’a été compté ces 30 derniers jours/)).toBeTruthy();
  expect(dialog.queryByRole('table')).toBeNull();
});

it('can be asked for again when the counts could not be read', async () => {
  let failing = true;
  await report('addToCart', 1);
  const { user, dialog } = await open({
    fault: ({ url }) => (failing && url.startsWith(BUILDER_PATHS.activities) ? { status: 503 } : undefined),
  });
  await dialog.findByText('L’activité n’a pas pu être affichée');
  failing = false;
  await user.click(dialog.getByRole('button', { name: 'Réessayer' }));
  expect(await dialog.findByRole('table')).toBeTruthy();
});
