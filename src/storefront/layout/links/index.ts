// Links of the frame: where a builder's lead and how they open; the addresses of the login and of a telephone number.
// State key: none of its own.
// Publishes the link and the kinds of addresses.
export { isDirect, leadsOutside } from './linkKind';
export { BuilderLink } from './BuilderLink';
export { selectLoginAddress } from './selectLoginAddress';
export { phoneAddress } from './phoneAddress';
