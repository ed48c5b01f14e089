import { render, screen } from '@testing-library/react';
import { Message } from '../../../../src/storefront/ui/feedback/Message';
import { Meter } from '../../../../src/storefront/ui/feedback/Meter';
import { ProgressBar } from '../../../../src/storefront/ui/feedback/ProgressBar';
import { SkeletonGroup } from '../../../../src/storefront/ui/feedback/Skeleton';

describe('ProgressBar', () => {
  it('says how far it has come, bounded, or nothing while nobody knows', () => {
    const { rerender } = render(<ProgressBar label="Envoi" value={0.424} />);
    const bar = screen.getByRole('progressbar', { name: 'Envoi' });
    expect(bar.getAttribute('aria-valuenow')).toBe('42');
    rerender(<ProgressBar label="Envoi" value={7} />);
    expect(bar.getAttribute('aria-valuenow')).toBe('100');
    rerender(<ProgressBar label="Envoi" />);
    expect(bar.getAttribute('aria-valuenow')).toBeNull();
  });
});

describe('Meter', () => {
  it.each([
    [0, '0%'],
    [10, '25%'],
    [40, '100%'],
    [55, '100%'],
  ])('shows %d of 40 as %s', (value, width) => {
    const { container } = render(
      <Meter value={value} maximum={40} label="Livraison offerte" valueText="…">
        …
      </Meter>,
    );
    expect(container.querySelector('rect')?.getAttribute('width')).toBe(width);
    expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe(String(Math.min(40, value)));
  });
});

describe('Message and SkeletonGroup', () => {
  it('are announced when they come as an answer', () => {
    render(
      <>
        <Message variant="error" announce>
          Paiement refusé
        </Message>
        <Message>Commandez avant 14 h.</Message>
        <SkeletonGroup label="Chargement">…</SkeletonGroup>
      </>,
    );
    expect(screen.getByRole('alert').textContent).toBe('Paiement refusé');
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['Chargement']);
  });
});
