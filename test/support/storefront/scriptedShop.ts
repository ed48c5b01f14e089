import { scriptedStore, type Script } from './scriptedHttp';

export { refusal } from './scriptedHttp';

/** What the other side does with a call, which is the nth. */
export type Answering = Script['reply'];

/** The shop's own store, nothing running in it yet; the calls of the cart are answered as the test says. */
export async function scriptedShop({
  answering,
  ...contexts
}: Omit<Script, 'reply'> & { readonly answering: Answering }) {
  const { store, vault, actions, run, sent } = await scriptedStore({ ...contexts, reply: answering });
  return {
    store,
    vault,
    actions,
    run,
    requests: sent,
    /** The types of the cart's own actions so far, without its name. */
    cartEvents: () =>
      actions.map(({ type }) => type).flatMap((type) => (type.startsWith('cart/') ? [type.slice(5)] : [])),
    calls: (method: string) => sent.filter((request) => request.method === method),
  };
}

export type ScriptedShop = Awaited<ReturnType<typeof scriptedShop>>;

/** Lets everything that needs no time happen. */
export const settle = () => jest.advanceTimersByTimeAsync(0);
