import { lazyComponent } from '../../kernel/lazy';

/** The form for messages to the shop. */
export const contactForm = lazyComponent(() =>
  import(/* webpackChunkName: "late-contact" */ './components/ContactForm').then(
    ({ contactFormModule }) => contactFormModule,
  ),
);
