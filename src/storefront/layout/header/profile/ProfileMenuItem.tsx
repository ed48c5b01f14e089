import type { ComponentProps } from 'react';
import { withBase } from '../../../../contract/pages/basePath';
import { useShopDispatch } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { BuilderLink } from '../../links';
import { useVault } from '../../../kernel/personal';
import { accountLeft, accountsOpened, profileMenuClosed } from '../../../kernel/session';
import type { ProfileItem } from './profileItems';

/** An entry with its submenu; each action type behaves in its own way (PRF-02). */
export function ProfileMenuItem({ item }: { readonly item: ProfileItem }) {
  const { imageUrl, label, subMenu } = item;
  return (
    <li>
      <Action item={item}>
        {imageUrl !== null && <img src={withBase(imageUrl)} alt="" width="20" height="20" />}
        {label}
      </Action>
      {subMenu.length > 0 && (
        <ul>
          {subMenu.map((below) => (
            <ProfileMenuItem key={below.id} item={below} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Action({ item, children }: ComponentProps<'a'> & { readonly item: ProfileItem }) {
  const t = useMessages();
  const vault = useVault();
  const dispatch = useShopDispatch();
  const { actionType, actionValue: href, target } = item;
  const close = () => void dispatch(profileMenuClosed());
  if (actionType === 'Modal') {
    return (
      <button type="button" aria-haspopup="dialog" onClick={() => dispatch(accountsOpened())}>
        {children}
      </button>
    );
  }
  if (actionType === 'LogOut') {
    const leave = () => {
      dispatch(accountLeft());
      vault.clear();
    };
    // A plain anchor, because the server handles logout. Its `href` is not removed after the press: the back button may
    // show this page again.
    return (
      <a href={withBase(href)} onClick={leave}>
        {children}
      </a>
    );
  }
  // A page of the server, unknown to the router.
  if (actionType === 'ServerPage') return <a href={withBase(href)}>{children}</a>;
  return (
    <BuilderLink href={href} target={target} newWindowLabel={t('links.newWindow')} onClick={close}>
      {children}
    </BuilderLink>
  );
}
