// The command line of recordings: `npm run journal`. Owns its commands, exit codes and output; knows no application,
// and no terminal or file system but in `testing/workingCopy`. Publishes runJournalCommand, and the type of what it
// needs to write tests.
export { runJournalCommand } from './runJournalCommand';
export type { TestWriting } from './testing/testWriting';
