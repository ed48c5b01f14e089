import styled from 'styled-components';
import type { ShownCategory } from '../../../contract/catalog/category';
import { LISTING_USAGE_TYPE } from '../../../contract/catalog/product';
import { categoryAddress } from '../../../contract/pages/pageReference';
import { useFormatting } from '../../formatting';
import { useMessages } from '../../messages';
import { Link } from '../../ui/controls/Link';
import { media } from '../../ui/theme/media';
import { tokens } from '../../ui/theme/tokens';
import { Packshot } from '../catalog';
import { useDataLanguage } from '../context';

const pictureOf = ({ mediaGroups = [] }: ShownCategory): string | null =>
  (mediaGroups.find(({ usageType }) => usageType === LISTING_USAGE_TYPE) ?? mediaGroups[0])?.mediaItems[0]?.url ?? null;

/** The top categories, each with its picture and its number of products. */
export function CategoryTiles({ categories }: { readonly categories: readonly ShownCategory[] }) {
  const t = useMessages();
  const lang = useDataLanguage();
  const { number } = useFormatting();
  return (
    <Tiles>
      {categories.map((category) => {
        const count = Number(category.fields?.['NumberOfProducts'] ?? NaN);
        return (
          <li key={category.id}>
            <Link href={categoryAddress(category.urlName, category.id)}>
              <Packshot url={pictureOf(category)} />
              <div>
                <strong lang={lang}>{category.fields?.['Name'] ?? category.id}</strong>
                {count > 0 && <small>{t('home.categories.count', { count, shown: number(count) })}</small>}
              </div>
            </Link>
          </li>
        );
      })}
    </Tiles>
  );
}

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[3]};
  ${media.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${tokens.space[4]};
  }
  a {
    display: flex;
    align-items: center;
    gap: ${tokens.space[4]};
    height: 100%;
    padding: ${tokens.space[2]} ${tokens.space[4]} ${tokens.space[2]} ${tokens.space[2]};
    border: 1px solid ${tokens.color.hairline};
    border-radius: ${tokens.radius.card};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
    text-decoration: none;
    transition: border-color ${tokens.motion.fast};
  }
  a:hover {
    border-color: ${tokens.color.pine};
  }
  picture {
    flex: none;
  }
  img {
    width: 5rem;
    border-radius: ${tokens.radius.control};
  }
  strong {
    display: block;
    font-family: ${tokens.font.display};
    font-size: ${tokens.size.body};
    font-weight: 560;
    line-height: 1.2;
  }
  small {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.caption};
  }
  ${media.small} {
    a {
      flex-direction: column;
      align-items: flex-start;
      gap: ${tokens.space[2]};
      padding: ${tokens.space[2]} ${tokens.space[2]} ${tokens.space[3]};
    }
    picture {
      width: 100%;
    }
    img {
      width: 100%;
      aspect-ratio: 5 / 4;
      object-fit: cover;
      object-position: 50% 45%;
    }
    strong {
      font-size: ${tokens.size.small};
    }
  }
`;
