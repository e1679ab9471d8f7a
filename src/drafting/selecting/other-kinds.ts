import type { MarketDossier } from '#knowledge/dossier/dossier.ts'
import { regionGroups } from '#knowledge/dossier/region-id.ts'
import { readKindGroups, readRegionWords } from '#knowledge/outside/read-outside.ts'
import { smallWords } from '#shared/language/small-words.ts'
import { tokens } from '#shared/language/tokens.ts'
import type { BriefReading } from '#shared/reading.ts'

/** Whether a text of the market speaks of a kind of product that the brief is none of, and of nothing that it is. */
export type IsAboutOthers = (text: string) => boolean

const kindGroups = readKindGroups().map(({ kinds }) => kinds.map((words) => ({ words, named: wordsOf(words) })))
const regionNames = readRegionWords().map(({ region, names }) => ({ region, names }))

/**
 * A brief that names cats is not about dogs, one of the United Kingdom not about German law, one of a food bank not about festivals where its
 * market has both. Who names none of a group may mean any of it.
 */
export function aboutOthers(
  dossier: MarketDossier,
  reading: BriefReading,
  regions: ReadonlySet<string>,
): IsAboutOthers {
  const said = saidIn(reading)
  const isSaid = (words: readonly string[]) => wordsOf(words).test(said)
  const others: string[] = []
  const ours: string[] = []
  for (const group of kindGroups) {
    const isNamed = group.map(({ named }) => named.test(said))
    if (!isNamed.includes(true)) continue
    for (const [at, { words }] of group.entries()) (isNamed[at] ? ours : others).push(...words)
  }
  if (regions.size > 0)
    for (const { region, names } of regionNames) {
      const isHere =
        regions.has(region) || (regionGroups[region] ?? []).some((group) => group !== 'eu' && regions.has(group))
      if (isHere) ours.push(...names)
      else if (!isSaid(names)) others.push(...names)
    }
  const { submarket } = reading.market
  if (submarket) {
    const telling = tellingBySubmarket(dossier)
    for (const [id, words] of telling)
      if (id === submarket) ours.push(...words)
      else others.push(...words.filter((word) => !isSaid([word])))
  }
  const general = new Set(stemsOf([dossier.name, ...dossier.placing.names].join(' ')).map(({ stem }) => stem))
  const refused = dossier.capabilities.filter(({ id }) => reading.refused.some(({ capability }) => capability === id))
  for (const { word, stem } of stemsOf(refused.map(({ name }) => name).join(' ')))
    if (!general.has(stem) && !isSaid([word])) others.push(...inBothNumbers(word))
  if (others.length === 0) return () => false
  const [isOther, isOurs] = [wordsOf(others), ours.length > 0 ? wordsOf(ours) : null]
  return (text) => isOther.test(text) && !isOurs?.test(text)
}

/** All that the user says of the product; what is said of other products stands aside. */
function saidIn(reading: BriefReading): string {
  const { name, offer, payer, people, capabilities, own, background, limits, places, today } = reading
  return [name, offer, payer, ...people, ...capabilities, ...own, ...background, ...limits, ...places, ...today]
    .map((quote) => quote?.text ?? '')
    .concat(reading.unused)
    .join(' \n ')
    .replace(excluded, ' ')
}

/** "Only cats (sorry, dogs)", "no swimming": what is named to be left out. */
const excluded = /\b(?:sorry|no|not|never|except|without|unlike)\b,?\s(?:\p{L}+\s?){1,2}/giu

function wordsOf(words: readonly string[]): RegExp {
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${escaped.join('|')})(?![\p{L}\d])`, 'iu')
}

const inBothNumbers = (word: string) => [...new Set([word, word.replace(/s$/, ''), `${word}s`])]

const shortestWord = 4

/** The words that one kind of product of the market has for itself alone. */
function tellingBySubmarket({ name, definition, placing, submarkets }: MarketDossier): Map<string, string[]> {
  const general = new Set(stemsOf([name, definition, ...placing.names].join(' ')).map(({ stem }) => stem))
  const all = submarkets.map(({ id, says }) => ({ id, words: stemsOf([id.replaceAll('-', ' '), ...says].join(' ')) }))
  return new Map(
    all.map(({ id, words }) => [
      id,
      [
        ...new Set(
          words
            .filter(({ stem }) => !general.has(stem))
            .filter(
              ({ stem }) => !all.some((other) => other.id !== id && other.words.some((each) => each.stem === stem)),
            )
            .map(({ word }) => word),
        ),
      ],
    ]),
  )
}

function stemsOf(text: string): { word: string; stem: string }[] {
  return tokens(text).filter(({ word }) => word.length >= shortestWord && !smallWords.has(word))
}
