// Commands: what a shopper asks the server to do once. They wait in queues, such as the cart's or the checkout's; each
// has exactly one outcome, and is repeated by rules.
// State key: none of its own; a slice keeps its commands in flight with `begin` and `end`. Publishes what slices and
// queues need, and what carries commands out, which comes with late code.
export { awaitCommands } from './awaitCommands';
export { asCommand, begin, end, type Command, type CommandAction } from './command';
export { commandFamilies, type CommandFamily, type QueuedCommand } from './commandFamilies';
export { commandQueue, type CommandQueue } from './commandQueue';
export { selectHasCommandInFlight } from './commandsInFlight';
export { withRepeats, type RepeatRules } from './withRepeats';
export { workCommands, type Ending } from './workCommands';
