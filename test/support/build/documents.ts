import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const inRoot = (file: string): string => path.join(root, file);
const textOf = (file: string): string => readFileSync(inRoot(file), 'utf8');
const filesBelow = (folder: string): readonly string[] =>
  readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)).split(path.sep).join('/'));

/** The documents that are read with the code: README, CONTRIBUTING, and all below docs. */
export const documents: readonly string[] = [
  'README.md',
  'CONTRIBUTING.md',
  ...filesBelow('docs').filter((file) => file.endsWith('.md')),
];

const tops = readdirSync(root, { withFileTypes: true });
const files: readonly string[] = [
  ...tops.filter((entry) => entry.isFile()).map(({ name }) => name),
  ...['.ci', 'docs', 'public', 'src', 'test'].flatMap(filesBelow),
];

const ENDING = /(?:\.dom)?(?:\.test)?\.(?:d\.ts|d\.cts|tsx?|[cm]?js)$/;
/**
 * The names by which a document may call a file or folder: the last names of its path, one or more, and those of a
 * source file or test without its ending too.
 */
const named = new Set(
  files.flatMap((file) => {
    const parts = file.split('/');
    const below = parts.map((_part, index) => parts.slice(index).join('/'));
    const above = parts.slice(1).flatMap((_part, index) => {
      const folder = parts.slice(0, index + 1);
      return folder.map((_name, from) => folder.slice(from).join('/'));
    });
    return [...below, ...below.map((name) => name.replace(ENDING, '')), ...above];
  }),
);

/** Paths that a checkout does not contain: a build, a server's data, pictures that a command writes. */
const MADE_LATER = /^(?:(?:dist|DATA_DIR|screenshots|\.\/data)(?:\/|$)|release\.json$)/;
const MEDIA_TYPE = /^(?:application|text|image)\/[\w.+-]+$/;

const source = files
  .filter((file) => file.startsWith('src/') && /\.(?:tsx?|cjs)$/.test(file))
  .map(textOf)
  .join('\n');
const paths = textOf('src/openapi/openapi.json');

/** Whether `feature/happened` is in the sources: as one text, or as the name of a slice and that of an event. */
function isAction(name: string): boolean {
  const [, slice = '', event = ''] = /^(\w+)\/(\w+)$/.exec(name) ?? [];
  if (event === '') return false;
  return source.includes(`'${name}'`) || (source.includes(`'${slice}'`) && new RegExp(`\\b${event}\\b`).test(source));
}
/** Whether a name is that of a scoped package, installed or not, or of something in `node_modules`. */
const isPackage = (name: string): boolean => name.startsWith('@') || existsSync(inRoot(`node_modules/${name}`));
/** Whether a name is how the names of some files end: `Api.ts`. */
const isEnding = (name: string): boolean => /^[A-Z]\w*\.tsx?$/.test(name) && files.some((file) => file.endsWith(name));
const isCall = (name: string): boolean => paths.includes(`/${name}`);

const isKnown = (name: string): boolean =>
  named.has(name.replace(/\/$/, '')) ||
  MADE_LATER.test(name) ||
  isEnding(name) ||
  (!ENDING.test(name) && (MEDIA_TYPE.test(name) || isAction(name) || isPackage(name) || isCall(name)));

const PATH = /^[\w.@-]+(?:\/[\w.@-]+)+\/?$/;
const FILE = /^[\w-][\w.-]*\.(?:tsx?|[cm]js|json|md|html)$/;
const withoutFences = (text: string): string => text.replace(/^( *)```.*?^\1```/gms, '');

/** The paths and file names in code spans of a text that neither the tree nor a build, a call or an action knows. */
export const unknownPaths = (text: string): readonly string[] =>
  [...withoutFences(text).matchAll(/`([^`\n]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => (PATH.test(name) || FILE.test(name)) && !isKnown(name));

const anchorsOf = (text: string): readonly string[] =>
  [...withoutFences(text).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );

/** The relative links of a document that lead to no file, or to no heading of one. */
export function deadLinks(document: string, text = textOf(document)): readonly string[] {
  return [...withoutFences(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? document : path.join(path.dirname(document), file);
      if (!existsSync(inRoot(target))) return true;
      return anchor !== undefined && !anchorsOf(file === '' ? text : textOf(target)).includes(anchor);
    });
}

export const unknownPathsOf = (document: string): readonly string[] => unknownPaths(textOf(document));
