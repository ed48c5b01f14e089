import styled from 'styled-components';
import { LOCALES, type ShopLocale } from '../../contract/languages';
import { Disclosure } from '../../storefront/ui/controls/Disclosure';
import { Link } from '../../storefront/ui/controls/Link';
import { LinkChips } from '../../storefront/ui/controls/LinkChips';
import { PageColumn } from '../../storefront/ui/layout/PageFrame';
import { ShowAt } from '../../storefront/ui/layout/ShowAt';
import { SkipLink } from '../../storefront/ui/text/SkipLink';
import { media } from '../../storefront/ui/theme/media';
import { tokens } from '../../storefront/ui/theme/tokens';
import { groups } from '../stories';
import { sayIn } from '../texts/say';
import { CatalogueMenu } from './CatalogueMenu';
import { StorySection } from './StorySection';

/** Every base component, group by group, in one language. */
export function CataloguePage({ language }: { readonly language: ShopLocale }) {
  const say = sayIn(language);
  return (
    <>
      <SkipLink href="#stories">{say('page.skip')}</SkipLink>
      <PageColumn as="header">
        <Opening>
          <div>
            <h1>{say('page.title')}</h1>
            <p>{say('page.lead')}</p>
          </div>
          <Languages say={say} />
        </Opening>
      </PageColumn>
      <PageColumn>
        <Halves>
          <Side>
            <ShowAt $large>
              <CatalogueMenu say={say} />
            </ShowAt>
            <ShowAt $small $medium>
              <Disclosure summary={say('page.components')}>
                <CatalogueMenu say={say} />
              </Disclosure>
            </ShowAt>
          </Side>
          <main id="stories" tabIndex={-1}>
            {groups.map(({ title, stories }) => (
              <Group key={title}>
                <h2>{say(title)}</h2>
                {stories.map((story) => (
                  <StorySection key={story.shows[0]} story={story} say={say} />
                ))}
              </Group>
            ))}
          </main>
        </Halves>
      </PageColumn>
    </>
  );
}

/** A link to the page in each language, labelled with the language's own name: "Français", "English". */
function Languages({ say }: { readonly say: ReturnType<typeof sayIn> }) {
  return (
    <nav aria-label={say('page.language')}>
      <LinkChips>
        {LOCALES.map((one) => (
          <li key={one}>
            <Link
              href={`?lang=${one}`}
              lang={one}
              hrefLang={one}
              aria-current={one === say('page.locale') || undefined}
            >
              {sayIn(one)('page.ownName')}
            </Link>
          </li>
        ))}
      </LinkChips>
    </nav>
  );
}

const Opening = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${tokens.space[4]} ${tokens.space[8]};
  padding-block: ${tokens.space[10]} ${tokens.space[6]};
  border-bottom: 1px solid ${tokens.color.hairline};
  p {
    max-width: 42rem;
    margin-top: ${tokens.space[2]};
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.size.body};
  }
  [aria-current] {
    border-color: ${tokens.color.pine};
    background: ${tokens.color.pineSoft};
    font-weight: 600;
  }
`;

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]} ${tokens.space[12]};
  padding-block: ${tokens.space[6]} ${tokens.space[20]};
  ${media.large} {
    grid-template-columns: 12rem minmax(0, 72rem);
    padding-top: ${tokens.space[8]};
  }
`;

const Side = styled.div`
  ${media.large} {
    position: sticky;
    top: 0;
    align-self: start;
    max-height: 100vh;
    padding-block: ${tokens.space[1]} ${tokens.space[8]};
    overflow-y: auto;
  }
`;

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[12]};
  + div {
    margin-top: ${tokens.space[16]};
  }
  > h2 {
    padding-bottom: ${tokens.space[3]};
    border-bottom: 1px solid ${tokens.color.hairline};
    color: ${tokens.color.pine};
    font-size: ${tokens.size.headline};
  }
`;
