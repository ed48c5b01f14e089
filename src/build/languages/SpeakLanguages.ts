import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Compilation, sources, WebpackError, type ChunkGroup, type Compiler } from 'webpack';
import { FOLDER, STAND_INS } from './standIns.cjs';
import { compileCatalogue } from './messagesTransform.cjs';

/** Compiled texts by id, as they appear in a script. */
type Catalogue = ReadonlyMap<string, string>;

const readCatalogue = (folder: string): Catalogue =>
  new Map(
    readdirSync(folder).flatMap((file) => {
      const compiled = JSON.parse(compileCatalogue(readFileSync(path.join(folder, file), 'utf8'))) as object;
      return Object.entries(compiled).map(([id, text]): [string, string] => [id, JSON.stringify(text)]);
    }),
  );

function chunksBelow(group: ChunkGroup, known = new Set<ChunkGroup>()): ReadonlySet<ChunkGroup> {
  if (known.has(group)) return known;
  known.add(group);
  for (const child of group.getChildren()) chunksBelow(child, known);
  return known;
}

/**
 * Writes the scripts in each language: those of pages that are shown in several languages once more for each further
 * language, in a folder of its own; all others in the first language only. A page loads the scripts of one language,
 * which contain no text of another. A missing text falls back to English, with a warning.
 */
export class SpeakLanguages {
  constructor(
    /** The folder with a folder of message files for each locale. */
    private readonly messages: string,
    /** The entries of the pages that are shown in each language: the shop's and the builder's. */
    private readonly entries: readonly string[],
    /** The first is written beside the other scripts, each further one to a folder of its own. */
    private readonly locales: readonly string[],
    /** The locale whose text stands in for one that is missing. */
    private readonly fallbackLocale: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SpeakLanguages', (compilation) => {
      compilation.hooks.processAssets.tap(
        // After minification, which is thus done only once, and after what else is written into minified files; before
        // source maps and content hashes are made.
        { name: 'SpeakLanguages', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 2 },
        () => this.speak(compilation),
      );
    });
  }

  private speak(compilation: Compilation): void {
    const [first = '', ...others] = this.locales;
    const catalogues = new Map(this.locales.map((locale) => [locale, readCatalogue(path.join(this.messages, locale))]));
    const pages = new Set(this.pageFiles(compilation));
    for (const { name, source, info } of compilation.getAssets()) {
      // A file that comes with a package is not one of the shop's scripts, and is served unchanged.
      if (!name.endsWith('.js') || info.sourceFilename !== undefined) continue;
      const inLanguage = (locale: string, folder: string) =>
        this.inLanguage(source, (id) => (id === FOLDER ? JSON.stringify(folder) : textOf(id, locale)));
      const textOf = (id: string, locale: string): string => {
        const text = catalogues.get(locale)?.get(id);
        if (text !== undefined) return text;
        const fallback = catalogues.get(this.fallbackLocale)?.get(id);
        if (fallback === undefined) throw new Error(`There is no text "${id}" in any language (${name}).`);
        compilation.warnings.push(new WebpackError(`There is no text "${id}" in ${locale}: it is shown in English.`));
        return fallback;
      };
      if (pages.has(name)) {
        for (const locale of others) {
          // With these fields webpack later replaces the hash, which both names contain, by one of both contents.
          const { contenthash, immutable } = info;
          compilation.emitAsset(`${locale}/${name}`, inLanguage(locale, `${locale}/`), {
            ...(contenthash === undefined ? {} : { contenthash }),
            ...(immutable === undefined ? {} : { immutable }),
            minimized: true,
          });
        }
      }
      compilation.updateAsset(name, inLanguage(first, ''));
    }
  }

  /**
   * The scripts of the pages in each language: those of their entries, everything that these load late, and workers.
   */
  private pageFiles(compilation: Compilation): readonly string[] {
    const groups = new Set<ChunkGroup>(compilation.asyncEntrypoints);
    for (const name of this.entries) {
      const entry = compilation.entrypoints.get(name);
      if (!entry) throw new Error(`There is no entry "${name}".`);
      chunksBelow(entry, groups);
    }
    return [...groups].flatMap(({ chunks }) => chunks.flatMap(({ files }) => [...files]));
  }

  private inLanguage(source: sources.Source, textOf: (id: string) => string): sources.Source {
    const text = source.source().toString();
    const spoken = new sources.ReplaceSource(source);
    let found = 0;
    for (const { 0: standIn, 2: id = '', index } of text.matchAll(STAND_INS)) {
      spoken.replace(index, index + standIn.length - 1, textOf(id));
      found += 1;
    }
    return found === 0 ? source : spoken;
  }
}
