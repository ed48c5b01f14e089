import { runServer } from '../server/runServer';
import { plugins } from '../server/plugins';

void runServer({ plugins });
