import { readBrief } from '#drafting/brief/read-brief.ts'
import { buildVocabulary } from '#drafting/brief/vocabulary.ts'
import { createScores, likeliest } from '#drafting/placing/candidates.ts'
import { indexMarkets } from '#drafting/placing/market-index.ts'
import { createOwnWords } from '#drafting/placing/own-words.ts'
import { readKnowledge } from '#knowledge/knowledge.ts'
import type { Market } from '#knowledge/market.ts'

/**
 * Markets that claim each other's things. Each synonym, pitch, word and job is placed by a library whose market has forgotten it;
 * what then belongs clearly to another market has its home there, or the two are hardly told apart. Prints the pairs of markets
 * with what they contest and the vendors that both name, the most first.
 */
const knowledge = readKnowledge()
const vocabulary = buildVocabulary(knowledge)
const ownWordsOf = createOwnWords(knowledge.analogies)
/** From this chance on a thing belongs clearly to another market. */
const clear = 0.85
/** A fraction of all is forgotten at a time, so that a market keeps most of what it says. */
const parts = 6
const shown = Number(process.argv[2] ?? 60)

const jobsOf = ({ jobs }: Market) => jobs.flatMap(({ verb, objects }) => objects.map((object) => `${verb} ${object}`))
const keeps = (part: number) => (_: unknown, index: number) => index % parts !== part

const forgetting = (market: Market, part: number): Market => ({
  ...market,
  synonyms: market.synonyms.filter(keeps(part)),
  pitches: market.pitches.filter(keeps(part)),
  words: market.words.filter(keeps(part)),
  jobs: market.jobs.filter(keeps(part)),
})

const contested = new Map<string, string[]>()
const pairOf = (one: string, other: string) => [one, other].sort().join(' and ')
const add = (one: string, other: string, what: string) => {
  const pair = pairOf(one, other)
  contested.set(pair, [...(contested.get(pair) ?? []), what])
}

for (let part = 0; part < parts; part += 1) {
  const markets = knowledge.markets.map((market) => forgetting(market, part))
  const scoresOf = createScores(indexMarkets(markets), knowledge.wordVectors)
  for (const market of knowledge.markets) {
    const forgotten = [market.synonyms, market.pitches, market.words].flatMap((list) =>
      list.filter((_, index) => index % parts === part),
    )
    const jobs = jobsOf({ ...market, jobs: market.jobs.filter((_, index) => index % parts === part) })
    for (const description of [...forgotten, ...jobs]) {
      const own = ownWordsOf(readBrief({ description }, vocabulary))
      const [best] = likeliest(own, scoresOf(own))
      if (best && best.market.id !== market.id && best.chance >= clear)
        add(market.id, best.market.id, `${market.id}: ${description}`)
    }
  }
}

const owners = new Map<string, string[]>()
for (const { id, vendors } of knowledge.markets)
  for (const { name } of vendors) owners.set(name.toLowerCase(), [...(owners.get(name.toLowerCase()) ?? []), id])
for (const [name, ids] of owners)
  ids.forEach((one, at) => {
    for (const other of ids.slice(at + 1)) add(one, other, `both name ${name}`)
  })

for (const [pair, things] of [...contested].sort(([, one], [, other]) => other.length - one.length).slice(0, shown))
  process.stdout.write(`${things.length} ${pair}\n${things.map((thing) => `    ${thing}\n`).join('')}`)
