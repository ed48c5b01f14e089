import { lazyComponent } from '../../kernel/lazy';

/** The link to that window, for errors that appear in code which does not have it. */
export const sendToSupport = lazyComponent(() =>
  import(/* webpackChunkName: "late-sendToSupport" */ './components/sendToSupportModule').then(
    ({ sendToSupportModule }) => sendToSupportModule,
  ),
);
