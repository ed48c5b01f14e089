import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { createPart } from '../../kernel/parts';

const breadcrumb = createPart(
  () =>
    import(/* webpackChunkName: "part-rest" */ './components/CatalogBreadcrumb').then(
      ({ breadcrumbPart }) => breadcrumbPart,
    ),
  'soon',
);

/**
 * Where the page stands in the shop: plain links as the server wrote them until its code is there. A page that is shown
 * before that keeps the line's place free.
 */
export const Trail = (props: ComponentProps<typeof breadcrumb.Show>) => (
  <Line>
    <breadcrumb.Show {...props} />
  </Line>
);

const Line = styled.div`
  min-height: 2rem;
`;
