import path from 'node:path';
import { runCompiled } from '../server/process/compiled/runCompiled';

runCompiled(path.join(__dirname, 'renderThreadMain.js'));
