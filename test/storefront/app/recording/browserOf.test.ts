import { browserOf } from '../../../../src/storefront/app/recording/browserOf';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox', '128', 'desktop'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/126.0.6478.127 Safari/537.36`,
    'Chrome',
    '126',
    'desktop',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.2592.87`,
    'Edge',
    '126',
    'desktop',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S911B) ${webkit} Chrome/126.0.0.0 Mobile Safari/537.36`,
    'Chrome',
    '126',
    'phone',
  ],
  [`Mozilla/5.0 (Linux; Android 13; SM-X906C) ${webkit} Chrome/126.0.0.0 Safari/537.36`, 'Chrome', '126', 'tablet'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari',
    '17',
    'phone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    '126',
    'tablet',
  ],
  ['somebody@exemple.fr', 'other', '', 'desktop'],
] as const)(
  'of %s only family, main version and kind of device are kept [REP-07]',
  (userAgent, family, version, device) => {
    expect(browserOf(userAgent)).toEqual({ family, version, device });
  },
);
