// Links of the frame: targets of builders' links and how they open; the address of the login.
// State key: none of its own. Publishes the link and the kinds of addresses.
export { isDirect, leadsOutside } from './linkKind';
export { BuilderLink } from './BuilderLink';
export { selectLoginAddress } from './selectLoginAddress';
