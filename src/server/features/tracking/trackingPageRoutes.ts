import { TRACKING_PAGE } from '../../../contract/tracking/trackingPage';
import type { AppPlugin } from '../../app';
import { SHOP_LOCALE, TEXT_DIRECTION } from '../../../contract/constants';
import { sayIn } from '../../texts/say';
import { sentence } from '../../texts/sentence';

const PAGE =
  `<!doctype html><html lang="fr" dir="${TEXT_DIRECTION}"><head><meta charset="utf-8"><title>` +
  sayIn(SHOP_LOCALE)(sentence('page.statistics.title')) +
  ' – Comptoir</title>' +
  '<meta name="robots" content="noindex"></head><body></body></html>';

/** The shop's own tracking page (FTR-04): empty, without a script, for frames of the shop only. */
export const trackingPageRoutes: AppPlugin = (app, _options, done) => {
  app.get(TRACKING_PAGE, (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'self'")
      .type('text/html; charset=utf-8')
      .send(PAGE),
  );
  done();
};
