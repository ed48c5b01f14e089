import type { KyselyPlugin, PluginTransformQueryArgs, PluginTransformResultArgs } from 'kysely';

/** Refuses queries of a command that was already answered: they would run inside somebody else's. */
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
