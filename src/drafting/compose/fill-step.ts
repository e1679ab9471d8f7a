import { upperFirst, withArticle } from './phrases.ts'
import type { Step } from './steps-of-job.ts'

export type Filled = Pick<Step, 'thing' | 'things' | 'short' | 'verb'> & { who: { singular: string; plural: string } }

/**
 * Fills the placeholders of a {@link StepKind}'s texts. "a {who}" and "a {thing}" get the right article; `{Who}`, `{Whos}`,
 * `{Thing}` and `{Things}` start a sentence.
 */
export function fillStep(text: string, step: Filled): string {
  const values: Record<string, string> = {
    who: step.who.singular,
    whos: step.who.plural,
    thing: step.thing,
    things: step.things,
    step: step.short,
    verb: step.verb,
  }
  // "the screen of the person who crochets"
  const isLong = / (?:who|of|in|at|with) /.test(step.who.singular)
  const owned = isLong ? text.replace(/\bthe \{who\}’s (?!own\b)(\p{L}+)/gu, 'the $1 of the {who}') : text
  return owned
    .replace(/\b([Aa])n? \{(who|thing)\}/g, (_whole, article: string, key: string) => {
      const phrase = withArticle(values[key] ?? '')
      return article === 'A' ? upperFirst(phrase) : phrase
    })
    .replace(/\{(\w+)\}/g, (whole, key: string) => {
      const lower = key.charAt(0).toLowerCase() + key.slice(1)
      const value = values[lower]
      if (value === undefined) return whole
      return key === lower ? value : upperFirst(value)
    })
    .replace(/\b(warning|message) about the \1\b/g, '$1')
}

/** The library's texts name `{actor}` and `{object}`, singular and without article. */
export function fillLibrary(text: string, step: Filled): string {
  return fillStep(text.replaceAll('{actor}', '{who}').replaceAll('{object}', '{thing}'), step)
}
