import { lazyComponent } from '../../kernel/lazy';

/** The navigation bar: the server's HTML has working links; lists open once the code is loaded. */
export const navigationBar = lazyComponent(
  () =>
    import(/* webpackChunkName: "late-rest" */ './components/bar/NavigationBar').then(
      (file) => file.navigationBarModule,
    ),
  'idle',
);
