const { queryCore } = require('./queryCore.cjs');
const { queryReact } = require('./queryReact.cjs');
const { reactDom } = require('./reactDom.cjs');
const { styledComponents } = require('./styledComponents.cjs');

/**
 * What the builds cut out of packages because the shop never runs it, or replace (styled-components), by the path of
 * the file under `node_modules`.
 */
const cutsOf = {
  '@reduxjs/toolkit/dist/query/rtk-query.modern.mjs': queryCore,
  '@reduxjs/toolkit/dist/query/react/rtk-query-react.modern.mjs': queryReact,
  'react-dom/cjs/react-dom-client.production.js': reactDom,
  'styled-components/dist/styled-components.browser.esm.js': styledComponents,
};

module.exports = { cutsOf };
