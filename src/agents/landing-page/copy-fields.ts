import { present } from '#agents/_kit/present.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { LandingResult } from './output.ts'

type Page = DeepPartial<LandingResult>

/** One text of the page that can be changed in place. */
export interface CopyField {
  id: string
  label: string
  text: string
  /** The result with this text changed; an emptied entry of a list is taken out. */
  change: (text: string) => Page
}

export interface CopySection {
  name: string
  fields: CopyField[]
}

/** Every text of the page by section, in the order of the page. */
export function copySections(page: Page): CopySection[] {
  const { hero, problem, steps, benefits, proof, questions, pricing, closing, seo } = page
  const field = (id: string, label: string, text: string | undefined, change: CopyField['change']): CopyField[] =>
    text === undefined ? [] : [{ id, label, text, change }]
  const at = <Item>(list: readonly (Item | undefined)[] | undefined, index: number, item: Item | null): Item[] =>
    present(list).flatMap((each, place) => (place === index ? (item === null ? [] : [item]) : [each]))
  const or = (text: string) => (text === '' ? null : text)
  return [
    {
      name: 'Hero',
      fields: [
        ...field('hero-eyebrow', 'For whom', hero?.eyebrow, (eyebrow) => ({ ...page, hero: { ...hero, eyebrow } })),
        ...field('hero-headline', 'Headline', hero?.headline, (headline) => ({ ...page, hero: { ...hero, headline } })),
        ...field('hero-subheadline', 'Subheadline', hero?.subheadline, (subheadline) => ({
          ...page,
          hero: { ...hero, subheadline },
        })),
        ...field('hero-button', 'Button', hero?.button, (button) => ({ ...page, hero: { ...hero, button } })),
        ...field('hero-note', 'Under the button', hero?.note, (note) => ({ ...page, hero: { ...hero, note } })),
      ],
    },
    {
      name: 'Problem',
      fields: [
        ...field('problem-headline', 'Headline', problem?.headline, (headline) => ({
          ...page,
          problem: { ...problem, headline },
        })),
        ...present(problem?.paragraphs).flatMap((text, index) =>
          field(`problem-${index}`, `Moment ${index + 1}`, text, (changed) => ({
            ...page,
            problem: { ...problem, paragraphs: at(problem?.paragraphs, index, or(changed)) },
          })),
        ),
      ],
    },
    {
      name: 'How it works',
      fields: [
        ...field('steps-headline', 'Headline', steps?.headline, (headline) => ({
          ...page,
          steps: { ...steps, headline },
        })),
        ...present(steps?.items).flatMap((item, index) => [
          ...field(`step-${index}`, `Step ${index + 1}`, item.title, (title) => ({
            ...page,
            steps: { ...steps, items: at(steps?.items, index, title === '' ? null : { ...item, title }) },
          })),
          ...field(`step-text-${index}`, `Below step ${index + 1}`, item.text, (text) => ({
            ...page,
            steps: { ...steps, items: at(steps?.items, index, { ...item, text }) },
          })),
        ]),
      ],
    },
    {
      name: 'Benefits',
      fields: [
        ...field('benefits-headline', 'Headline', benefits?.headline, (headline) => ({
          ...page,
          benefits: { ...benefits, headline },
        })),
        ...present(benefits?.items).flatMap((item, index) => [
          ...field(`today-${index}`, `Today ${index + 1}`, item.today, (today) => ({
            ...page,
            benefits: { ...benefits, items: at(benefits?.items, index, today === '' ? null : { ...item, today }) },
          })),
          ...field(`after-${index}`, `Then ${index + 1}`, item.after, (after) => ({
            ...page,
            benefits: { ...benefits, items: at(benefits?.items, index, after === '' ? null : { ...item, after }) },
          })),
        ]),
      ],
    },
    {
      name: 'Proof',
      fields: [
        ...field('proof-headline', 'Headline', proof?.headline, (headline) => ({
          ...page,
          proof: { ...proof, headline },
        })),
        ...present(proof?.items).flatMap((text, index) =>
          field(`proof-${index}`, `Proof ${index + 1}`, text, (changed) => ({
            ...page,
            proof: { ...proof, items: at(proof?.items, index, or(changed)) },
          })),
        ),
      ],
    },
    {
      name: 'Questions',
      fields: [
        ...field('questions-headline', 'Headline', questions?.headline, (headline) => ({
          ...page,
          questions: { ...questions, headline },
        })),
        ...present(questions?.items).flatMap((item, index) => [
          ...field(`question-${index}`, `Question ${index + 1}`, item.question, (question) => ({
            ...page,
            questions: {
              ...questions,
              items: at(questions?.items, index, question === '' ? null : { ...item, question }),
            },
          })),
          ...field(`answer-${index}`, `Answer ${index + 1}`, item.answer, (answer) => ({
            ...page,
            questions: { ...questions, items: at(questions?.items, index, answer === '' ? null : { ...item, answer }) },
          })),
        ]),
      ],
    },
    {
      name: 'Pricing',
      fields: [
        ...field('pricing-headline', 'Headline', pricing?.headline, (headline) => ({
          ...page,
          pricing: { ...pricing, headline },
        })),
        ...field('pricing-text', 'Price', pricing?.text, (text) => ({ ...page, pricing: { ...pricing, text } })),
      ],
    },
    {
      name: 'Closing',
      fields: [
        ...field('closing-headline', 'Headline', closing?.headline, (headline) => ({
          ...page,
          closing: { ...closing, headline },
        })),
        ...field('closing-text', 'Text', closing?.text, (text) => ({ ...page, closing: { ...closing, text } })),
        ...field('closing-button', 'Button', closing?.button, (button) => ({
          ...page,
          closing: { ...closing, button },
        })),
      ],
    },
    {
      name: 'Search result',
      fields: [
        ...field('seo-title', 'Title', seo?.title, (title) => ({ ...page, seo: { ...seo, title } })),
        ...field('seo-description', 'Description', seo?.description, (description) => ({
          ...page,
          seo: { ...seo, description },
        })),
      ],
    },
  ].filter(({ fields }) => fields.length > 0)
}
