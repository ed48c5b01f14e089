import { Provider, useDispatch, useSelector } from 'react-redux';
import { Link, Route, Routes } from 'react-router-dom';
import styled from 'styled-components';
import { addRequested, CARDS, selectBasketSize, useProductsQuery, type ReferenceStore } from './referenceStore';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  gap: 1rem;
  padding: 0;
  list-style: none;
`;

const Card = styled.li`
  padding: 1rem;
  border: 1px solid #767676;
`;

const Add = styled.button`
  min-width: 3rem;
  min-height: 3rem;
`;

function Cards({ cards }: { readonly cards: number }) {
  const { data = [] } = useProductsQuery(cards);
  const count = useSelector(selectBasketSize);
  const dispatch = useDispatch();
  return (
    <main>
      <h1>Vingt-quatre produits</h1>
      <p>Panier : {count}</p>
      <Grid>
        {data.map(({ id, name, packaging, price }) => (
          <Card key={id}>
            <h2>
              <Link to={`/product/${id}`}>{name}</Link>
            </h2>
            <p>{packaging}</p>
            <p>{price}</p>
            <Add type="button" onClick={() => dispatch(addRequested(id))}>
              Ajouter {name}
            </Add>
          </Card>
        ))}
      </Grid>
    </main>
  );
}

interface Properties {
  readonly store: ReferenceStore;
  readonly cards?: number;
}

/**
 * Plain cards, 24 unless given otherwise, that use each of the packages that the shop has to be built with (React,
 * React Router, styled-components, Redux Toolkit, redux-saga). Rendered inside a router.
 */
export function ReferencePage({ store, cards = CARDS }: Properties) {
  return (
    <Provider store={store}>
      <Routes>
        <Route path="*" element={<Cards cards={cards} />} />
      </Routes>
    </Provider>
  );
}
