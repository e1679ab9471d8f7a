import type { BriefField } from '#shared/brief.ts'
import type { Quote } from '#shared/reading.ts'
import type { EntityKind, TaggedText } from '../tagging/tagged-text.ts'

/** A name or people in the words of the user. */
export interface FoundEntity extends Quote {
  kind: EntityKind
}

export const entitiesOf = (
  field: BriefField,
  text: string,
  { entities }: Pick<TaggedText, 'entities'>,
): FoundEntity[] => entities.map(({ kind, start, end }) => ({ kind, text: text.slice(start, end), field, start, end }))

/** Of quotes that overlap only the first. */
export function withoutOverlaps<Each extends Quote>(quotes: readonly Each[]): Each[] {
  const kept: Each[] = []
  for (const quote of quotes)
    if (!kept.some((each) => each.field === quote.field && each.start < quote.end && quote.start < each.end))
      kept.push(quote)
  return kept
}

/** Whatever the tagger took the product's own name for, it is the name. */
export const ofProduct = (entity: FoundEntity, name: Quote | null): FoundEntity =>
  name && entity.text.toLowerCase() === name.text.toLowerCase() ? { ...entity, kind: 'name' } : entity

const opensSentence = /(?<=^|[.!?]\s+|\n\s*)(\p{Lu}[\p{L}\d&]+(?:\s\p{Lu}[\p{L}\d&]+){0,2})(?=\s\p{Ll})/gu

/** A company of the library that begins a sentence is its subject, also where the tagger saw no name: "Eventbrite keeps raising fees". */
export function withRivalSubjects(
  entities: readonly FoundEntity[],
  fields: readonly (readonly [BriefField, string])[],
  isCompany: (name: string) => boolean,
): FoundEntity[] {
  const subjects = fields.flatMap(([field, text]) =>
    [...text.matchAll(opensSentence)].flatMap(({ 1: name = '', index: start }): FoundEntity[] => {
      const found: FoundEntity = { kind: 'rival', text: name, field, start, end: start + name.length }
      const isKnown = entities.some((each) => each.field === field && each.start < found.end && start < each.end)
      return isKnown || !isCompany(name) ? [] : [found]
    }),
  )
  return [...entities, ...subjects]
}
