import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { RecipeBlock } from '../../../../contract/content/contentDocument';
import { useFormatting } from '../../../formatting';
import { useMessages, type Translate } from '../../../messages';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';
import { Ingredients } from './Ingredients';
import { Rich } from './Rich';

interface RecipeProps {
  readonly block: RecipeBlock;
  /** Text about the recipe, shown below the steps, beside the ingredients. */
  readonly children?: ReactNode;
}

/** A recipe: yield, times, ingredients (which can be added to the cart together), steps and notes. */
export function Recipe({ block, children }: RecipeProps) {
  const t = useMessages();
  return (
    <Sheet>
      <Facts block={block} />
      <Ingredients ingredients={block.ingredients} />
      <div>
        <Steps>
          <h2>{t('content.steps')}</h2>
          <ol>
            {block.steps.map((step, index) => (
              <li key={index}>
                <Rich value={step} inline />
              </li>
            ))}
          </ol>
        </Steps>
        {children}
      </div>
    </Sheet>
  );
}

function Facts({ block }: { readonly block: RecipeBlock }) {
  const t = useMessages();
  const { number } = useFormatting();
  const times = [
    ['content.prep', block.prepMinutes],
    ['content.rest', block.restMinutes],
    ['content.cook', block.cookMinutes],
  ] as const;
  return (
    <dl>
      <div>
        <dt>{t('content.servings')}</dt>
        <dd>{block.servings}</dd>
      </div>
      {times.map(
        ([label, minutes]) =>
          minutes > 0 && (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd>{durationText(minutes, number, t)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function durationText(minutes: number, number: (value: number) => string, t: Translate): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t('content.minutes', { minutes: number(rest) });
  if (rest === 0) return t('content.hours', { hours: number(hours) });
  return t('content.hoursMinutes', { hours: number(hours), minutes: String(rest).padStart(2, '0') });
}

const Sheet = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  margin-block: ${tokens.space[6]};
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[3]} ${tokens.space[8]};
    padding-block: ${tokens.space[4]};
    border-block: 1px solid ${tokens.color.hairline};
  }
  dt {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
  dd {
    font-weight: 600;
  }
  ${media.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: start;
    dl {
      grid-column: 1 / -1;
    }
  }
`;

const Steps = styled.section`
  ol {
    margin-top: ${tokens.space[4]};
    padding: 0;
    list-style: none;
    counter-reset: step;
  }
  li {
    position: relative;
    /* At least as high as its number. */
    min-height: 2rem;
    padding-left: 3.25rem;
    margin-block: ${tokens.space[5]};
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    position: absolute;
    left: 0;
    top: -0.25rem;
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: 50%;
    background: ${tokens.color.butterSoft};
    color: ${tokens.color.butterDeep};
    font-family: ${tokens.font.display};
    font-weight: 600;
  }
`;
