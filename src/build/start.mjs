import path from 'node:path';
import { buildWhenNeeded, root } from './freshness.mjs';

buildWhenNeeded('production');
process.env.NODE_ENV ??= 'production';
await import(path.join(root, 'dist/production/server/server.js'));
