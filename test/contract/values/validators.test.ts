import { isImageUrl } from '../../../src/contract/pages/safeAddress';
import { isHeadingLevel, isIsoDate, isLatitude, isLongitude } from '../../../src/contract/values/validators';
import { isHexColor } from '../../../src/contract/values/hexColor';

const those = <T>(values: readonly T[], keeps: (value: T) => boolean): readonly T[] => values.filter(keeps);

it('a date is a day of the calendar in ISO 8601, with or without a time and its offset [KIT-20]', () => {
  const dates = [
    '2025-11-27',
    '2024-02-29',
    '0001-01-01',
    '2025-11-27T23:59',
    '2025-11-27T09:05:07Z',
    '2025-11-27T09:05:07.123Z',
    '2025-11-27T09:05:07,5+01:00',
    '2025-11-27T00:00:00.000+0000',
    '2025-11-27T09:05-05',
  ];
  expect(those(dates, isIsoDate)).toEqual(dates);
  const others = [
    '',
    '27/11/2025',
    '2025-11',
    '2025-1-7',
    '2025-02-29',
    '2025-13-01',
    '2025-00-10',
    '2025-11-00',
    '2025-11-31',
    '2025-11-27T24:00',
    '2025-11-27T09:60',
    '2025-11-27 09:05',
    '2025-11-27T09:05:07+25:00',
    '2025-11-27Z',
    ' 2025-11-27',
    '2025-11-27\n',
    'Thu Nov 27 2025',
  ];
  expect(those(others, isIsoDate)).toEqual([]);
});

it('a latitude is within 90 degrees, a longitude within 180 [KIT-20]', () => {
  const degrees = [-180.0001, -180, -90.0001, -90, 0, 48.8566, 90, 90.0001, 180, 180.0001, Infinity, NaN];
  expect(those(degrees, isLatitude)).toEqual([-90, 0, 48.8566, 90]);
  expect(those(degrees, isLongitude)).toEqual([-180, -90.0001, -90, 0, 48.8566, 90, 90.0001, 180]);
});

it('a heading level is a whole number from 1 to 6 [KIT-20]', () => {
  const levels: readonly unknown[] = [0, 1, 2, 3, 4, 5, 6, 7, 1.5, -1, '2', null, undefined];
  expect(levels.filter(isHeadingLevel)).toEqual([1, 2, 3, 4, 5, 6]);
});

it('a colour has six hex digits [KIT-21]', () => {
  const colors = ['#0a3629', '#FBF8F1', '#fff', '0a3629', '#0a36299', '#0a362g', '#0a3629 ', '#0a3629\n', 'red', ''];
  expect(those(colors, isHexColor)).toEqual(['#0a3629', '#FBF8F1']);
});

it('a picture’s address is http(s) or a data:image; a path of this site counts as the absolute address it stands for [KIT-21]', () => {
  const addresses = [
    'https://exemple.fr/a.png',
    'http://exemple.fr/a.png?b=c',
    'data:image/png;base64,AAAA',
    '/sfsites/c/cms/delivery/media/MCLOGO?width=640',
  ];
  expect(those(addresses, isImageUrl)).toEqual(addresses);
  const others = [
    'javascript:alert(1)',
    'data:text/html,<b>',
    'data:image/svg+xml,<svg>',
    '//exemple.fr/a.png',
    '/\\exemple.fr/a.png',
    'a.png',
    'ftp://exemple.fr/a.png',
    'https://',
    '/a"onerror="alert(1)',
    '/a.png>',
    '',
  ];
  expect(those(others, isImageUrl)).toEqual([]);
});
