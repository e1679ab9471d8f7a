/** `mark` is a punctuation mark; `number` starts with a digit or a currency sign. */
export type TokenKind = 'word' | 'number' | 'mark'

export interface Token {
  text: string
  lower: string
  kind: TokenKind
  /** Offsets in the text of the field, in UTF-16 units; `end` is exclusive. */
  start: number
  end: number
  /** The word opens its sentence, so that a capital letter says nothing. */
  opening: boolean
}

export type Sentence = readonly Token[]
