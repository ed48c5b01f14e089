// Lets a child process of a test load the sources as they are, without a build.
require('@babel/register')({ extensions: ['.ts', '.tsx'], cwd: require('node:path').join(__dirname, '../..') });
