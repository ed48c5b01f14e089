import { startSupport } from '../support/app/startSupport';

const root = document.getElementById('root');
if (root) startSupport(root);
