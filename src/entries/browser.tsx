import { startPage } from '../storefront/app/startPage';

const root = document.getElementById('root');
if (root) {
  const started = startPage(root);
  // Beside the shop, not in it: the panel is not part of the shop's state, and production has none.
  if (process.env.NODE_ENV === 'development') {
    void started
      .then(() => import(/* webpackChunkName: "faultPanel" */ '../faultPanel/showFaultPanel'))
      .then(({ showFaultPanel }) => {
        showFaultPanel(document);
      });
  }
}
