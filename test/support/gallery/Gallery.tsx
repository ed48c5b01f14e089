import PackageOpen from 'lucide-react/icons/package-open';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Truck from 'lucide-react/icons/truck';
import { categoryReference, namedPage } from '../../../src/contract/pages/references';
import { Button } from '../../../src/storefront/ui/controls/Button';
import { ButtonLink } from '../../../src/storefront/ui/controls/ButtonLink';
import { Disclosure } from '../../../src/storefront/ui/controls/Disclosure';
import { Icon } from '../../../src/storefront/ui/controls/Icon';
import { IconButton } from '../../../src/storefront/ui/controls/IconButton';
import { Link } from '../../../src/storefront/ui/controls/Link';
import { LinkChips, type LinkChipsVariant } from '../../../src/storefront/ui/controls/LinkChips';
import { EmptyState } from '../../../src/storefront/ui/feedback/EmptyState';
import { Message } from '../../../src/storefront/ui/feedback/Message';
import { Meter } from '../../../src/storefront/ui/feedback/Meter';
import { ProgressBar } from '../../../src/storefront/ui/feedback/ProgressBar';
import { Skeleton, SkeletonGroup } from '../../../src/storefront/ui/feedback/Skeleton';
import { Toast } from '../../../src/storefront/ui/feedback/Toast';
import { ToastRegion } from '../../../src/storefront/ui/feedback/ToastRegion';
import { Checkbox } from '../../../src/storefront/ui/fields/Checkbox';
import { SearchField } from '../../../src/storefront/ui/fields/SearchField';
import { Select } from '../../../src/storefront/ui/fields/Select';
import { TextArea, TextField } from '../../../src/storefront/ui/fields/TextField';
import { Card } from '../../../src/storefront/ui/layout/Card';
import { Grid } from '../../../src/storefront/ui/layout/Grid';
import { FooterBand } from '../../../src/storefront/ui/layout/FooterBand';
import { AccentBar, HeaderBar, PageColumn } from '../../../src/storefront/ui/layout/PageFrame';
import { ShowAt } from '../../../src/storefront/ui/layout/ShowAt';
import { Cluster, Stack } from '../../../src/storefront/ui/layout/Stack';
import { Dialog } from '../../../src/storefront/ui/overlays/Dialog';
import { Badge } from '../../../src/storefront/ui/text/Badge';
import { SkipLink } from '../../../src/storefront/ui/text/SkipLink';
import { GlobalStyle } from '../../../src/storefront/ui/theme/GlobalStyle';
import type { FontFiles } from '../../../src/storefront/ui/theme/fontFaces';
import type { Accent } from '../../../src/storefront/ui/theme/tokens';
import { Breadcrumb } from '../../../src/storefront/ui/wayfinding/Breadcrumb';
import { Pagination } from '../../../src/storefront/ui/wayfinding/Pagination';
import { CartTable } from './CartTable';
import { ProductTile, products } from './ProductTile';

const accents: readonly Accent[] = ['bakery', 'coffee', 'gym', 'hotel', 'others'];
const chips: readonly LinkChipsVariant[] = ['outlined', 'strong', 'chosen'];
const ignore = () => undefined;

interface GalleryProps {
  readonly fonts: FontFiles;
  readonly dialog?: 'center' | 'left' | 'right';
}

/** Every base component on one page, as the server would send it. */
export function Gallery({ fonts, dialog }: GalleryProps) {
  return (
    <>
      <GlobalStyle fonts={fonts} />
      <SkipLink href="#contenu">Aller au contenu</SkipLink>
      <HeaderBar>
        <AccentBar $accent="bakery">
          <PageColumn>
            <Cluster $justify="between">
              <span>Boulangerie · Pâtisserie</span>
              <Link href="/help">Livraison offerte dès 40 € HT</Link>
            </Cluster>
          </PageColumn>
        </AccentBar>
        <PageColumn>
          <Cluster>
            <h3>Comptoir</h3>
            <ShowAt $medium $large>
              <Button variant="quiet">Beurre et crème</Button>
              <Button variant="quiet">Farines</Button>
            </ShowAt>
            <IconButton icon={ShoppingCart} label="Mon panier" variant="bare" />
          </Cluster>
          <SearchField
            value="beurre"
            labels={{ search: 'Rechercher', submit: 'Lancer la recherche', clear: 'Effacer' }}
            placeholder="Recherchez un produit, une marque, une référence"
            onChange={ignore}
            onSubmit={ignore}
            action="/global-search"
            name="term"
          />
        </PageColumn>
      </HeaderBar>
      <main id="contenu">
        <PageColumn>
          <Stack $gap="8">
            <Breadcrumb
              label="Fil d'Ariane"
              items={[
                { label: 'Accueil', reference: namedPage('Home') },
                { label: 'Beurres', reference: categoryReference({ urlName: 'beurres', id: '0ZG1' }) },
                { label: 'Tourage' },
              ]}
            />
            <Stack $gap="2">
              <h1>Beurres de tourage</h1>
              <p>
                Extra-secs, souples au froid, pour des feuilletages réguliers. Douze références livrées sous 48 heures.
              </p>
            </Stack>
            {chips.map((variant) => (
              <LinkChips key={variant} $variant={variant}>
                {['Beurre doux', 'Beurre demi-sel'].map((name) => (
                  <li key={name}>
                    <Link href="/search">{name}</Link>
                  </li>
                ))}
              </LinkChips>
            ))}
            <Grid minimum="15rem" spacing="medium">
              {products.map((product) => (
                <ProductTile key={product.name} {...product} />
              ))}
            </Grid>
            <Pagination
              page={4}
              pages={12}
              hrefOf={(page) => `?page=${page}`}
              labels={{
                navigation: 'Pages',
                previous: 'Page précédente',
                next: 'Page suivante',
                page: (page) => `Page ${page}`,
              }}
            />
            <h2>Mon panier</h2>
            <CartTable />
            <Card>
              <Meter value={27.6} maximum={40} label="Livraison offerte" valueText="27,60 € sur 40 € HT">
                Plus que <strong>12,40 € HT</strong> pour la livraison offerte
              </Meter>
            </Card>
            <Cluster>
              <Button variant="primary">Valider mon panier</Button>
              <Button>Continuer mes achats</Button>
              <Button variant="quiet">Vider</Button>
              <Button variant="danger">Supprimer</Button>
              <Button variant="primary" busy busyLabel="Ajout en cours">
                Ajouter
              </Button>
              <Button disabled>Indisponible</Button>
              <ButtonLink href="/login" variant="primary">
                Se connecter
              </ButtonLink>
            </Cluster>
            <Grid minimum="18rem" spacing="large">
              <TextField label="SIRET" hint="14 chiffres, sur votre extrait Kbis" defaultValue="732 829 320 00074" />
              <TextField
                label="Adresse e-mail"
                error="Il manque le « @ » : contact@exemple.fr"
                defaultValue="contact"
              />
              <Select label="Trier par" options={[{ value: 'a', label: 'Pertinence' }]} />
              <TextArea label="Consignes de livraison" mark="facultatif" />
              <Checkbox label="Créneau du matin, avant 7 h" hint="Porte arrière" defaultChecked />
              <Checkbox label="J'accepte les conditions" error="Cochez pour continuer" />
            </Grid>
            <Stack>
              <Message title="Livraison jeudi 26 novembre">Commandez avant 14 h.</Message>
              <Message variant="success">Adresse enregistrée.</Message>
              <Message variant="warning">Stock limité : 6 cartons.</Message>
              <Message variant="error" title="Paiement refusé">
                Essayez une autre carte.
              </Message>
            </Stack>
            <Cluster>
              {accents.map((accent) => (
                <AccentBar key={accent} $accent={accent}>
                  <PageColumn>
                    {accent} <Link href="/">lien</Link>
                  </PageColumn>
                </AccentBar>
              ))}
              <Badge $variant="danger">999+</Badge>
              <Icon icon={Truck} label="Livraison" variant="success" />
            </Cluster>
            <Disclosure summary="Ingrédients et allergènes" open>
              <p>Crème pasteurisée (lait), ferments lactiques (lait).</p>
            </Disclosure>
            <Disclosure summary="Conservation">À conserver entre 2 et 6 °C.</Disclosure>
            <ProgressBar label="Chargement de la session" value={0.62} />
            <SkeletonGroup label="Chargement des produits">
              <Grid minimum="15rem" spacing="medium">
                {products.map(({ name }) => (
                  <Card key={name}>
                    <Stack $gap="3">
                      <Skeleton ratio="4 / 3" shape="block" />
                      <Skeleton width="70%" />
                      <Skeleton width="45%" />
                      <Skeleton height="2.75rem" shape="block" />
                    </Stack>
                  </Card>
                ))}
              </Grid>
            </SkeletonGroup>
            <EmptyState
              icon={PackageOpen}
              title="Votre panier est vide"
              actions={
                <ButtonLink href="/" variant="primary">
                  Voir le catalogue
                </ButtonLink>
              }
            >
              Reprenez votre dernière commande ou parcourez les rayons.
            </EmptyState>
            <ToastRegion label="Notifications" position="bottom-right" positioning="absolute">
              <Toast
                variant="success"
                variantLabel="Succès"
                label="Ajouté au panier"
                message="Beurre de tourage, 2 cartons"
                closeLabel="Fermer"
                onClose={ignore}
              />
              <Toast
                variant="error"
                variantLabel="Erreur"
                label="La connexion a été perdue"
                closeLabel="Fermer"
                onClose={ignore}
              />
            </ToastRegion>
          </Stack>
        </PageColumn>
      </main>
      <FooterBand as="footer">
        <PageColumn>
          <Grid minimum="12rem" spacing="large">
            <Stack $gap="2">
              <h2>Recettes &amp; Conseils</h2>
              <Link href="/recettes">Toutes les recettes</Link>
            </Stack>
            <Stack $gap="2">
              <h2>Besoin d&apos;aide ?</h2>
              <Link href="/aide">Livraison</Link>
            </Stack>
          </Grid>
        </PageColumn>
      </FooterBand>
      <Dialog
        open={dialog !== undefined}
        position={dialog ?? 'center'}
        onClose={ignore}
        title="Votre panier"
        closeLabel="Fermer"
        footer={
          <Button variant="primary" wide>
            Valider mon panier · 27,60 € HT
          </Button>
        }
      >
        <Meter value={27.6} maximum={40} label="Livraison offerte" valueText="27,60 € sur 40 € HT">
          Plus que <strong>12,40 € HT</strong> pour la livraison offerte
        </Meter>
      </Dialog>
    </>
  );
}
