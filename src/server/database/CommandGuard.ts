import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';

/** Refuses queries of a command that has already ended: they would run inside another command. */
export class CommandGuard implements KyselyPlugin {
  #ended = false;

  end(): void {
    this.#ended = true;
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    if (this.#ended)
      throw new Error('A query was made after its command had ended: every query of a command is awaited.');
    return node;
  }

  transformResult({ result }: PluginTransformResultArgs) {
    return Promise.resolve(result);
  }
}
