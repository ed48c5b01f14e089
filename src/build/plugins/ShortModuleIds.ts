import webpack, { type Compiler, type Module } from 'webpack';

interface ShortModuleIdsOptions {
  /** The name of the chunk that contains the packages. */
  readonly packages: string;
  /** The names of the chunks with which a page starts. */
  readonly first: readonly string[];
}

/**
 * Module ids that are shorter than those of `moduleIds: 'deterministic'`: a first load has a thousand ids, which hardly
 * compress. Packages are numbered in the order of their names: their file stays the same until a package or an icon is
 * added or removed, which changes every file that names a later one. All other modules have a hash of at most four
 * digits, those of a first load of three, so that a new one changes the ids of hardly any other. Not for watched
 * builds, in which modules have ids already.
 */
export class ShortModuleIds {
  constructor(private readonly options: ShortModuleIdsOptions) {}

  apply(compiler: Compiler) {
    const { packages, first } = this.options;
    let ofFirstLoad: ReadonlySet<Module> = new Set();
    compiler.hooks.compilation.tap('ShortModuleIds', (compilation) => {
      compilation.hooks.moduleIds.tap('ShortModuleIds', () => {
        const { chunkGraph } = compilation;
        const modulesOf = (name: string): readonly Module[] => {
          const chunk = compilation.namedChunks.get(name);
          return chunk ? [...chunkGraph.getChunkModules(chunk)] : [];
        };
        ofFirstLoad = new Set(first.flatMap(modulesOf));
        const nameOf = (module: Module) => module.libIdent({ context: compiler.context }) ?? '';
        modulesOf(packages)
          .filter((module) => chunkGraph.getModuleId(module) === null)
          .sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
          .forEach((module, index) => chunkGraph.setModuleId(module, index + 1));
      });
    });
    // Applied later, so that they leave out the modules that have an id.
    const { DeterministicModuleIdsPlugin } = webpack.ids;
    const test = (module: Module) => ofFirstLoad.has(module);
    new DeterministicModuleIdsPlugin({ test, maxLength: 3, fixedLength: true }).apply(compiler);
    new DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true }).apply(compiler);
  }
}
