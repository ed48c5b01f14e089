// React's development build captures a stack for each of the first 10,000 elements a second, to say in warnings where an
// element was made: a third of the time of tests that render. Here it is as if these were always used up.
const internals = require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
const COUNT = 'recentlyCreatedOwnerStacks';
if (typeof internals?.[COUNT] !== 'number')
  throw new Error('React counts the stacks of elements in another place now.');
Object.defineProperty(internals, COUNT, { get: () => Infinity, set() {} });
