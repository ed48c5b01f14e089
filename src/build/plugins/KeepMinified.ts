import { Compilation, type Compiler } from 'webpack';

/** Exempts files that a package ships minified from minification: it would take a while and gain nothing. */
export class KeepMinified {
  constructor(private readonly name: RegExp) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('KeepMinified', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'KeepMinified', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS },
        () => {
          for (const { name, source } of compilation.getAssets()) {
            if (this.name.test(name)) compilation.updateAsset(name, source, { minimized: true });
          }
        },
      );
    });
  }
}
