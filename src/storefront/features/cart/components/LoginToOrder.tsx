import styled from 'styled-components';
import { loginAddress } from '../../../../contract/pages/pageReference';
import { useShopSelector } from '../../../kernel/hooks';
import { selectLocation } from '../../../kernel/location';
import { useMessages } from '../../../messages';
import cartProblemsTexts from '../../../messages/fr-FR/cartProblems.json';
import { Link } from '../../../ui/controls/Link';
import { tokens } from '../../../ui/theme/tokens';

/** Shown instead of "add" where guests may not order: a link to the login, which returns to this page (CRT-20). */
function LoginToOrder() {
  const t = useMessages();
  const { pathname, search } = useShopSelector(selectLocation);
  return <Login href={loginAddress(pathname + search)}>{t('cart.login.short')}</Login>;
}

const Login = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.target.base};
  font-size: ${tokens.size.caption};
`;

export const loginToOrderModule = { Component: LoginToOrder, texts: cartProblemsTexts } as const;
