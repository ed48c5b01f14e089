/** Url name, name, description, children. Url names are stable addresses, so they never change. */
export type CategoryNode = readonly [string, string, string, (readonly CategoryNode[])?];

export const CATEGORY_TREE: readonly CategoryNode[] = [
  [
    'beurres-et-matieres-grasses',
    'Beurres et matières grasses',
    'Beurres de tourage, beurres d’appellation et matières grasses pour le laboratoire et la cuisine.',
    [
      [
        'beurres',
        'Beurres',
        'Nos beurres barattés en France, de la plaque de tourage à la plaquette de salle.',
        [
          [
            'beurre-de-tourage',
            'Beurre de tourage',
            'Plaques et rouleaux plastiques et fermes pour croissants et feuilletages. La température de travail est indiquée sur chaque fiche.',
          ],
          [
            'beurre-doux-aop',
            'Beurre doux AOP',
            'Charentes-Poitou et Isigny : des beurres d’appellation pour les recettes où le goût se remarque.',
          ],
          [
            'beurre-doux',
            'Beurre doux',
            'Le beurre de tous les jours à 82 % de matière grasse, en mottes, plaquettes et cubes.',
          ],
          [
            'beurre-demi-sel',
            'Beurre demi-sel et salé',
            'Au sel fin ou aux cristaux de sel de mer, pour les caramels, la table et la cuisine.',
          ],
        ],
      ],
      [
        'beurre-concentre',
        'Beurre concentré et clarifié',
        'Des beurres sans eau pour cuire à haute température et stabiliser les recettes.',
      ],
      [
        'margarines-et-huiles',
        'Margarines et huiles',
        'Matières grasses végétales de feuilletage, de crémage et de cuisson.',
      ],
    ],
  ],
  [
    'cremes',
    'Crèmes',
    'Crèmes liquides et épaisses choisies pour leur foisonnement, leur tenue et leur résistance à la cuisson.',
    [
      [
        'cremes-uht',
        'Crèmes liquides UHT',
        'Stables et régulières, elles se gardent à température ambiante avant ouverture.',
      ],
      [
        'cremes-fraiches',
        'Crèmes fraîches',
        'Crèmes pasteurisées, épaisses ou fleurettes, au goût de lait cru réchauffé.',
      ],
      [
        'mascarpone-et-specialites',
        'Mascarpone et spécialités',
        'Mascarpone, crèmes à fouetter aromatisées et bases prêtes à monter.',
      ],
    ],
  ],
  [
    'laits-et-boissons-vegetales',
    'Laits et boissons végétales',
    'Laits frais, UHT ou en poudre, et boissons végétales qui moussent.',
    [
      ['laits-uht', 'Laits UHT', 'Briques et bouteilles de longue conservation pour le laboratoire et le comptoir.'],
      ['laits-frais', 'Laits frais', 'Laits pasteurisés livrés sous 48 heures ouvrées, à garder au froid.'],
      ['laits-en-poudre', 'Laits en poudre et concentrés', 'Extraits secs laitiers pour pains, glaces et confiseries.'],
      [
        'boissons-vegetales',
        'Boissons végétales',
        'Avoine, amande, soja, coco : des recettes pour la tasse et pour la pâtisserie.',
        [
          [
            'boissons-vegetales-barista',
            'Gamme barista',
            'Une mousse fine qui tient et ne tranche pas dans un café acide.',
          ],
          ['boissons-vegetales-cuisine', 'Cuisine et pâtisserie', 'Pour remplacer le lait et la crème à poids égal.'],
        ],
      ],
    ],
  ],
  [
    'fromages',
    'Fromages',
    'Fromages de plateau et fromages de cuisine, entiers, râpés ou en tranches.',
    [
      [
        'fromages-de-cuisine',
        'Râpés et tranches',
        'Mozzarella, emmental et cheddar calibrés pour gratiner, filer et garnir.',
      ],
      ['fromages-frais', 'Fromages frais', 'Fromages à tartiner, ricotta, chèvre frais et fêta pour garnir et farcir.'],
      ['pates-pressees', 'Pâtes pressées', 'Comté, cantal, tommes et autres meules à la coupe.'],
      [
        'pates-molles-et-bleus',
        'Pâtes molles et bleus',
        'Brie, camembert, reblochon et persillés affinés pour le plateau et le four.',
      ],
    ],
  ],
  [
    'oeufs-et-ovoproduits',
    'Œufs et ovoproduits',
    'Œufs de poules élevées en France et ovoproduits pasteurisés prêts à peser.',
    [
      ['oeufs-coquille', 'Œufs coquille', 'Œufs calibrés, datés et tracés jusqu’à l’élevage.'],
      ['ovoproduits-liquides', 'Ovoproduits liquides', 'Entiers, blancs et jaunes pasteurisés : ni casse ni pertes.'],
      [
        'ovoproduits-cuits-et-secs',
        'Ovoproduits cuits et secs',
        'Œufs durs, omelettes et poudres pour gagner du temps.',
      ],
    ],
  ],
  [
    'yaourts-et-desserts',
    'Yaourts et desserts',
    'Yaourts, fromages blancs et desserts lactés en seau ou en pot individuel.',
    [
      ['yaourts', 'Yaourts', 'Nature, brassés, aux fruits ou à la grecque, pour le buffet et les recettes.'],
      ['fromages-blancs-et-skyr', 'Fromages blancs et skyr', 'Des textures lisses ou fermes, de maigres à gourmandes.'],
      ['desserts-lactes', 'Desserts lactés', 'Crèmes, riz au lait, flans et mousses prêts à servir.'],
    ],
  ],
  [
    'farines-et-sucres',
    'Farines et sucres',
    'Les poudres du fournil : farines, sucres, levures et améliorants.',
    [
      [
        'farines-de-ble',
        'Farines de blé',
        'De la T45 de gruau à la T150 complète, écrasées sur cylindres ou sur meules.',
      ],
      ['farines-speciales', 'Farines spéciales', 'Seigle, épeautre, sarrasin, maïs et mélanges de graines.'],
      ['sucres', 'Sucres', 'Sucres blancs, roux, glace, inverti et sirops de glucose.'],
      ['levures-et-aides', 'Levures et aides', 'Levures, levains, gélifiants et poudres pour réussir les pâtes.'],
    ],
  ],
  [
    'chocolat-et-fruits',
    'Chocolat et fruits',
    'Couvertures, pralinés et fruits pour la pâtisserie, la glace et le petit-déjeuner.',
    [
      [
        'chocolats-de-couverture',
        'Chocolats de couverture',
        'Pistoles noires, au lait et blanches, avec leur courbe de tempérage.',
      ],
      ['cacao-et-pralines', 'Cacao et pralinés', 'Poudres de cacao, pralinés, pâtes pures et inclusions.'],
      ['purees-et-fruits', 'Purées et fruits', 'Purées sans sucre ajouté et fruits surgelés ou au sirop.'],
      ['fruits-secs', 'Fruits secs', 'Amandes, noisettes, raisins et graines, entiers ou en poudre.'],
    ],
  ],
  [
    'cafe-et-boissons',
    'Café et boissons',
    'Tout pour la carte des boissons : cafés, thés, sirops et jus.',
    [
      ['cafes', 'Cafés', 'Grains, moulus et capsules torréfiés en petites séries.'],
      ['thes-et-infusions', 'Thés et infusions', 'Vrac et sachets pour le salon de thé et la chambre.'],
      ['sirops-et-sauces', 'Sirops et sauces', 'Pour aromatiser lattes, limonades et desserts à l’assiette.'],
      [
        'jus-et-boissons-fraiches',
        'Jus et boissons fraîches',
        'Jus pressés, limonades et eaux en bouteilles individuelles.',
      ],
    ],
  ],
  [
    'proteines-et-encas-sportifs',
    'Protéines et encas sportifs',
    'Les protéines du lait avant, pendant et après l’effort.',
    [
      ['proteines-en-poudre', 'Protéines en poudre', 'Whey, caséine et protéines végétales pour le bar à shakes.'],
      ['boissons-proteinees', 'Boissons protéinées', 'Prêtes à boire, à vendre fraîches au comptoir de la salle.'],
      ['barres-et-encas', 'Barres et encas', 'Barres, biscuits et fruits secs en portions individuelles.'],
    ],
  ],
  [
    'petit-dejeuner-hotelier',
    'Petit-déjeuner hôtelier',
    'Portions individuelles et formats de buffet pour l’hôtellerie.',
    [
      ['portions-a-tartiner', 'Portions à tartiner', 'Beurre, confiture, miel et pâte à tartiner en micro-portions.'],
      ['cereales-et-biscottes', 'Céréales et biscottes', 'Céréales de buffet, biscottes et biscuits emballés.'],
      ['viennoiseries-surgelees', 'Viennoiseries surgelées', 'Prêtes à pousser ou prêtes à cuire, pur beurre.'],
      ['charcuterie-et-buffet-sale', 'Buffet salé', 'Portions fromagères et garnitures salées du petit-déjeuner.'],
    ],
  ],
  [
    'outils-daide-à-la-vente',
    'Outils d’aide à la vente',
    'Affiches, présentoirs, emballages et tenues aux couleurs de votre métier, pour mieux vendre en boutique.',
    [
      [
        'plv-et-presentoirs',
        'PLV et présentoirs',
        'Présentoirs, ardoises et affiches à poser sur le comptoir ou en vitrine.',
      ],
      [
        'emballages-et-vaisselle',
        'Emballages et vaisselle',
        'Gobelets, sachets et boîtes aptes au contact alimentaire.',
      ],
      [
        'tenues-et-petit-materiel',
        'Tenues et petit matériel',
        'Tabliers, pichets et petit matériel de laboratoire et de bar.',
      ],
    ],
  ],
];
