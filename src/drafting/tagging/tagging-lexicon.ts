import type { ClassOfWord } from './finite-verbs.ts'

/** What the tagger may look up beside the text. */
export interface TaggingLexicon {
  /** The groups that a word is in by likeness of use, coarse and fine; undefined for a word that has no vector. */
  groupsOf(word: string): readonly [coarse: number, fine: number] | undefined
  /** How a word is used. */
  classOf: ClassOfWord
  /** Lower-case names of companies that the library knows. */
  isCompany(name: string): boolean
}
