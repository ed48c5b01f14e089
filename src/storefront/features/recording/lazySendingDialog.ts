import { lazyComponent } from '../../kernel/lazy';

/** The window in which a shopper sends the recording to support. */
export const sendingDialog = lazyComponent(() =>
  import(/* webpackChunkName: "late-sending" */ './components/SendingDialog').then(
    ({ sendingDialogModule }) => sendingDialogModule,
  ),
);
