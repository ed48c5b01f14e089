import webpack, { type Compiler } from 'webpack';

/**
 * Module ids that are shorter than those of `moduleIds: 'deterministic'`: a first load has a thousand ids, which hardly
 * compress. Packages are numbered in the order of their names: their file stays the same until a package or an icon is
 * added or removed, which changes every file that names a later one. All other modules have a hash of at most four
 * digits, so that a new one changes the ids of hardly any other. Not for watched builds, in which modules have ids
 * already.
 */
export class ShortModuleIds {
  /** `packages` is the name of the chunk that contains them. */
  constructor(private readonly packages: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('ShortModuleIds', (compilation) => {
      compilation.hooks.moduleIds.tap('ShortModuleIds', () => {
        const { chunkGraph } = compilation;
        const chunk = compilation.namedChunks.get(this.packages);
        if (!chunk) return;
        const modules = [...chunkGraph.getChunkModules(chunk)].filter(
          (module) => chunkGraph.getModuleId(module) === null,
        );
        const names = new Map(modules.map((module) => [module, module.libIdent({ context: compiler.context }) ?? '']));
        const inOrder = modules.sort((one, other) => ((names.get(one) ?? '') < (names.get(other) ?? '') ? -1 : 1));
        for (const [index, module] of inOrder.entries()) chunkGraph.setModuleId(module, index + 1);
      });
    });
    // Applied later, so that it leaves out the modules that have an id.
    new webpack.ids.DeterministicModuleIdsPlugin({ maxLength: 4, fixedLength: true }).apply(compiler);
  }
}
