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
  const { problem, steps, benefits, proof, questions } = page
  const headline = { headline: 'Headline' }
  return [
    {
      name: 'Hero',
      fields: texts(page, 'hero', {
        eyebrow: 'For whom',
        ...headline,
        subheadline: 'Subheadline',
        button: 'Button',
        note: 'Under the button',
      }),
    },
    {
      name: 'Problem',
      fields: [
        ...texts(page, 'problem', headline),
        ...entries('problem', 'Moment', problem?.paragraphs, (paragraphs) => ({
          ...page,
          problem: { ...problem, paragraphs },
        })),
      ],
    },
    {
      name: 'How it works',
      fields: [
        ...texts(page, 'steps', headline),
        ...items(steps?.items, (changed) => ({ ...page, steps: { ...steps, items: changed } }), {
          title: { id: 'step', label: 'Step', isItem: true },
          text: { id: 'step-text', label: 'Below step' },
        }),
      ],
    },
    {
      name: 'Benefits',
      fields: [
        ...texts(page, 'benefits', headline),
        ...items(benefits?.items, (changed) => ({ ...page, benefits: { ...benefits, items: changed } }), {
          today: { id: 'today', label: 'Today', isItem: true },
          after: { id: 'after', label: 'Then', isItem: true },
        }),
      ],
    },
    {
      name: 'Proof',
      fields: [
        ...texts(page, 'proof', headline),
        ...entries('proof', 'Proof', proof?.items, (changed) => ({ ...page, proof: { ...proof, items: changed } })),
      ],
    },
    {
      name: 'Questions',
      fields: [
        ...texts(page, 'questions', headline),
        ...items(questions?.items, (changed) => ({ ...page, questions: { ...questions, items: changed } }), {
          question: { id: 'question', label: 'Question', isItem: true },
          answer: { id: 'answer', label: 'Answer', isItem: true },
        }),
      ],
    },
    { name: 'Pricing', fields: texts(page, 'pricing', { ...headline, text: 'Price' }) },
    { name: 'Closing', fields: texts(page, 'closing', { ...headline, text: 'Text', button: 'Button' }) },
    { name: 'Search result', fields: texts(page, 'seo', { title: 'Title', description: 'Description' }) },
  ].filter(({ fields }) => fields.length > 0)
}

type Part = 'hero' | 'problem' | 'steps' | 'benefits' | 'proof' | 'questions' | 'pricing' | 'closing' | 'seo'

/** Single texts of a part, by their names. */
function texts<Key extends Part>(
  page: Page,
  key: Key,
  labels: { [Name in keyof NonNullable<Page[Key]>]?: string },
): CopyField[] {
  const part: Readonly<Record<string, unknown>> = { ...page[key] }
  return Object.entries<string | undefined>(labels).flatMap(([name, label = name]) => {
    const text = part[name]
    if (typeof text !== 'string') return []
    return [
      {
        id: `${key}-${name}`,
        label,
        text,
        change: (changed: string) => ({ ...page, [key]: { ...part, [name]: changed } }),
      },
    ]
  })
}

/** A list of texts. */
function entries(
  id: string,
  label: string,
  list: readonly (string | undefined)[] | undefined,
  put: (list: string[]) => Page,
): CopyField[] {
  return present(list).map((text, index) => ({
    id: `${id}-${index}`,
    label: `${label} ${index + 1}`,
    text,
    change: (changed) => put(present(list).toSpliced(index, 1, ...(changed === '' ? [] : [changed]))),
  }))
}

/** A list of things with several texts each. Without one that `isItem` the thing is taken out. */
function items<Item extends object>(
  list: readonly (Item | undefined)[] | undefined,
  put: (list: Item[]) => Page,
  fields: { [Name in keyof Item]?: { id: string; label: string; isItem?: true } },
): CopyField[] {
  const whole = present(list)
  return whole.flatMap((item, index) =>
    Object.entries<{ id: string; label: string; isItem?: true } | undefined>(fields).flatMap(([name, field]) => {
      const text: unknown = Object.entries(item).find(([each]) => each === name)?.[1]
      if (!field || typeof text !== 'string') return []
      const { id, label, isItem } = field
      const change = (changed: string) =>
        put(whole.toSpliced(index, 1, ...(isItem && changed === '' ? [] : [{ ...item, [name]: changed }])))
      return [{ id: `${id}-${index}`, label: `${label} ${index + 1}`, text, change }]
    }),
  )
}
