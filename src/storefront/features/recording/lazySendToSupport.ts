import { lazyComponent } from '../../kernel/lazy';

/** The link that opens the window "send to support", for error messages in code that is loaded without that window. */
export const sendToSupport = lazyComponent(() =>
  import(/* webpackChunkName: "late-sendToSupport" */ './components/sendToSupportModule').then(
    ({ sendToSupportModule }) => sendToSupportModule,
  ),
);
