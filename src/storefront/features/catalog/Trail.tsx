import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { lazyComponent } from '../../kernel/lazy';

const breadcrumb = lazyComponent(
  () =>
    import(/* webpackChunkName: "part-rest" */ './components/CatalogBreadcrumb').then(
      ({ breadcrumbModule }) => breadcrumbModule,
    ),
  'idle',
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
