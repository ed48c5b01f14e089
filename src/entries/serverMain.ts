import { demo } from '../demo';
import { plugins } from '../server/plugins';
import { runServer } from '../server/process/runServer';

void runServer({ plugins: plugins(demo) });
