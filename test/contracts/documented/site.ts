import { flag, listOf, moment, oneOf, orNull, record, text, type Shape } from '../shape';

// Menus, contents and the collection of activities as the public reference describes them.

const menuItem: Shape = (value, at) =>
  record({
    actionType: text,
    actionValue: orNull(text),
    imageUrl: orNull(text),
    label: text,
    target: oneOf('CurrentWindow', 'NewWindow'),
    subMenu: listOf(menuItem),
    pageReference: orNull(record({ type: text, attributes: record({}) })),
  })(value, at);

export const menu = record({ menuItems: listOf(menuItem, 1) });

const contentFields = {
  managedContentId: text,
  contentKey: text,
  contentType: record({ fullyQualifiedName: text }),
  title: text,
  urlName: orNull(text),
  language: text,
  publishedDate: moment,
  unauthenticatedUrl: orNull(text),
};

/** One content, with its body. */
export const content = record({ ...contentFields, contentBody: record({}) });

export const contents = record({
  channelSummary: record({ channelId: text }),
  contents: listOf(record(contentFields), 1),
  currentPageUrl: text,
  nextPageUrl: orNull(text),
  previousPageUrl: orNull(text),
  references: orNull(record({})),
  referencesList: orNull(listOf(record({}))),
});

export const aiConfiguration = record({
  activityTrackingEnabled: flag,
  catalogExists: flag,
  isDeployed: flag,
  deploymentEnabled: flag,
  host: text,
  siteId: text,
  tenant: text,
});
