import { lazyComponent } from '../../kernel/lazy';

/** The band above the header: it stands as the server wrote it, its link needs no script. */
export const ribbon = lazyComponent(
  () => import(/* webpackChunkName: "part-rest" */ './Ribbon').then(({ ribbonModule }) => ribbonModule),
  'idle',
);
