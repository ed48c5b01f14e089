import { cardsFor, markupBytes } from './markup';
import { renderReference } from './renderReference';

it('markup is what stands in the body, in bytes', () => {
  expect(markupBytes('<html><head><style>a{}</style></head><body><p>é</p><script>{}</script></body></html>')).toBe(
    '<body><p>..</p></body></html>'.length,
  );
});

it.each([8_000, 60_000])(
  'the reference page has as many cards as come within a fiftieth of %d bytes',
  async (bytes) => {
    const markup = markupBytes(await renderReference([], await cardsFor(bytes)));
    expect(Math.abs(markup - bytes)).toBeLessThanOrEqual(bytes / 50);
  },
);

it('there is no page without a card', async () => {
  expect(await cardsFor(10)).toBe(1);
});
