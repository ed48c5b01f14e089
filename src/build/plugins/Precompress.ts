import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Compilation, sources, type Compiler } from 'webpack';

const worthIt = /\.(js|css|svg|json)$/;

/**
 * Writes `.gz` and `.br` beside each script, style sheet, SVG and JSON file, except `release.json`, which is written
 * later: the server sends them as they are.
 */
export class Precompress {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Precompress', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'Precompress', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        (assets) => {
          for (const [name, source] of Object.entries(assets)) {
            if (!worthIt.test(name)) continue;
            const raw = Buffer.from(source.source());
            compilation.emitAsset(`${name}.gz`, new sources.RawSource(gzipSync(raw, { level: 9 })));
            const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
            compilation.emitAsset(`${name}.br`, new sources.RawSource(brotliCompressSync(raw, quality)));
          }
        },
      );
    });
  }
}
