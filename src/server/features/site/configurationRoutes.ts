import { siteConfigurationQuery, siteConfigurationSchema } from '../../../contract/site/siteConfiguration.schema';
import { LATE_PATHS } from '../../../contract/latePaths';
import type { AppPlugin } from '../../app';
import { answerWithValidator } from '../../http/etag';
import { siteFor } from './builders';

/** The site's configuration without menus and shop settings: for every page, and as a draft for builders. */
export const configurationRoutes: AppPlugin = (app, _options, done) => {
  answerWithValidator(app);
  app.get(
    LATE_PATHS.siteConfiguration,
    {
      config: { isShared: true },
      schema: { querystring: siteConfigurationQuery, response: { 200: siteConfigurationSchema } },
    },
    async (request) => {
      const { menus: _menus, shop: _shop, ...configuration } = await siteFor(request, request.query.publishStatus);
      return configuration;
    },
  );
  done();
};
