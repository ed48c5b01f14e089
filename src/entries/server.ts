import { demo } from '../demo';
import { plugins } from '../server/plugins';
import { runServer } from '../server/runServer';

void runServer({ plugins: plugins(demo) });
