import { withBase } from '../contract/pages/basePath';
import { startPage } from '../storefront/app/startPage';

const fileOf = __webpack_get_script_filename__;
// The folder of late code, beside the page's first scripts and for its language, which the build inserts here
// (`build/languages`).
__webpack_get_script_filename__ = (chunk) => '@@.folder@@' + fileOf(chunk);

// The same build works below any base path.
__webpack_public_path__ = withBase(__webpack_public_path__);

const root = document.getElementById('root');
if (root) {
  // Read before the page starts, which removes parameters that it does not know from its address.
  const asked = process.env.NODE_ENV === 'development' ? new URLSearchParams(window.location.search) : null;
  const started = startPage(root);
  // Beside the shop, not in it: the panels are no part of the shop's state, and production has none.
  if (process.env.NODE_ENV === 'development') {
    void started
      .then(() => import(/* webpackChunkName: "faultPanel" */ '../faultPanel/showFaultPanel'))
      .then(({ showFaultPanel }) => {
        showFaultPanel(document, asked?.has('faults') === true);
      });
    if (asked?.has('ranking') === true) {
      void started
        .then(() => import(/* webpackChunkName: "rankingPanel" */ '../rankingPanel/showRankingPanel'))
        .then(({ showRankingPanel }) => {
          showRankingPanel(document, asked.get('term') ?? '');
        });
    }
  }
}
