import type { Quote } from '#shared/reading.ts'
import { asQuoted } from '../selecting/as-quoted.ts'
import type { ClauseForm, ClauseSlot, ClauseTest, ProposedAnswer } from './clause-form.ts'
import { limitForms, productForms, ruleForms, serviceForms, thingForms } from './clause-forms.ts'
import { partsOf } from './clause-parts.ts'
import { isRefusal } from './is-refusal.ts'
import type { OfferKind } from './kind-of-offer.ts'
import { anyNumberOf, boundsOf, clockBoundOf } from './stated-bound.ts'

/** What follows from the form of the user's own clause, without knowing its trade. */
export interface ClauseLines {
  forms: readonly string[]
  fails: readonly string[]
  tests: readonly ClauseTest[]
  questions: readonly ProposedAnswer[]
  effort: 'S' | 'M' | null
}

/** A form fits one kind of thing: what holds for screens says nothing of a steel box or of a visit. */
const formsFor: Readonly<Record<OfferKind, readonly ClauseForm[]>> = {
  software: [...ruleForms, ...limitForms, ...thingForms],
  service: serviceForms,
  product: productForms,
}
const mostForms = 2
/** A part that is repeated in a line of ours is no longer than this. */
const longestPart = 14

/** Their bounds are hours of the day. */
const clockForms: ReadonlySet<string> = new Set(['clock-time', 'closed-after', 'closed-before'])

type Slots = Readonly<Record<ClauseSlot, string | null>>

/**
 * The lines, tests and questions of a clause by the forms that it has; empty where it has none. Of a feature that the market knows (`known`)
 * only what the clause adds to it.
 */
export function linesOfClause(
  clause: Quote,
  who: string | null,
  known = false,
  kind: OfferKind = 'software',
): ClauseLines {
  const slots = slotsOf(clause, who)
  const forms = formsOf(clause.text, kind)
    .filter(({ isTopic, isUsual }) => !known || !(isTopic || isUsual))
    .map((form) => ({ form, slots: clockForms.has(form.id) ? { ...slots, ...clockSlots(clause) } : slots }))
    .filter(({ form, slots: own }) => firstWhole(form.fails, own) !== null)
    .slice(0, mostForms)
  return {
    forms: forms.map(({ form }) => form.id),
    fails: forms.flatMap(({ form, slots: own }) => [
      ...present(firstWhole(form.fails, own)),
      ...present(form.also && firstWhole(form.also, own)),
    ]),
    tests: forms.flatMap(({ form, slots: own }) => present(firstWholeOf(form.test, own))),
    questions: forms.flatMap(({ form, slots: own }) => present(firstWholeOf(form.question, own))),
    effort: forms.some(({ form }) => form.effort === 'M') ? 'M' : forms.length > 0 ? 'S' : null,
  }
}

/** The same of words that stand alone, such as a line of a list. */
export function linesOfWords(text: string, kind: OfferKind = 'software'): ClauseLines {
  return linesOfClause({ text, field: 'description', start: 0, end: text.length }, null, false, kind)
}

/** Which forms a clause has. A condition with a stated bound needs no line about conditions in general. */
function formsOf(text: string, kind: OfferKind): ClauseForm[] {
  const refuses = isRefusal({ text })
  const found = formsFor[kind].filter(
    ({ cue, not, isTopic }) => cue.test(text) && !not?.test(text) && !(refuses && isTopic),
  )
  const ids = new Set(found.map(({ id }) => id))
  return found.filter(({ id }) => {
    if (id === 'not-recorded') return !ids.has('visibility')
    if (id === 'kept-back-when')
      return !['gate', 'visibility', 'timeout', 'closed-after', 'closed-before', 'no-account'].some((each) =>
        ids.has(each),
      )
    if (id === 'clock-time') return !ids.has('closed-after') && !ids.has('closed-before')
    if (id === 'deadline') return !ids.has('timeout') && !ids.has('ease') && !ids.has('timed-release')
    return true
  })
}

function slotsOf(clause: Quote, who: string | null): Slots {
  const bounds = boundsOf(clause)
  const [first] = bounds
  const parts = partsOf(clause.text)
  const part = (text: string | undefined) =>
    text !== undefined && text.split(/\s+/).length <= longestPart ? asQuoted(text) : null
  const condition = part(parts?.condition)
  const effect = part(parts?.effect)
  return {
    n: first
      ? bounds
          .slice(0, 2)
          .map(({ text }) => text)
          .join('” and “')
      : anyNumberOf({ ...clause, text: clause.text.replace(/\d{1,2}(?:[:.]\d{2}|\s?[ap]m)\b/gi, ' ') }),
    short: first?.short ?? null,
    over: first?.over ?? null,
    if: condition && effect ? condition : null,
    effect: condition && effect ? effect : null,
    who,
  }
}

function clockSlots(clause: Quote): Partial<Slots> {
  const bound = clockBoundOf(clause)
  return bound ? { n: bound.text, short: bound.short, over: bound.over } : { short: null, over: null }
}

function filled(text: string, slots: Slots): string | null {
  let isWhole = true
  const made = text.replace(/\{(n|short|over|if|effect|who)\}/g, (_slot, name: ClauseSlot) => {
    const value = slots[name]
    if (value === null) isWhole = false
    return value ?? ''
  })
  return isWhole ? made : null
}

function firstWhole(texts: readonly string[], slots: Slots): string | null {
  for (const text of texts) {
    const made = filled(text, slots)
    if (made !== null) return made
  }
  return null
}

function firstWholeOf<Texts extends ClauseTest | ProposedAnswer>(
  entries: readonly Texts[],
  slots: Slots,
): Texts | null {
  for (const entry of entries) {
    const made = Object.entries(entry).map(([key, text]) => [key, filled(text as string, slots)] as const)
    if (made.every(([, text]) => text !== null)) return Object.fromEntries(made) as unknown as Texts
  }
  return null
}

const present = <Value>(value: Value | null | undefined): Value[] =>
  value === null || value === undefined ? [] : [value]
