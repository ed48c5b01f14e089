import { CommandError, type ExitCode, type JournalCommandOptions } from './command';
import { importDevTools, writeDevTools } from './devToolsCommands';
import { printDifferences, printState } from './stateCommands';
import { printStats } from './statsCommand';
import { writeTest } from './testing/testCommand';
import { USAGE } from './usage';
import { verifyFiles } from './verifyCommand';

/** The words after a command: what it works on, and its settings, `--name value` or `--name=value`. */
interface Words {
  readonly operands: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
}

function readWords(args: readonly string[], known: readonly string[]): Words {
  const operands: string[] = [];
  const settings: Record<string, string> = {};
  for (let at = 0; at < args.length; at++) {
    const word = args[at] ?? '';
    const [, name, given] = /^--([a-z]+)(?:=(.*))?$/s.exec(word) ?? [];
    if (name === undefined) {
      operands.push(word);
      continue;
    }
    if (!known.includes(name)) throw new CommandError(2, `there is no ${word} here; journal --help says what there is`);
    const value = given ?? args[++at];
    if (value === undefined) throw new CommandError(2, `--${name} needs a value`);
    settings[name] = value;
  }
  return { operands, settings };
}

const wrongUse = (of: string): CommandError => new CommandError(2, `usage: journal ${of}; journal --help says more`);

async function run<S>([command, ...args]: readonly string[], options: JournalCommandOptions<S>): Promise<ExitCode> {
  switch (command) {
    case undefined:
      options.write(USAGE);
      return 2;
    case 'help':
    case '--help':
    case '-h':
      options.write(USAGE);
      return 0;
    case 'verify': {
      const { operands, settings } = readWords(args, ['key']);
      if (operands.length === 0) throw wrongUse('verify FILE… [--key KEY]');
      return verifyFiles(operands, settings['key'], options);
    }
    case 'state': {
      const { operands, settings } = readWords(args, ['path']);
      const [file, seq, ...more] = operands;
      if (file === undefined || seq === undefined || more.length > 0) throw wrongUse('state FILE SEQ [--path PATH]');
      await printState(file, seq, settings['path'], options);
      return 0;
    }
    case 'diff': {
      const [file, from, to, ...more] = readWords(args, []).operands;
      if (file === undefined || from === undefined || more.length > 0) throw wrongUse('diff FILE SEQ [SEQ]');
      await printDifferences(file, to === undefined ? [from] : [from, to], options);
      return 0;
    }
    case 'stats': {
      const [file, ...more] = readWords(args, []).operands;
      if (file === undefined || more.length > 0) throw wrongUse('stats FILE');
      await printStats(file, options);
      return 0;
    }
    case 'devtools': {
      const { operands, settings } = readWords(args, ['part']);
      const [file, out, ...more] = operands;
      if (file === undefined || out === undefined || more.length > 0) throw wrongUse('devtools FILE OUT [--part N]');
      await writeDevTools(file, out, settings['part'], options);
      return 0;
    }
    case 'import': {
      const [file, out, ...more] = readWords(args, []).operands;
      if (file === undefined || out === undefined || more.length > 0) throw wrongUse('import FILE OUT');
      await importDevTools(file, out, options);
      return 0;
    }
    case 'test': {
      const { operands, settings } = readWords(args, ['at', 'out']);
      const [file, ...more] = operands;
      if (file === undefined || more.length > 0) throw wrongUse('test FILE [--at SEQ,SEQ…] [--out FILE]');
      return writeTest(file, { at: settings['at'], out: settings['out'] }, options);
    }
    default:
      throw new CommandError(2, `there is no command "${command}"; journal --help says what there is`);
  }
}

/** Runs a command of `npm run journal` (the words after "journal"); writes plain English lines. */
export async function runJournalCommand<S>(
  args: readonly string[],
  options: JournalCommandOptions<S>,
): Promise<ExitCode> {
  try {
    return await run(args, options);
  } catch (thrown) {
    if (!(thrown instanceof CommandError)) throw thrown;
    options.complain(thrown.message);
    return thrown.code;
  }
}
