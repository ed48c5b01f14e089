// Commands outside cart and checkout: one queue per owner, carried out with the standard repeats. Late code.
// State key: none; a slice keeps its commands in flight.
// Publishes what carries out the families of an owner, and the event about their repeats.
export { commandEvents } from './commandEvents';
export { workFamilies, type WorkedFamily } from './workFamilies';
