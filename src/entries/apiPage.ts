import { startApiPage } from '../apiPage/startApiPage';

const root = document.getElementById('root');
if (root) startApiPage(root);
