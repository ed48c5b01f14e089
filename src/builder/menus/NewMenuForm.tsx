import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { MENU_NAME, SITE_LIMITS } from '../../contract/site/siteLimits';
import { useMessages } from '../../storefront/messages';
import { Button } from '../../storefront/ui/controls/Button';
import { TextField } from '../../storefront/ui/fields/TextField';
import { tokens } from '../../storefront/ui/theme/tokens';
import { useBuilderDispatch, useBuilderSelector } from '../kernel/hooks';
import { menuAdded, selectDocument } from '../draft';
import { menuNamed, menuNamingEnded, selectNewMenu } from './menusSlice';

const NAME_FIELD = 'new-menu';

/** Why a menu cannot be added under a name; null: it can. */
function nameFault(name: string, menus: Readonly<Record<string, unknown>>) {
  if (Object.keys(menus).length >= SITE_LIMITS.menus) return 'tooMany';
  if (name === '') return 'blank';
  if (!MENU_NAME.test(name)) return 'letters';
  if (name.length > SITE_LIMITS.menuName) return 'long';
  return Object.hasOwn(menus, name) ? 'taken' : null;
}

/** Asks for the name of a new menu. Other settings refer to a menu by its name, which cannot be changed later. */
export function NewMenuForm() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const form = useRef<HTMLFormElement>(null);
  const name = useBuilderSelector(selectNewMenu) ?? '';
  const menus = useBuilderSelector((state) => selectDocument(state)?.menus) ?? {};
  const fault = nameFault(name, menus);
  const limits = { menus: SITE_LIMITS.menus, most: SITE_LIMITS.menuName };

  // The button that opened the form is gone, so the focus goes to the form.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const end = (action: Parameters<typeof dispatch>[0]) => {
    flushSync(() => void dispatch(action));
    document.getElementById('menu-add')?.focus();
  };
  return (
    <Root
      ref={form}
      aria-label={t('builderMenus.addMenu')}
      onSubmit={(event) => {
        event.preventDefault();
        if (fault === null) end(menuAdded({ menu: name }));
      }}
    >
      <TextField
        id={NAME_FIELD}
        label={t('builderMenus.name')}
        hint={t('builderMenus.nameHint')}
        error={fault === null || fault === 'blank' ? undefined : t(`builderMenus.nameFault.${fault}`, limits)}
        autoComplete="off"
        spellCheck={false}
        value={name}
        onChange={({ target }) => void dispatch(menuNamed(target.value))}
      />
      <div>
        <Button type="submit" variant="primary" aria-disabled={fault !== null || undefined}>
          {t('builderMenus.create')}
        </Button>
        <Button variant="quiet" onClick={() => end(menuNamingEnded())}>
          {t('builderMenus.cancel')}
        </Button>
      </div>
    </Root>
  );
}

const Root = styled.form`
  display: grid;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[5]};
  }
`;
