import { useEffect, useRef, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { looksPersonal } from '../../../../commerce/privacy/looksPersonal';
import { COUPON_CODE_LENGTH, couponCodeOf } from '../../../../contract/cart/promotion';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { Button } from '../../../ui/controls/Button';
import { TextField } from '../../../ui/fields/TextField';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden';
import { tokens } from '../../../ui/theme/tokens';
import { textIn, useVault } from '../../../kernel/personal';
import { couponEvents, selectCoupons } from './couponSlice';

const fieldName = 'couponCode';

/** Letters, digits, dashes and underscores; nothing that looks personal, such as a long number. */
const isCode = (code: string): boolean =>
  code.length <= COUPON_CODE_LENGTH && /^[\p{L}\d][\p{L}\d_-]*$/u.test(code) && !looksPersonal(code);

/** The field for a code. A problem is shown at the field; problem and success are announced to screen readers. */
export function CouponForm({ checkoutId }: { readonly checkoutId: string | null }) {
  const t = useMessages();
  const vault = useVault();
  const dispatch = useShopDispatch();
  const { inFlight, problem, done } = useShopSelector(selectCoupons);
  const form = useRef<HTMLFormElement>(null);
  const isAdded = done?.kind === 'coupon';
  useEffect(() => {
    if (isAdded) form.current?.reset();
  }, [isAdded]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem(fieldName);
    const code = couponCodeOf(field instanceof HTMLInputElement ? field.value : '');
    // Part of a card number would pass as a code: the typed text stays a token until the server confirms it is a code.
    dispatch(
      isCode(code) ? couponEvents.couponAddRequested(vault.tokenOf(code), checkoutId) : couponEvents.couponMistyped(),
    );
  };
  const problemText = problem && t('cart.coupon.problem', { code: problem.code });
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Entry>
        <TextField
          id="cart-coupon"
          name={fieldName}
          label={t('cart.coupon.label')}
          data-privacy="personal"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={problemText}
        />
        <Button
          type="submit"
          busy={inFlight.some(({ kind }) => kind === 'coupon')}
          busyLabel={t('cart.coupon.applying')}
        >
          {t('cart.coupon.apply')}
        </Button>
      </Entry>
      <VisuallyHidden role="status">
        {problemText ?? (done && t('cart.coupon.done', { kind: done.kind, code: textIn(vault, done.couponCode) }))}
      </VisuallyHidden>
    </form>
  );
}

const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[1]} ${tokens.space[2]};
  /* The children of the field are items of this grid: the error message takes the whole width, the button is beside
     the input. */
  > :first-child {
    display: contents;
  }
  label,
  p {
    grid-column: 1 / -1;
  }
  > button {
    grid-area: 2 / 2;
  }
`;
