import { startPage } from '../storefront/runtime/startPage';

const root = document.getElementById('root');
if (root) void startPage(root);
