import styled from 'styled-components';
import { useMessages } from '../../../storefront/messages';
import { Select } from '../../../storefront/ui/fields/Select';
import { ShowAt } from '../../../storefront/ui/layout/ShowAt';
import { Badge } from '../../../storefront/ui/text/Badge';
import { VisuallyHidden } from '../../../storefront/ui/text/VisuallyHidden';
import { tokens } from '../../../storefront/ui/theme/tokens';
import { useBuilderDispatch, useBuilderSelector } from '../../kernel/hooks';
import { sectionChosen, SECTIONS, selectSection } from '../../app/viewSlice';
import { problemsBelow, selectProblems } from '../../draft';

/** The sections of the site, each with its number of problems; on a phone a select. */
export function SectionList() {
  const t = useMessages();
  const dispatch = useBuilderDispatch();
  const chosen = useBuilderSelector(selectSection);
  const problems = useBuilderSelector(selectProblems);
  const sections = SECTIONS.map((name) => ({
    name,
    label: t(`builderPaths.${name}`),
    count: problemsBelow(problems, [name]),
  }));
  return (
    <Root aria-label={t('builder.sections')}>
      <ShowAt $small>
        <Select
          label={t('builder.section')}
          value={chosen}
          onChange={({ target }) => {
            const next = SECTIONS.find((name) => name === target.value);
            if (next) dispatch(sectionChosen(next));
          }}
          options={sections.map(({ name, label, count }) => ({
            value: name,
            label: count === 0 ? label : t('builder.section.option', { section: label, count }),
          }))}
        />
      </ShowAt>
      <ShowAt $medium $large>
        <ul>
          {sections.map(({ name, label, count }) => (
            <li key={name}>
              <button
                type="button"
                aria-current={name === chosen || undefined}
                onClick={() => dispatch(sectionChosen(name))}
              >
                <span>{label}</span>
                {count > 0 && (
                  <>
                    <Badge $variant="danger" aria-hidden>
                      {count}
                    </Badge>
                    <VisuallyHidden>{t('builder.section.problems', { count })}</VisuallyHidden>
                  </>
                )}
              </button>
            </li>
          ))}
        </ul>
      </ShowAt>
    </Root>
  );
}

const Root = styled.nav`
  ul {
    display: grid;
    gap: ${tokens.space[1]};
  }
  button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[2]};
    width: 100%;
    min-height: ${tokens.target.base};
    padding: ${tokens.space[2]} ${tokens.space[3]};
    border: 0;
    border-radius: ${tokens.radius.control};
    background: none;
    text-align: left;
    cursor: pointer;
  }
  button:hover {
    background: ${tokens.color.paperDeep};
  }
  button[aria-current] {
    background: ${tokens.color.pineSoft};
    color: ${tokens.color.pineDeep};
  }
`;
