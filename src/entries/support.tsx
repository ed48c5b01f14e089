import { withBase } from '../contract/pages/basePath';
import { startSupport } from '../support/app/startSupport';

// The same build works below any base path: late code is loaded from the folder of this page's first scripts.
__webpack_public_path__ = withBase(__webpack_public_path__);

const root = document.getElementById('root');
if (root) startSupport(root);
