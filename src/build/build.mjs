import { buildWhenNeeded } from './freshness.mjs';

buildWhenNeeded(process.argv[2] === 'development' ? 'development' : 'production');
