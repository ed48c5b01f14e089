// The foot of every page: the shop's promises, ways into it, whom to call.
// State keys: none of its own.
// Publishes the footer for the shell.
export { footer } from './lazyFooter';
