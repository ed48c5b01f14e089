import {
  categoryMenuQuery,
  menuSchema,
  navigationMenuParams,
  navigationMenuQuery,
} from '../../../contract/catalog/menu.schema';
import { webstoreParams } from '../../../contract/context/applicationContext.schema';
import { PATHS } from '../../../contract/paths';
import type { AppPlugin } from '../../app';
import { ApiProblem } from '../../problems';
import { callerOf } from '../../visitors/caller';
import { answerWithValidator } from '../../http/etag';
import { listed } from '../../http/commaLists';
import { guardBrowsing, guardWebstore, idIn } from '../context';
import { builderOf, siteFor } from '../site';
import { categoryMenu } from './categoryMenu';
import { navigationMenu } from '../../../commerce/site/navigationMenu';
import { audienceOf, buyerGroupsOf } from '../catalog';

/** The menu of the category tree. */
export const categoryMenuRoutes: AppPlugin = (app, _options, done) => {
  guardWebstore(app);
  guardBrowsing(app);
  answerWithValidator(app);

  app.get(
    PATHS.categoryMenuItems,
    {
      config: { isShared: true },
      schema: { params: webstoreParams, querystring: categoryMenuQuery, response: { 200: menuSchema } },
    },
    async (request) => {
      const { addHomeMenuItem = false, includeImageUrl = false, maxItems, maxLevels, publishStatus } = request.query;
      // A draft menu includes empty categories, and only builders may ask for it.
      if (publishStatus === 'Draft') await builderOf(request);
      const { snapshot } = app.catalog.state();
      const audience = audienceOf(snapshot, buyerGroupsOf(callerOf(request)));
      const menuItems = categoryMenu(snapshot, audience, {
        addHomeMenuItem,
        includeImageUrl,
        maxItems: maxItems ?? null,
        maxLevels: maxLevels ?? null,
        includeEmpty: publishStatus === 'Draft',
      });
      return { menuItems };
    },
  );
  done();
};

/** Menus by name. Like the site's pages they stay readable where guests may not browse. */
export const navigationMenuRoutes: AppPlugin = (app, _options, done) => {
  answerWithValidator(app);

  app.get(
    PATHS.navigationMenuItems,
    {
      config: { isShared: true },
      schema: { params: navigationMenuParams, querystring: navigationMenuQuery, response: { 200: menuSchema } },
    },
    async (request) => {
      const { communityId } = app.webstore.current();
      if (idIn('community', request.params.communityId, 'communityId') !== communityId) {
        throw new ApiProblem(404, 'NOT_FOUND', 'There is no community with this id.');
      }
      const { query } = request;
      const { menus } = await siteFor(request, query.publishStatus);
      const name = query.navigationLinkSetDeveloperName ?? query.navigationLinkSetId ?? '';
      const items = Object.hasOwn(menus, name) ? (menus[name] ?? null) : null;
      const menuItems =
        items === null
          ? []
          : navigationMenu(items, {
              skippedTypes: listed(query.menuItemTypesToSkip),
              addHomeMenuItem: query.addHomeMenuItem === true,
              includeImageUrl: query.includeImageUrl === true,
            });
      return { menuItems };
    },
  );
  done();
};
