import { usualBlocks } from '../../../../commerce/content/allBlocks';
import type { ContentBlock, ContentDocument, RecipeBlock } from '../../../../contract/content/contentDocument';
import { canonicalPath } from './canonical';
import { pictureOf } from './picture';
import { plainText } from '../../../../commerce/content/plainText';
import type { ContentSubject } from './subject';

interface QuestionText {
  readonly question: string;
  readonly answer: string;
}

function textsOf(block: ContentBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'text':
      return [plainText(block.html)];
    case 'list':
      return block.items.map(plainText);
    default:
      return [];
  }
}

/** The title of a help answer is a question, answered by its text; any content may have blocks of questions. */
function questionsIn({ kind, title, blocks: own }: ContentDocument): readonly QuestionText[] {
  const blocks = usualBlocks(own);
  const asked = kind === 'helpAnswer' ? [{ question: title, answer: blocks.flatMap(textsOf).join(' ') }] : [];
  const held = blocks.flatMap((block) =>
    block.kind === 'questions' ? block.items.map(({ question, html }) => ({ question, answer: plainText(html) })) : [],
  );
  return [...asked, ...held].filter(({ answer }) => answer !== '');
}

/** The questions that a content answers; null: none. */
export function questionsData({ content }: ContentSubject): object | null {
  const questions = questionsIn(content.document);
  if (questions.length === 0) return null;
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Minutes as a duration of ISO 8601: `PT1H30M`. */
export function durationOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours > 0 ? `${String(hours)}H` : ''}${rest > 0 || hours === 0 ? `${String(rest)}M` : ''}`;
}

function timesOf({ prepMinutes, restMinutes, cookMinutes }: RecipeBlock): object {
  // The vocabulary has no property for resting time, which is part of the total.
  const times = { prepTime: prepMinutes, cookTime: cookMinutes, totalTime: prepMinutes + restMinutes + cookMinutes };
  return Object.fromEntries(
    Object.entries(times).flatMap(([name, minutes]) => (minutes > 0 ? [[name, durationOf(minutes)]] : [])),
  );
}

/** A recipe's structured data; null for any other content. */
export function recipeData(subject: ContentSubject, shopName: string, origin: string): object | null {
  const { document, publishedAt } = subject.content;
  const recipe = usualBlocks(document.blocks).find((block) => block.kind === 'recipe');
  if (document.kind !== 'recipe' || recipe === undefined) return null;
  const picture = pictureOf(subject);
  return {
    '@type': 'Recipe',
    name: document.title,
    url: origin + canonicalPath(subject),
    ...(document.description && { description: document.description }),
    ...(picture && { image: origin + picture }),
    author: { '@type': 'Organization', name: shopName },
    datePublished: new Date(publishedAt).toISOString(),
    ...(recipe.servings && { recipeYield: recipe.servings }),
    ...timesOf(recipe),
    recipeIngredient: recipe.ingredients.map(({ text }) => text),
    recipeInstructions: recipe.steps.map((step) => ({ '@type': 'HowToStep', text: plainText(step) })),
  };
}
