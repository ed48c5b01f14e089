import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * Fails, naming rule and element, when axe finds anything on the page as it stands, or in a part of it by its selector.
 * Only what is wrong is worked out. A page without frames needs no second one to gather their results in.
 */
export async function expectAccessible(page: Page, where: string, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${where}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
}
