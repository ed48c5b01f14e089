import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { QuantityRule } from '../../../commerce/quantityRule';
import type { AddItemBody } from '../../../contract/cart/cartItem';
import { asCommand, begin, end, type Command } from '../../kernel/commands';
import type { CartProblem } from './cartProblems';
import { locationChanged } from '../../kernel/location';
import { sessionEnded } from '../../kernel/session';
import type { QuantityFault } from '../../ui/fields/quantityDraft';

declare module '../../kernel/state' {
  interface RootState {
    readonly cart: CartState;
  }
}

interface ProductQuantity {
  readonly productId: string;
  readonly quantity: number;
  readonly name: string | null;
  /** Absent: the product is sold once. */
  readonly sold?: SoldUnder | undefined;
}
/** The selling model of a line, and its number of deliveries if the model has a term. */
export type SoldUnder = Pick<AddItemBody, 'productSellingModelId' | 'subscriptionTerm'>;
/** The key of a line's content: each selling model of a product has its own line, chosen quantity and problems. */
export const contentKey = ({ productId, sold }: Pick<ProductQuantity, 'productId' | 'sold'>): string =>
  sold ? [productId, sold.productSellingModelId, sold.subscriptionTerm].join(' ') : productId;
interface Line {
  readonly cartItemId: string;
}
interface Ruled {
  /** The product's quantity rule, so that a refusal can name the nearest allowed quantity. */
  readonly rule: QuantityRule | null;
}

/** What the shopper asked to do with a line; `commandId` is the idempotency key. */
export type ItemCommand = { readonly commandId: string } & (
  | ({ readonly kind: 'add' } & ProductQuantity & Ruled)
  | ({ readonly kind: 'change' } & ProductQuantity & Line & Ruled)
  | ({ readonly kind: 'remove' } & ProductQuantity & Line)
);
type CommandOf<K extends ItemCommand['kind']> = Extract<ItemCommand, { readonly kind: K }>;

/** A failed command; a status of 0 means no answer, or that nothing was sent. */
interface Failed {
  readonly code: string;
  readonly status: number;
}

/** What became of a product of the guest's cart at login; `code` says why pieces are missing. */
export interface PreservedLine {
  readonly productId: string;
  readonly name: string | null;
  /** Pieces added to the shopper's cart, and pieces that were not. */
  readonly joined: number;
  readonly lost: number;
  readonly code: string | null;
}

/** Invalid text that was left in a stepper. */
export interface RefusedQuantity {
  /** A short number as typed; the token of any other text. */
  readonly text: string;
  readonly fault: QuantityFault;
}
interface Stepper {
  /** The key of a stepper: the id of a line; for a product that can be added, its id and the list that shows it. */
  readonly place: string;
}

interface CartState {
  /** Commands for lines without an outcome yet, in the order of execution. */
  readonly inFlight: readonly ItemCommand[];
  /**
   * The number of pending tasks that concern the whole cart rather than one line: a command such as adding a coupon,
   * the merge at login, or the wait for a server that is still processing the cart.
   */
  readonly flags: number;
  /** The command whose last call failed temporarily and will be repeated. */
  readonly retrying: { readonly commandId: string; readonly code: string } | null;
  /**
   * Why the last command failed, by line id, by content (`contentKey`), or under `cart` if the wait for the cart
   * failed.
   */
  readonly problems: Readonly<Record<string, CartProblem>>;
  /** The outcome of merging the guest's cart at login, until the shopper has dismissed it. */
  readonly preserved: readonly PreservedLine[];
  /** Number of products of which pieces were lost at login, not reported to the shopper yet (MIN-06). */
  readonly preserveErrors: number;
  readonly lastAdded: ProductQuantity | null;
  /** The removed line that can be restored. */
  readonly lastRemoved: ProductQuantity | null;
  /** Quantities chosen beside "add" buttons, by content. */
  readonly chosen: Readonly<Record<string, number>>;
  /** The invalid texts left in steppers, by the stepper's key. */
  readonly refused: Readonly<Record<string, RefusedQuantity>>;
}

const initialState: CartState = {
  inFlight: [],
  flags: 0,
  retrying: null,
  problems: {},
  preserved: [],
  preserveErrors: 0,
  lastAdded: null,
  lastRemoved: null,
  chosen: {},
  refused: {},
};

type CartDraft = Draft<CartState>;
type Named<T extends { readonly name: string | null }> = Omit<T, 'name'> & { readonly name?: string | null };
type NewAdd = Named<ProductQuantity> & Partial<Ruled>;

const subjectOf = (command: ItemCommand): string => (command.kind === 'add' ? contentKey(command) : command.cartItemId);

const isAdding = ({ inFlight }: Pick<CartState, 'inFlight'>, content: string): boolean =>
  inFlight.some((command) => command.kind === 'add' && contentKey(command) === content);

function beginItem(state: CartDraft, command: ItemCommand): void {
  begin(state, command);
  Reflect.deleteProperty(state.problems, subjectOf(command));
  const stepper = command.kind === 'add' ? command.productId : command.cartItemId;
  // A product that can be added has a stepper in each list that shows it.
  for (const place in state.refused) if (place.endsWith(stepper)) Reflect.deleteProperty(state.refused, place);
}

const contentOf = ({ productId, quantity, name, sold }: ProductQuantity): ProductQuantity => ({
  productId,
  quantity,
  name,
  ...(sold && { sold }),
});

/** Never below zero, in case of an outcome without a request. */
const endTask = (state: CartDraft): void => void (state.flags = Math.max(0, state.flags - 1));

/** Removes a command from those in flight and returns it; undefined if it is not in flight. */
function endItem(state: CartDraft, command: Command): ItemCommand | undefined {
  const ended = end(state, command);
  if (ended && state.retrying?.commandId === command.commandId) state.retrying = null;
  return ended;
}

function fail(state: CartDraft, { payload }: PayloadAction<ItemCommand & Failed>): void {
  if (!endItem(state, payload) || payload.code === 'ABORTED') return;
  const { code, status, quantity } = payload;
  state.problems[subjectOf(payload)] = {
    code,
    status,
    quantity,
    rule: payload.kind === 'remove' ? null : payload.rule,
  };
}

const toAdd = ({ name = null, rule = null, ...line }: NewAdd) => asCommand({ kind: 'add', ...line, name, rule });

const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    itemAddRequested: {
      prepare: toAdd,
      // A second press while the first addition is pending counts as the same one.
      reducer: (state, { payload }: PayloadAction<CommandOf<'add'>>) => {
        if (!isAdding(state, contentKey(payload))) beginItem(state, payload);
      },
    },
    /** Undoes the removal of a line: adds the same product and quantity again. */
    itemRestoreRequested: {
      prepare: toAdd,
      reducer: (state, { payload }: PayloadAction<CommandOf<'add'>>) => {
        beginItem(state, payload);
        state.lastRemoved = null;
      },
    },
    quantityChangeRequested: {
      prepare: ({ name = null, rule = null, ...line }: NewAdd & Line) =>
        asCommand({ kind: 'change', ...line, name, rule }),
      reducer: (state, { payload }: PayloadAction<CommandOf<'change'>>) => beginItem(state, payload),
    },
    itemRemoveRequested: {
      prepare: ({ name = null, ...line }: Named<ProductQuantity> & Line) =>
        asCommand({ kind: 'remove', ...line, name }),
      reducer: (state, { payload }: PayloadAction<CommandOf<'remove'>>) => beginItem(state, payload),
    },
    /** A call failed temporarily; the command continues with another attempt. */
    attemptFailed: (state, { payload }: PayloadAction<{ commandId: string; code: string; attempt: number }>) => {
      if (!state.inFlight.some(({ commandId }) => commandId === payload.commandId)) return;
      state.retrying = { commandId: payload.commandId, code: payload.code };
    },
    itemAdded: (state, { payload }: PayloadAction<CommandOf<'add'>>) => {
      if (!endItem(state, payload)) return;
      state.lastAdded = contentOf(payload);
      Reflect.deleteProperty(state.chosen, contentKey(payload));
    },
    itemAddFailed: (state, action: PayloadAction<CommandOf<'add'> & Failed>) => fail(state, action),
    quantityChanged: (state, { payload }: PayloadAction<CommandOf<'change'>>) => void endItem(state, payload),
    quantityChangeFailed: (state, action: PayloadAction<CommandOf<'change'> & Failed>) => fail(state, action),
    /** A change was not sent: a newer command for the same line has replaced it. */
    changeSuperseded: (state, { payload }: PayloadAction<CommandOf<'change'>>) => void endItem(state, payload),
    itemRemoved: (state, { payload }: PayloadAction<CommandOf<'remove'>>) => {
      if (!endItem(state, payload)) return;
      state.lastRemoved = contentOf(payload);
      if (state.lastAdded && contentKey(state.lastAdded) === contentKey(payload)) state.lastAdded = null;
    },
    itemRemoveFailed: (state, action: PayloadAction<CommandOf<'remove'> & Failed>) => fail(state, action),
    quantityChosen: (state, { payload }: PayloadAction<Omit<ProductQuantity, 'name'>>) => {
      state.chosen[contentKey(payload)] = payload.quantity;
    },
    /** The page's only field for a product now applies to another of its models, and keeps the chosen quantity. */
    chosenQuantityMoved: (state, { payload: { from, to } }: PayloadAction<{ from: string; to: string }>) => {
      const { [from]: quantity } = state.chosen;
      for (const content of [from, to]) Reflect.deleteProperty(state.chosen, content);
      if (quantity !== undefined) state.chosen[to] = quantity;
    },
    /** A stepper was left with invalid text. */
    quantityRefused: (state, { payload: { place, ...refused } }: PayloadAction<Stepper & RefusedQuantity>) => {
      state.refused[place] = refused;
    },
    quantityCorrected: (state, { payload }: PayloadAction<Stepper>) => {
      Reflect.deleteProperty(state.refused, payload.place);
    },
    preserveRequested: {
      prepare: (cartId: string) => asCommand({ cartId }),
      reducer: (state, _action: PayloadAction<{ commandId: string; cartId: string }>) => {
        state.flags += 1;
      },
    },
    preserved: (state, { payload }: PayloadAction<readonly PreservedLine[]>) => {
      endTask(state);
      state.preserved = [...payload];
      state.preserveErrors = payload.filter(({ code }) => code !== null).length;
    },
    /** `lost` products of the guest's cart cannot be recovered; 0 if a later page can still merge it. */
    preserveFailed: (state, { payload }: PayloadAction<Failed & { readonly lost: number }>) => {
      endTask(state);
      state.preserveErrors = payload.lost;
    },
    preserveErrorsTold: (state) => {
      state.preserveErrors = 0;
    },
    preservedRead: (state) => {
      state.preserved = [];
    },
    processingBegan: (state) => {
      state.flags += 1;
      Reflect.deleteProperty(state.problems, 'cart');
    },
    processingEnded: (state) => {
      endTask(state);
    },
    processingFailed: (state, { payload }: PayloadAction<Failed>) => {
      endTask(state);
      if (payload.code !== 'ABORTED') state.problems['cart'] = { ...payload, quantity: null, rule: null };
    },
  },
  extraReducers: (builder) => {
    // Problems belong to the page on which they arose.
    builder.addCase(locationChanged, (state) => {
      state.problems = {};
      state.refused = {};
      state.lastAdded = null;
      state.lastRemoved = null;
    });
    // What one person typed must not be shown to the next one.
    builder.addCase(sessionEnded, (state) => {
      state.refused = {};
    });
  },
  selectors: {
    selectIsProcessing: (state) => state.inFlight.length + state.flags > 0,
    selectRetryCode: (state) => state.retrying?.code ?? null,
    selectIsAdding: isAdding,
    selectIsInFlight: (state, commandId: string) => state.inFlight.some((command) => command.commandId === commandId),
    selectIsAddingAny: (state) => state.inFlight.some(({ kind }) => kind === 'add'),
    /** The quantity of a line after all commands in flight; null if none of them changes it. */
    selectDesiredQuantity: (state, cartItemId: string) =>
      state.inFlight.findLast((command) => command.kind === 'change' && command.cartItemId === cartItemId)?.quantity ??
      null,
    selectIsRemoving: (state, cartItemId: string) =>
      state.inFlight.some((command) => command.kind === 'remove' && command.cartItemId === cartItemId),
    selectProblem: (state, subject: string) => state.problems[subject] ?? null,
    selectPreserved: (state) => state.preserved,
    selectPreserveErrors: (state) => state.preserveErrors,
    selectLastAdded: (state) => state.lastAdded,
    selectLastRemoved: (state) => state.lastRemoved,
    selectChosenQuantity: (state, content: string) => state.chosen[content] ?? null,
    selectRefused: (state, stepperId: string) => state.refused[stepperId] ?? null,
  },
});

export const cartReducer = cartSlice.reducer;
export const cartEvents = cartSlice.actions;
export const cartSelectors = cartSlice.selectors;
