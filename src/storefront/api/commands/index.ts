// Commands other than those of the cart and of the checkout's process: one queue per owner, carried out with the
// standard repeats. Late code.
// State key: none; a slice keeps its commands in flight.
// Publishes the process that carries out an owner's families, and the event of their repeats.
export { commandEvents } from './commandEvents';
export { workFamilies, type WorkedFamily } from './workFamilies';
