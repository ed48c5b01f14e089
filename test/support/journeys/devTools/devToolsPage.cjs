const { instrument } = require('@redux-devtools/instrument');
const { compose } = require('@reduxjs/toolkit');

// Like the extension's own enhancer, this one is innermost and keeps a lifted store.
const timeMachine = (createStore) => (reducer, preloadedState) => {
  const store = instrument(undefined, { maxAge: 500 })(createStore)(reducer, preloadedState);
  window.devTools = store;
  return store;
};

window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
  () =>
  (...enhancers) =>
    compose(...enhancers, timeMachine);
