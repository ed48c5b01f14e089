import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { lazyComponent } from '../../kernel/lazy';

const breadcrumb = lazyComponent(
  () =>
    import(/* webpackChunkName: "late-rest" */ './components/CatalogBreadcrumb').then(
      ({ breadcrumbModule }) => breadcrumbModule,
    ),
  'idle',
);

/**
 * The breadcrumb: the server's HTML with plain links until its code is loaded. If its file is unavailable the line
 * keeps its height, in case it is loaded later.
 */
export const Trail = (props: ComponentProps<typeof breadcrumb.Show>) => (
  <Line>
    <breadcrumb.Show {...props} />
  </Line>
);

const Line = styled.div`
  min-height: 2rem;
`;
