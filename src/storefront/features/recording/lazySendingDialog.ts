import { lazyComponent } from '../../kernel/lazy';

/** The window in which a shopper sends the recording to support. */
export const sendingDialog = lazyComponent(() =>
  import(/* webpackChunkName: "part-sending" */ './components/SendingDialog').then(
    ({ sendingDialogModule }) => sendingDialogModule,
  ),
);
