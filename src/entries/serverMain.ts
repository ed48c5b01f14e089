import { demo } from '../demo';
import { gatewayPlugins } from '../server/gateway';
import { plugins } from '../server/plugins';
import { runServer } from '../server/process/runServer';

void runServer({ plugins: plugins(demo), gateway: gatewayPlugins });
