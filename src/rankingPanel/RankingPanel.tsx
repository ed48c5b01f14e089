import { useState, type SyntheticEvent } from 'react';
import styled from 'styled-components';
import type { FoundProduct } from '../contract/search/search';
import { Button } from '../storefront/ui/controls/Button';
import { Message } from '../storefront/ui/feedback/Message';
import { TextField } from '../storefront/ui/fields/TextField';
import { Stack } from '../storefront/ui/layout/Stack';
import { Dialog } from '../storefront/ui/overlays/Dialog';
import { tokens } from '../storefront/ui/theme/tokens';
import type { RankingDoor } from './rankingDoor';

type Ranking = NonNullable<FoundProduct['ranking']>;

interface RankingPanelProps {
  readonly door: RankingDoor;
  /** The term in the page's address, whose results it shows; '' if there is none. */
  readonly termAtFirst: string;
}

type Answer =
  | { readonly kind: 'none' }
  | { readonly kind: 'found'; readonly products: readonly FoundProduct[] }
  | { readonly kind: 'failed'; readonly problem: string };

/** Explains why the products of a search stand where they do. A tool for developers. */
export function RankingPanel({ door, termAtFirst }: RankingPanelProps) {
  const [isOpen, setOpen] = useState(true);
  const [term, setTerm] = useState(termAtFirst);
  const [answer, setAnswer] = useState<Answer>({ kind: 'none' });
  const explain = async () => {
    try {
      setAnswer({ kind: 'found', products: await door.explain(term.trim()) });
    } catch (error) {
      setAnswer({ kind: 'failed', problem: error instanceof Error ? error.message : String(error) });
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (term.trim() !== '') void explain();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title="Ranking explained"
      closeLabel="Close the ranking panel"
      position="right"
    >
      <Stack>
        <form onSubmit={submit}>
          <Stack>
            <TextField label="Term" value={term} onChange={({ target }) => setTerm(target.value)} />
            <Button type="submit" variant="primary">
              Explain
            </Button>
          </Stack>
        </form>
        {answer.kind === 'failed' && (
          <Message variant="error" announce>
            {answer.problem}
          </Message>
        )}
        {answer.kind === 'found' && (
          <List aria-label="Products">
            {answer.products.map(({ id, name, ranking }) => (
              <li key={id}>
                <strong>{name}</strong>
                {ranking && <Explained ranking={ranking} />}
              </li>
            ))}
          </List>
        )}
      </Stack>
    </Dialog>
  );
}

const FACTORS = ['availability', 'ownPurchases', 'groupPurchases'] as const;
const FACTOR_NAMES = {
  availability: 'availability',
  ownPurchases: 'account',
  groupPurchases: 'customer type',
} as const;

function Explained({ ranking }: { readonly ranking: Ranking }) {
  const { score, match, synonym, words } = ranking;
  return (
    <>
      <p>
        {score} = match {match}
        {FACTORS.map((name) => ` × ${FACTOR_NAMES[name]} ${ranking[name]}`).join('')}
      </p>
      {words.length === 0 && <p>Named by its reference: in the order given.</p>}
      {Number(synonym) !== 1 && <p>By a synonym, × {synonym}</p>}
      <ul>
        {words.map(({ word, readAs, weight, sureness, rarity, fields }) => (
          <li key={word}>
            {word} ({readAs}): weight {weight} × sureness {sureness} × rarity {rarity}
            {fields.length > 0 && ` – ${fields.map((one) => `${one.field} ${one.weight}`).join(', ')}`}
          </li>
        ))}
      </ul>
    </>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${tokens.space[4]};
  margin: 0;
  padding: 0 0 0 ${tokens.space[4]};
  font-size: ${tokens.size.caption};
  p,
  ul {
    margin: ${tokens.space[1]} 0 0;
    padding: 0;
    list-style: none;
  }
`;
