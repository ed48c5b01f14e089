import { startBuilder } from '../builder/app/startBuilder';

const root = document.getElementById('root');
if (root) startBuilder(root);
