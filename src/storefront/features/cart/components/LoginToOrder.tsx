import { loginAddress } from '../../../../contract/pages/pageReference';
import { useShopSelector } from '../../../kernel/hooks';
import { selectLocation } from '../../../kernel/location';
import { useMessages } from '../../../messages';
import cartProblemsTexts from '../../../messages/fr-FR/cartProblems.json';
import { ButtonLink } from '../../../ui/controls/ButtonLink';

export interface LoginToOrderProps {
  /** For cards and dense tables, whose pages have many. */
  readonly compact: boolean;
}

/** Shown instead of "add" where guests may not order: a link to the login, which returns to this page (CRT-20). */
function LoginToOrder({ compact }: LoginToOrderProps) {
  const t = useMessages();
  const { pathname, search } = useShopSelector(selectLocation);
  return (
    <ButtonLink href={loginAddress(pathname + search)} variant={compact ? 'secondary' : 'primary'} wide>
      {t('cart.login.short')}
    </ButtonLink>
  );
}

export const loginToOrderModule = { Component: LoginToOrder, texts: cartProblemsTexts } as const;
