import { ownBrowser, sharedShop } from '../../support/journeys/journey';

// Not a `journey()`: without scripts there is no store, and nothing to record.
it('a visitor without JavaScript refuses cookies, browses, searches, filters and reads everything', async () => {
  const context = await (
    await ownBrowser()
  ).newContext({
    baseURL: sharedShop(),
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  try {
    const page = await context.newPage();
    const main = page.getByRole('main');
    await page.goto('/');
    const question = page.getByRole('region', { name: 'Vos cookies, votre choix' });
    // Controls that need scripts are not offered.
    expect(await question.getByRole('button', { name: 'Personnaliser' }).isVisible()).toBe(false);
    await question.getByRole('button', { name: 'Tout refuser' }).click();
    await question.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/');
    expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual(['comptoir_consent=v1']);
    await main
      .getByRole('link', { name: /Crèmes/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Crèmes', exact: true }).waitFor();
    const products = main.locator('a[href^="/product/"]');
    expect(await products.count()).toBeGreaterThan(5);

    await page.getByRole('banner').getByRole('combobox').fill('mozzarella');
    await page.getByRole('banner').getByRole('combobox').press('Enter');
    await page.waitForURL('**/search?term=mozzarella');
    expect(await main.innerText()).toMatch(/mozzarella/i);

    await products.first().click();
    await page.waitForURL(/\/product\//);
    const text = await main.innerText();
    expect(text).toMatch(/€/);
    expect(text).toMatch(/HT/);
    expect(text).toMatch(/Allergènes/);

    expect(text).toContain('Pour remplir un panier, activez JavaScript');
    expect(await main.getByRole('button', { name: /^Ajouter au panier/ }).count()).toBe(0);
  } finally {
    await context.close();
  }
});
