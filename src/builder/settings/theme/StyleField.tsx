import styled from 'styled-components';
import type { ListPositionName, ThemeStyleName } from '../../../contract/site/siteConfiguration';
import { useMessages } from '../../../storefront/messages';
import { Select } from '../../../storefront/ui/fields/Select';
import { TextField } from '../../../storefront/ui/fields/TextField';
import { tokens } from '../../../storefront/ui/theme/tokens';
import type { DocumentPath } from '../../draft';
import { ColorInput, useField } from '../../fields';
import { BorderInput } from './BorderInput';
import { STYLE_CONTROLS } from './styleControls';

const UNDECIDED = '';
const OWN = 'own';

interface StyleFieldProps {
  /** The path of the styles in the document. */
  readonly styles: DocumentPath;
  readonly name: ThemeStyleName | ListPositionName;
}

/** One style of the theme. A style that is not set has no key in the document, and the shop's default applies. */
export function StyleField({ styles, name }: StyleFieldProps) {
  const t = useMessages();
  const all = useField(styles);
  const { id, value, error, type, choose, leave } = useField([...styles, name]);
  const { words, own } = STYLE_CONTROLS[name];
  const label = t(`builderPaths.${name}`);
  const written = typeof value === 'string' ? value : null;
  const word = words.find((known) => known === written);
  const chosen = written === null ? UNDECIDED : (word ?? (own ? OWN : written));

  const decide = (choice: string) => {
    if (choice === UNDECIDED) {
      const left = Object.entries(new Object(all.value)).filter(([style]) => style !== name);
      all.choose(Object.fromEntries(left));
    } else choose(choice === OWN ? (own?.start ?? '') : choice);
  };
  const typed = { value: written ?? '', onType: type, onLeave: leave };
  const ownLabel = own && t(`builderSettings.own.${own.kind}`);
  return (
    <Root role="group" aria-label={label}>
      <Select
        id={chosen === OWN ? `${id}-choice` : id}
        label={label}
        value={chosen}
        error={own ? undefined : error}
        onChange={({ target }) => decide(target.value)}
        options={[
          { value: UNDECIDED, label: t('builderSettings.word.undecided') },
          ...words.map((known) => ({ value: known, label: t(`builderSettings.word.${known}`) })),
          ...(ownLabel === undefined ? [] : [{ value: OWN, label: ownLabel }]),
          // An unknown value stays selectable, with its problem shown below.
          ...(written !== null && !word && !own ? [{ value: written, label: written }] : []),
        ]}
      />
      {chosen === OWN && own?.kind === 'color' && (
        <ColorInput {...typed} id={id} label={t('builderSettings.own.color')} error={error} hideLabel />
      )}
      {chosen === OWN && own?.kind === 'border' && <BorderInput {...typed} id={id} error={error} />}
      {chosen === OWN && own?.kind === 'width' && (
        <TextField
          id={id}
          label={t('builderSettings.own.width')}
          hint={t('builderSettings.own.widthHint')}
          error={error}
          hideLabel
          autoComplete="off"
          value={typed.value}
          onChange={({ target }) => type(target.value)}
          onBlur={leave}
        />
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`;
