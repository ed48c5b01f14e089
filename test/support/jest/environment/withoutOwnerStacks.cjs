// React's development build captures a stack for each of the first 10,000 elements a second, which warnings use to name
// the place where an element was created. That takes a third of the time of tests that render. This module makes React
// believe that the limit has been reached.
const internals = require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
const COUNT = 'recentlyCreatedOwnerStacks';
if (typeof internals?.[COUNT] !== 'number')
  throw new Error('React counts the stacks of elements in another place now.');
Object.defineProperty(internals, COUNT, { get: () => Infinity, set() {} });
