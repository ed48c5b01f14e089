import { withBase } from '../contract/pages/basePath';
import { startBuilder } from '../builder/app/startBuilder';

const fileOf = __webpack_get_script_filename__;
// As on the shop's pages, late code is in the folder of the page's language (`build/languages`).
__webpack_get_script_filename__ = (chunk) => '@@.folder@@' + fileOf(chunk);

// The same build works below any base path: late code is loaded from the folder of this page's first scripts.
__webpack_public_path__ = withBase(__webpack_public_path__);

const root = document.getElementById('root');
if (root) startBuilder(root);
