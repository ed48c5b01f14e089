// The command line of recordings: `npm run journal`.
// Owns its words, exit codes and what it prints; knows no application, terminal or file system.
// Publishes runJournalCommand.
export { runJournalCommand } from './runJournalCommand';
