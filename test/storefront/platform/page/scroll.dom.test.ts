import { keepScroll, scrollOnArrival } from '../../../../src/storefront/platform/page/scroll';

let scrolledTo: number[];
beforeEach(() => {
  scrolledTo = [];
  window.scrollTo = (_x?: number | ScrollToOptions, y?: number) => void scrolledTo.push(y ?? -1);
  window.scrollY = 0;
});
const later = { hash: '', restored: false, isFirst: false };

it('a page that is gone to begins at its top, one that is returned to where it was left', () => {
  window.scrollY = 640;
  keepScroll('list');
  scrollOnArrival({ ...later, key: 'product' });
  scrollOnArrival({ ...later, key: 'list', restored: true });
  scrollOnArrival({ ...later, key: 'never left', restored: true });
  expect(scrolledTo).toEqual([0, 640, 0]);
});

it('a first page goes to where it was left before a reload, but stays where its shopper has scrolled it meanwhile', () => {
  window.scrollY = 640;
  keepScroll('list');
  window.scrollY = 0;
  scrollOnArrival({ ...later, key: 'list', restored: true, isFirst: true });
  expect(scrolledTo).toEqual([640]);
  window.scrollY = 284;
  scrollOnArrival({ ...later, key: 'list', restored: true, isFirst: true });
  scrollOnArrival({ ...later, key: 'new', isFirst: true });
  expect(scrolledTo).toEqual([640]);
});
