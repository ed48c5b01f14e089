import { withBase } from '../contract/pages/basePath';
import { startBuilder } from '../builder/app/startBuilder';

// One build serves below any path: what is loaded late lies where this page's first scripts do.
__webpack_public_path__ = withBase(__webpack_public_path__);

const root = document.getElementById('root');
if (root) startBuilder(root);
