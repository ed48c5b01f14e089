import type { Page } from 'playwright-core';

/** The measures on the page, such as "10 × 1 kg", that are broken over two lines. */
export const brokenMeasures = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      for (const { index, 0: measure } of (node.textContent ?? '').matchAll(/\d+\s×\s[\d,]+\s\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + measure.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) broken.push(`a measure on two lines: ${measure}`);
      }
    }
    return broken;
  });
