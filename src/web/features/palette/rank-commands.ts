import MiniSearch from 'minisearch'
import type { Command } from './command.ts'
import { withSynonyms } from './synonyms.ts'

/** What a sentence is held together by, and what everybody wants from every agent. */
const noise = new Set(
  'a an and are at be by can create do does for from generate get give go have help how i in is it me make my need of on or our should show some tell that the their them this to us want we what where which who will with write you your'.split(
    ' ',
  ),
)

/** Weaker finds than this share of the best one only stand in the way. */
const leastShare = 0.08

export interface Ranked {
  command: Command
  score: number
}

/** Without accents and in lower case. */
const fold = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function wordsOf(text: string): string[] {
  return text
    .split(/[\s\p{P}]+/u)
    .map(fold)
    .filter(Boolean)
}

/** Finds commands by what a person wants to do, best first. Built once for a list of commands. */
export function createRanking(commands: readonly Command[]): (query: string) => Ranked[] {
  const index = new MiniSearch<Command>({
    idField: 'id',
    fields: ['name', 'words', 'description'],
    processTerm: (term) => fold(term),
  })
  const byId = new Map(commands.map((command) => [command.id, command]))
  index.addAll([...byId.values()])

  return (query) => {
    const said = wordsOf(query)
    const telling = said.filter((word) => !noise.has(word))
    // A query of nothing but such words is taken as it is.
    const words = telling.length > 0 ? telling : said
    if (words.length === 0) return []
    const exact = said.join(' ')
    const found = index.search(words.join(' '), {
      boost: { name: 4, words: 3, description: 1 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      weights: { prefix: 0.6, fuzzy: 0.25 },
      processTerm: (term) => withSynonyms(fold(term)),
      // What was really said counts more than other words for it.
      boostTerm: (term) => (words.includes(term) ? 1 : 0.35),
      boostDocument: (id) => (byId.get(String(id))?.minor ? 0.5 : 1),
    })
    const best = found[0]?.score ?? 0
    return found
      .filter(({ score }) => score >= best * leastShare)
      .flatMap(({ id, score }) => {
        const command = byId.get(String(id))
        if (!command) return []
        // Who types a whole name means it.
        return [{ command, score: wordsOf(command.name).join(' ') === exact ? best + score : score }]
      })
      .sort((a, b) => b.score - a.score)
  }
}
