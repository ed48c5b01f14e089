import styled from 'styled-components';
import type { ManagedContent } from '../../../../contract/content/content';
import { parentPath } from '../../../../contract/content/parentPaths';
import { Link } from '../../../ui/controls/Link';
import { Grid } from '../../../ui/layout/Grid';
import { media } from '../../../ui/theme/media';
import { tokens } from '../../../ui/theme/tokens';
import { fillPlaceholders, useSurroundings } from '../../../features/content/page';
import { fullRows } from './fullRows';
import { ContentPicture } from './ContentPicture';

interface ContentCardsProps {
  readonly title: string;
  /** The parent path. */
  readonly under: string;
}

/** The contents directly below a path, each with picture, title and description. */
export function ContentCards({ title, under }: ContentCardsProps) {
  const { references } = useSurroundings();
  return <CardsOf title={title} contents={references.filter(isUnder(under))} />;
}

/** Whether a content is directly below a path. */
export const isUnder =
  (path: string) =>
  ({ unauthenticatedUrl }: ManagedContent): boolean =>
    parentPath(unauthenticatedUrl ?? '') === path;

interface CardsOfProps {
  readonly title: string;
  readonly contents: readonly ManagedContent[];
}

/** These contents, each with picture, title and description; nothing if there are none. */
export function CardsOf({ title, contents: listed }: CardsOfProps) {
  const { facts } = useSurroundings();
  if (listed.length === 0) return null;
  const pictured = listed.some(({ contentBody }) => Boolean(contentBody.picture));
  const minimum = pictured ? '17rem' : '13rem';
  return (
    <section>
      {title !== '' && <h2>{title}</h2>}
      <Cards
        list
        keepWidth
        minimum={minimum}
        spacing="medium"
        $minimum={listed.length === 3 ? threeOrOne : minimum}
        $columns={fullRows(listed.length, pictured ? [4, 3, 5] : [3, 2])}
      >
        {listed.map((content) => (
          <li key={content.contentKey}>
            <ContentPicture
              contentKey={content.contentBody.picture ?? null}
              alt=""
              sizes="(min-width: 48em) 20rem, 100vw"
            />
            <h3>
              <Link href={content.unauthenticatedUrl ?? ''}>{fillPlaceholders(content.title, facts)}</Link>
            </h3>
            <p>{fillPlaceholders(content.contentBody.description ?? '', facts)}</p>
          </li>
        ))}
      </Cards>
    </section>
  );
}

/** Three cards are beside each other where a row has space for them, else below each other: none is alone on a row. */
const threeOrOne = 'max(13rem, (41rem - 100%) * 999)';

/**
 * The width of a column for this maximum number per row; rounded down, because otherwise the last column would not fit.
 */
const share = ({ $columns }: { readonly $columns: number }): string =>
  `(100% - ${$columns - 1} * ${tokens.space[4]}) / ${$columns} - 0.1px`;

const Cards = styled(Grid)<{ readonly $minimum: string; readonly $columns: number }>`
  padding: 0;
  list-style: none;
  && {
    grid-template-columns: repeat(auto-fill, minmax(max(min(100%, ${({ $minimum }) => $minimum}), ${share}), 1fr));
  }
  > li {
    position: relative;
    display: flex;
    flex-direction: column;
    overflow: hidden;
    border: 1px solid ${tokens.color.hairline};
    border-radius: ${tokens.radius.card};
    background: ${tokens.color.surface};
    transition: box-shadow ${tokens.motion.base};
  }
  ${media.hover} {
    > li:hover {
      box-shadow: ${tokens.shadow.floating};
    }
    li:hover h3 a {
      color: ${tokens.color.pine};
      text-decoration: underline;
    }
  }
  img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 3 / 2;
    object-fit: cover;
  }
  h3 {
    margin: ${tokens.space[4]} ${tokens.space[4]} ${tokens.space[2]};
    font-size: ${tokens.size.large};
  }
  h3 a {
    color: ${tokens.color.ink};
    text-decoration: none;
  }
  /* A click anywhere on the card follows its link. */
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  p {
    margin: 0 ${tokens.space[4]} ${tokens.space[4]};
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.small};
  }
`;
