import { sources, Compilation, type Compiler } from 'webpack';

/** What the server needs to know of a build: the scripts of each entry, in load order, and of each named chunk. */
export interface Release {
  readonly id: string;
  readonly entries: Readonly<Record<string, readonly string[]>>;
  readonly chunks: Readonly<Record<string, readonly string[]>>;
}

const scriptsOf = (files: Iterable<string>) => [...files].filter((file) => file.endsWith('.js'));

/** Writes `release.json` beside the browser's assets; its id is the beginning of webpack's hash of the build. */
export class ReleaseManifest {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleaseManifest', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ReleaseManifest', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const release: Release = {
            id: String(compilation.hash).slice(0, 12),
            entries: Object.fromEntries(
              [...compilation.entrypoints].map(([name, entry]) => [name, scriptsOf(entry.getFiles())]),
            ),
            chunks: Object.fromEntries(
              [...compilation.namedChunkGroups].map(([name, group]) => [name, scriptsOf(group.getFiles())]),
            ),
          };
          compilation.emitAsset('release.json', new sources.RawSource(JSON.stringify(release)));
        },
      );
    });
  }
}
