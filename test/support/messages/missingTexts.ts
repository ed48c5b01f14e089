import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

interface Import {
  readonly file: string;
  /** null: everything the file exports, or its side effects. */
  readonly names: readonly string[] | null;
}

interface SourceFile {
  readonly imports: readonly Import[];
  /** The files that it loads by `import()`. */
  readonly late: readonly string[];
  /** What it re-exports from other files, by name. */
  readonly forwards: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
  /** The message ids that it passes to `t`. */
  readonly said: readonly string[];
  /** The catalogues that it imports. */
  readonly catalogues: readonly string[];
  /** Whether it renders: a page or a lazy component. */
  readonly shows: boolean;
}

function sourceOf(from: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  const base = path.resolve(path.dirname(from), specifier);
  return [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((file) => existsSync(file)) ?? null;
}

/** The string literals in an expression, except those within calls. */
function textsIn(node: ts.Node): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  const inside: string[] = [];
  ts.forEachChild(node, (child) => {
    if (!ts.isCallExpression(child)) inside.push(...textsIn(child));
  });
  return inside;
}

function readSource(file: string): SourceFile {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = { imports: [] as Import[], late: [] as string[], said: [] as string[], catalogues: [] as string[] };
  let shows = false;
  const forwards = new Map<string, { readonly file: string; readonly name: string }>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node))
      shows ||= ts.isIdentifier(node.name) && ['Component', 'Page'].includes(node.name.text);
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      if (first && ts.isIdentifier(node.expression) && node.expression.text === 't') found.said.push(...textsIn(first));
      if (first && node.expression.kind === ts.SyntaxKind.ImportKeyword && ts.isStringLiteral(first)) {
        const loaded = sourceOf(file, first.text);
        if (loaded) found.late.push(loaded);
      }
    }
    if (
      ts.isImportDeclaration(node) &&
      ts.isStringLiteral(node.moduleSpecifier) &&
      node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword
    ) {
      const { text } = node.moduleSpecifier;
      if (text.endsWith('.json')) found.catalogues.push(path.basename(text));
      const imported = sourceOf(file, text);
      const bindings = node.importClause?.namedBindings;
      const names =
        bindings && ts.isNamedImports(bindings)
          ? bindings.elements.filter((one) => !one.isTypeOnly).map((one) => (one.propertyName ?? one.name).text)
          : null;
      if (imported && names?.length !== 0) found.imports.push({ file: imported, names });
    }
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
      const source = sourceOf(file, node.moduleSpecifier.text);
      if (source && node.exportClause && ts.isNamedExports(node.exportClause)) {
        for (const { name, propertyName, isTypeOnly } of node.exportClause.elements)
          if (!isTypeOnly) forwards.set(name.text, { file: source, name: (propertyName ?? name).text });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { ...found, forwards, shows };
}

/** Parses source files, each once, and collects what is loaded together with a file. */
function createSources() {
  const files = new Map<string, SourceFile>();
  const read = (file: string): SourceFile => {
    const known = files.get(file) ?? readSource(file);
    files.set(file, known);
    return known;
  };
  const definingFile = (file: string, name: string): string => {
    const forwarded = read(file).forwards.get(name);
    return forwarded ? definingFile(forwarded.file, forwarded.name) : file;
  };
  /** A file and everything that it imports; through an `index.ts`, only the files behind the imported names. */
  const comesWith = (root: string): ReadonlySet<string> => {
    const reached = new Set<string>();
    const waiting = [root];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (reached.has(file)) continue;
      reached.add(file);
      for (const imported of read(file).imports) {
        const { names } = imported;
        waiting.push(...(names?.map((name) => definingFile(imported.file, name)) ?? [imported.file]));
      }
    }
    return reached;
  };
  return { read, comesWith };
}

/**
 * Finds where a page or lazy component passes `t` the id of a text that may be missing when it renders. The texts that
 * are there by then: those of the first load (`firstTexts`), those of the catalogues that its own file imports, and
 * those that are there for every page or component that loads this file. `catalogueOf` gives the catalogue of an id.
 */
export function missingTexts(
  { entry, firstTexts }: { readonly entry: string; readonly firstTexts: string },
  catalogueOf: ReadonlyMap<string, string>,
): readonly string[] {
  const { read, comesWith } = createSources();
  const first = read(firstTexts).catalogues;
  const reached = new Map<string, ReadonlySet<string>>();
  const loaders = new Map<string, Set<string>>();
  const waiting = [entry];
  for (let root = waiting.pop(); root !== undefined; root = waiting.pop()) {
    if (reached.has(root)) continue;
    const files = comesWith(root);
    reached.set(root, files);
    for (const loaded of [...files].flatMap((file) => read(file).late)) {
      const showing = loaders.get(loaded) ?? new Set();
      loaders.set(loaded, read(root).shows ? showing.add(root) : showing);
      waiting.push(loaded);
    }
  }
  const all = new Set(catalogueOf.values());
  const atHand = new Map<string, ReadonlySet<string>>([...reached.keys()].map((root) => [root, all]));
  atHand.set(entry, new Set(first));
  // Pages and components that load others may be loaded late themselves: narrows the sets until nothing changes any
  // more.
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const [root, from] of loaders) {
      const shared = [...all].filter(
        (catalogue) => from.size > 0 && [...from].every((loader) => atHand.get(loader)?.has(catalogue)),
      );
      const now = new Set([...first, ...shared, ...read(root).catalogues]);
      isChanged ||= now.size !== atHand.get(root)?.size;
      atHand.set(root, now);
    }
  }
  const shortened = (file: string) => path.relative(path.resolve(path.dirname(entry), '..'), file);
  return [...reached].flatMap(([root, files]) =>
    root !== entry && !read(root).shows
      ? []
      : [...files].flatMap((file) =>
          read(file).said.flatMap((id) => {
            const catalogue = catalogueOf.get(id);
            if (catalogue === undefined || atHand.get(root)?.has(catalogue)) return [];
            return [`${shortened(root)} does not bring ${catalogue}, of which ${shortened(file)} says ${id}`];
          }),
        ),
  );
}
