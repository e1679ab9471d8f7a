/** The roles that a form's fields of text can have for the reader: keys of {@link BriefSource}. */
export type BriefField = 'description' | 'audience' | 'market' | 'context'

/** The words of one form, by the role of the field. Only `description` is always there. */
export interface BriefSource {
  /** The product's own name where a form asks for it; it outweighs what the description calls it. */
  name?: string | undefined
  description: string
  audience?: string | undefined
  market?: string | undefined
  context?: string | undefined
}
