import type { DeepPartial } from '#shared/deep-partial.ts'
import { present } from '../present.ts'
import { ExplainedList } from './explained-list.tsx'

/** What is to be decided first, each with what follows from it. */
export function ExplainedAdvice({ advice }: { advice: DeepPartial<{ text: string; follows: string }[]> | undefined }) {
  return <ExplainedList items={present(advice).map(({ text = '', follows = '' }) => ({ term: text, text: follows }))} />
}
