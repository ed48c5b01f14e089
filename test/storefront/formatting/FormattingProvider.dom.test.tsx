import { render } from '@testing-library/react';
import { createFormatting, FormattingProvider, useFormatting } from '../../../src/storefront/formatting';

const Amount = () => <p>{useFormatting().money(1250)}</p>;

describe('the formats of a part of the page', () => {
  it('are French unless a provider brings those of another language', () => {
    const { container } = render(
      <>
        <Amount />
        <FormattingProvider formatting={createFormatting('en-US')}>
          <Amount />
        </FormattingProvider>
      </>,
    );
    expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      '12,50\u202f€',
      '€12.50',
    ]);
  });
});
