/** A part of a tagged file's structure, as a screen reader meets it; names are those of ISO 32000. */
export interface Tag {
  type: TagType
  parent: Tag | null
  children: Tag[]
  /** What a picture shows. */
  alt?: string
  /** What a header cell heads. */
  scope?: 'Column' | 'Row'
}

export type TagType =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'H4'
  | 'H5'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Div'
  | 'BlockQuote'
  | 'Figure'

export function newTag(type: TagType, parent: Tag | null, more: Pick<Tag, 'alt' | 'scope'> = {}): Tag {
  const tag: Tag = { type, parent, children: [], ...more }
  parent?.children.push(tag)
  return tag
}

/** What belongs to the page and not to the document, such as its number. */
export const PAGE_FURNITURE = 'page furniture'

export type TagMark = Tag | typeof PAGE_FURNITURE
