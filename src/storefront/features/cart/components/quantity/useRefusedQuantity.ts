import { useShopDispatch, useShopSelector } from '../../../../kernel/hooks';
import { textIn, useVault } from '../../../../kernel/personal';
import type { QuantityFault } from '../../../../ui/fields/quantityDraft';
import { cartEvents, cartSelectors } from '../../cartSlice';

/** A number of up to six digits. Any other text may be personal, such as a card number: only its token is kept. */
const SHORT_NUMBER = /^[-+]?(?!(?:\D*\d){7})\d*[.,]?\d*$/;

/**
 * The text that a stepper has refused, until it is corrected or the page is left. `stepperId` identifies the stepper
 * among those of its page; actions and recordings call it `place`.
 */
export function useRefusedQuantity(stepperId: string) {
  const dispatch = useShopDispatch();
  const vault = useVault();
  const refused = useShopSelector((state) => cartSelectors.selectRefused(state, stepperId));
  return {
    refused,
    /** The text as typed; in a replay, where the vault is empty, dots instead of a token. */
    text: refused ? textIn(vault, refused.text) : undefined,
    refuse: (typed: string, fault: QuantityFault) => {
      const text = SHORT_NUMBER.test(typed) ? typed : vault.tokenOf(typed);
      dispatch(cartEvents.quantityRefused({ place: stepperId, text, fault }));
    },
    correct: () => {
      if (refused) dispatch(cartEvents.quantityCorrected({ place: stepperId }));
    },
  };
}
