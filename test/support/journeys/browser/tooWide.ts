import type { Page } from 'playwright-core';

/**
 * What of the page reaches beyond the right edge of its window, outermost first, and whether the page scrolls sideways
 * (WCAG 1.4.10). Left out are elements within a box that scrolls or clips by itself, and clipped ones, which are for
 * screen readers.
 */
export const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const end = document.documentElement.clientWidth;
    const isHeld = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isHeld(parent);
    };
    const reaches = (element: Element): boolean => {
      const { right, width, height } = element.getBoundingClientRect();
      if (right <= end + 0.5 || width === 0 || height === 0) return false;
      const { clipPath, visibility } = getComputedStyle(element);
      return clipPath === 'none' && visibility === 'visible' && !isHeld(element);
    };
    const found = [...document.body.querySelectorAll('*')].filter(reaches);
    const outermost = found.filter((element) => !found.some((other) => other !== element && other.contains(element)));
    const named = outermost.map((element) => {
      const { left, right } = element.getBoundingClientRect();
      const text = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 60);
      return `${element.tagName.toLowerCase()} from ${String(Math.round(left))} to ${String(Math.round(right))} px: ${text}`;
    });
    return document.documentElement.scrollWidth > end ? ['the page scrolls sideways', ...named] : named;
  });
