import type { Quote } from '#shared/reading.ts'
import type { Clause } from './clauses.ts'
import { tools } from './cues.ts'
import { type FoundEntity, withoutOverlaps } from './entities.ts'

/** What people use now: what was tagged as a tool of today, and everyday tools in clauses about how things are. */
export function findToday(clauses: readonly Clause[], entities: readonly FoundEntity[]): Quote[] {
  const everyday = clauses
    .filter(({ kind }) => kind === 'situation')
    .flatMap(({ text, field, start }) =>
      [...text.matchAll(tools)].map(({ 0: found, index }) => ({
        text: found,
        field,
        start: start + index,
        end: start + index + found.length,
      })),
    )
  return withoutOverlaps([...entities.filter(({ kind }) => kind === 'tool'), ...everyday]).map(
    ({ text, field, start, end }) => ({ text, field, start, end }),
  )
}
