import { startReplay } from '../support/player/startReplay';

const root = document.getElementById('root');
if (root) void startReplay(root);
