// Whether an assistant answers shoppers; late code.
// State key: none of its own.
// Publishes the endpoint.
export { agentApi } from './agentApi';
