import { onPageError } from '../../../../src/storefront/platform/page/pageErrors';

it('an error of the page is reported once, to the last listener, however many there were', () => {
  const heard: unknown[][] = [];
  for (const name of ['first', 'last']) onPageError((...noticed) => heard.push([name, ...noticed]));
  const reason = new RangeError('too deep');
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect(heard).toEqual([['last', reason, 'promise']]);
});
