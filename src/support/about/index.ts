// What the server knows of a session beside its recording, and what can be done with it.
// State key: none yet. Publishes the tools of its page.
export { SessionTools } from './SessionTools';
