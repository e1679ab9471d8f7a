import type { Quote } from '#shared/reading.ts'
import { exclusionEnd, exclusionHead } from '../reading/is-denied.ts'

const refuses =
  /^(?:and |but )?(?:no|not|never|without|nothing|nobody)\b(?! only\b)|^(?:and |but )?(?:(?:we|i|it|they|there|this|the \S+|our \S+)(?:['’](?:s|re))?\s+)?(?:is |are |will |have |has |use |uses |keep |keeps |take |takes )?(?:do not|don['’]?t|does not|doesn['’]?t|isn['’]?t|aren['’]?t|not|never|won['’]?t|will not|must not|cannot|can['’]?t|no)\b(?! only\b)|^(?!.*\b(?:if|when)\b)(?:\S+\s){1,4}(?:is |are |must |will |should )?never\b/i

/** Whether a clause says what there is not: "no accounts", "we don't do group lessons". "If he doesn't answer" says when something happens. */
export function isRefusal({ text }: Pick<Quote, 'text'>): boolean {
  return refuses.test(text.trim()) || exclusionHead.test(text.trim()) || exclusionEnd.test(text)
}
