/** The states of the story in which faults were planted. */
interface Planted {
  /** The captions of all its states: the first has texts that overlap, the second the faults for the other audits. */
  readonly captions: readonly string[];
  /** The texts of the third and fourth state, which overlap each other. */
  readonly neighbours: readonly string[];
}

/** Runs in the page: puts a fault for each audit into the story of this name, beside look-alikes that are no faults. */
export function plantFaults(story: string): Planted {
  const parts = [...document.querySelectorAll<HTMLElement>(`#${story} figure [data-specimen]`)];
  const plant = (at: number, tag: string, text: string, style: Partial<CSSStyleDeclaration>): HTMLElement => {
    const element = document.createElement(tag);
    element.textContent = text;
    Object.assign(element.style, { position: 'absolute', font: 'inherit', padding: '0', border: '0' }, style);
    parts[at]?.append(element);
    return element;
  };
  plant(0, 'button', 'tall', { left: '0', top: '200px', width: '60px', height: '100px' });
  // `beside` overlaps neither `tall` nor `low`, which overlap each other; its top is between theirs.
  plant(0, 'span', 'beside', { left: '100px', top: '220px' });
  plant(0, 'span', 'low', { left: '10px', top: '260px' });
  plant(0, 'button', 'next to it', { left: '60px', top: '250px', width: '90px', height: '50px' });
  plant(0, 'span', 'clipped', { left: '10px', top: '210px', clipPath: 'inset(50%)' });
  plant(0, 'span', 'hidden', { left: '10px', top: '210px' }).setAttribute('aria-hidden', 'true');
  plant(0, 'span', 'below it', { left: '0', top: '300px' });

  plant(1, 'button', 'small', { left: '0', top: '200px', width: '40px', height: '20px' });
  plant(1, 'button', 'large', { left: '60px', top: '200px', width: '24px', height: '24px', overflow: 'hidden' });
  plant(1, 'span', 'wide', { left: '0', top: '300px', width: '3000px' });
  plant(1, 'span', 'foreign', { left: '0', top: '350px', fontFamily: 'fantasy' });
  plant(1, 'button', 'unseen', { left: '0', top: '400px', width: '60px', height: '30px', outline: '0' });

  const figures = [...document.querySelectorAll<HTMLElement>(`#${story} figure`)];
  const [, , third, fourth] = figures;
  if (!third || !fourth) throw new Error(`${story} has not enough states.`);
  const [there, here] = [third.getBoundingClientRect(), fourth.getBoundingClientRect()];
  fourth.style.transform = `translate(${there.left - here.left}px, ${there.top - here.top + 5}px)`;
  return {
    captions: parts.map(({ dataset }) => dataset['specimen'] ?? ''),
    neighbours: [third.textContent, fourth.textContent],
  };
}
