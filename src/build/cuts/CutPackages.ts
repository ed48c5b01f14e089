import { realpathSync } from 'node:fs';
import path from 'node:path';
import { NormalModule, WebpackError, type Compiler } from 'webpack';
import { cutsOf } from './cutsOf.cjs';

/** Webpack reports real paths, with symbolic links resolved. */
const packages = realpathSync(path.resolve(__dirname, '../../../node_modules'));

/** Cuts what the shop never runs out of packages, and fails a build in which a file with cuts is missing. */
export class CutPackages {
  constructor(
    private readonly mode: 'development' | 'production',
    /** The package to cut, in a build that does not contain all of them; by default all. */
    private readonly packageName = '',
  ) {}

  apply(compiler: Compiler): void {
    const ofPackage = Object.keys(cutsOf).filter((file) => file.startsWith(this.packageName));
    const inBuild = ofPackage.filter((file) => this.mode === 'production' || !file.includes('.production.'));
    const files = inBuild.map((file) => ({ file, resource: path.join(packages, file) }));
    const loader = require.resolve('./cutsLoader.cjs');
    compiler.options.module.rules.push(
      ...files.map(({ file, resource }) => ({ resource, use: { loader, options: { file } } })),
    );
    compiler.hooks.compilation.tap('CutPackages', (compilation) => {
      compilation.hooks.finishModules.tap('CutPackages', (modules) => {
        if (compilation.compiler !== compiler) return;
        const built = new Set([...modules].map((module) => (module instanceof NormalModule ? module.resource : '')));
        for (const { file, resource } of files) {
          if (!built.has(resource))
            compilation.errors.push(new WebpackError(`${file} has cuts and is not in the build.`));
        }
      });
    });
  }
}
