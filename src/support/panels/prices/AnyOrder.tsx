import { useState, type SubmitEvent } from 'react';
import { isOrderReference } from '../../../contract/orders/orderReference';
import { useMessages } from '../../../storefront/messages';
import { Button } from '../../../storefront/ui/controls/Button';
import { TextField } from '../../../storefront/ui/fields/TextField';
import { Stack } from '../../../storefront/ui/layout/Stack';
import { StoredOrder } from './StoredOrder';

/**
 * Prices of any order by its reference, as dictated over the telephone: letters of either case, with blanks around it.
 */
export function AnyOrder() {
  const t = useMessages();
  const [typed, setTyped] = useState('');
  const [sought, setSought] = useState<string | null>(null);
  const isMistyped = sought !== null && !isOrderReference(sought);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSought(typed.trim().toUpperCase());
  };
  return (
    <Stack as="section" aria-label={t('support.price.any')}>
      <form onSubmit={submit} noValidate>
        <Stack $gap="2">
          <TextField
            label={t('support.price.any')}
            hint={t('support.price.any.hint')}
            error={isMistyped && t('support.price.any.mistyped')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
            spellCheck={false}
          />
          <div>
            <Button type="submit">{t('support.price.any.submit')}</Button>
          </div>
        </Stack>
      </form>
      {sought !== null && !isMistyped && <StoredOrder key={sought} reference={sought} />}
    </Stack>
  );
}
