// usage: npm run shapes. Writes src/contract/answers/shapes.ts anew, after a change of an answer's schema.
const { writeFileSync } = require('node:fs');
const path = require('node:path');
require('../registerTypeScript.cjs');
const { shapesFile } = require('../../../src/contract/answers/shapesFile.schema.ts');

writeFileSync(path.join(__dirname, '../../../src/contract/answers/shapes.ts'), shapesFile);
