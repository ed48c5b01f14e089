import { createPart } from '../../kernel/parts';

/** Where the page stands in the shop: plain links as the server wrote them until its code is there. */
export const breadcrumb = createPart(
  () =>
    import(/* webpackChunkName: "part-rest" */ './components/CatalogBreadcrumb').then(
      ({ breadcrumbPart }) => breadcrumbPart,
    ),
  'soon',
);
