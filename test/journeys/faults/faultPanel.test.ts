import { desktop, journey } from '../../support/journeys/journey';

journey(
  '?faults opens the panel for faults of a development build, and stays in no address of the shop',
  async ({ page }) => {
    await page.goto('/?faults');
    const panel = page.getByRole('dialog', { name: 'Faults on purpose' });
    await panel.waitFor();
    await page.waitForURL((url) => url.search === '');
    await page.reload();
    await page.getByRole('button', { name: 'Faults' }).waitFor();
    expect(await panel.count()).toBe(0);
  },
  { build: 'development', screens: [desktop] },
);
