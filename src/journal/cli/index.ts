// The command line of recordings: `npm run journal`. Owns its commands, exit codes and output; knows no application,
// terminal or file system. Publishes runJournalCommand, and what it needs to write tests.
export { runJournalCommand } from './runJournalCommand';
export type { TestWriting } from './testing/testWriting';
