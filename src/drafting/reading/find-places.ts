import { type RegionId, regionGroups, regionIds } from '#knowledge/dossier/region-id.ts'
import type { Place } from '#knowledge/place.ts'
import type { Region } from '#knowledge/region.ts'
import towns from '#knowledge/towns.json' with { type: 'json' }
import type { BriefField } from '#shared/brief.ts'
import { tokens } from '#shared/language/tokens.ts'
import type { FoundPlace } from '#shared/reading.ts'

/** Two-letter country codes under which dossiers speak of regions, where these differ from ours. */
const codes: Readonly<Record<string, RegionId>> = { GB: 'uk', AE: 'ae', SA: 'sa' }
/** The group of a country that the dossiers do not distinguish. */
const groupOf = new Map<string, RegionId>(
  (
    [
      ['nordics', 'SE NO DK FI IS'],
      ['cee', 'CZ SK HU RO BG SI HR EE LV LT RS UA'],
      ['benelux', 'LU'],
      ['south-europe', 'GR MT CY'],
      ['sea', 'MY TH VN'],
      ['mena', 'EG MA TN DZ JO LB QA KW OM BH'],
      ['africa', 'GH UG TZ RW ET SN CI CM ZM ZW MZ BW NA'],
      ['latam', 'AR CL CO PE EC UY PY BO CR PA GT DO'],
    ] as const
  ).flatMap(([group, countries]) => countries.split(' ').map((country) => [country, group] as const)),
)
/** Members of a group that belong to the European Union as well. */
const alsoInUnion = new Set('SE DK FI CZ SK HU RO BG SI HR EE LV LT LU GR MT CY'.split(' '))

function regionsOf(iso2: string | null): readonly RegionId[] {
  if (!iso2) return []
  const id = codes[iso2] ?? (iso2.toLowerCase() as RegionId)
  if (regionIds.includes(id)) return [id, ...(regionGroups[id] ?? [])]
  const group = groupOf.get(iso2)
  return group
    ? [...new Set([group, ...(regionGroups[group] ?? []), ...(alsoInUnion.has(iso2) ? (['eu'] as const) : [])])]
    : []
}

/** Towns and parts of countries, which are places only where a place is said: "in Bath", not "bath". */
const townRegions = new Map<string, readonly RegionId[]>(
  Object.entries(towns).flatMap(([iso2, names]) => names.map((name) => [name, regionsOf(iso2)] as const)),
)

/** Finds countries, groups and large cities by the names that the library has for them, and towns after "in". */
export function createFindPlaces(
  places: readonly Place[],
  regions: readonly Region[],
  isCompany: (name: string) => boolean,
) {
  const cues = new Map<string, readonly RegionId[]>()
  const learn = (cue: string, iso2: string | null) => {
    if (!cues.has(cue.toLowerCase())) cues.set(cue.toLowerCase(), regionsOf(iso2))
  }
  // Countries before groups: a group's words hold the names of its countries too.
  const areas = [
    ...places.map(({ name, iso2, cues: words }) => ({ name, iso2, words })),
    ...regions.map(({ name, iso2, cues: words, cities }) => ({ name, iso2, words: [...words, ...cities] })),
  ]
  for (const { name, iso2, words } of [
    ...areas.filter((area) => area.iso2 !== null),
    ...areas.filter((area) => area.iso2 === null),
  ])
    for (const word of [name, ...words]) learn(word, iso2)
  const longest = 4
  return (field: BriefField, text: string): FoundPlace[] => {
    const found: FoundPlace[] = []
    const addTown = (town: string, start: number) => {
      const end = start + town.length
      if (found.some((each) => each.start < end && start < each.end)) return
      const regions = townRegions.get(town) ?? (inState.test(text.slice(start, end + 4)) ? regionsOf('US') : undefined)
      if (regions || (isTown(town) && !isCompany(town)))
        found.push({ text: town, field, start, end, regions: [...(regions ?? [])] })
    }
    const all = tokens(text)
    for (let index = 0; index < all.length; index += 1)
      for (let length = longest; length >= 1; length -= 1) {
        const first = all[index]
        const last = all[index + length - 1]
        if (!first || !last) continue
        const typed = text.slice(first.start, last.end)
        const regionsOfCue = cues.get(typed.toLowerCase())
        // Short codes ("in", "it", "us") are places only in capitals.
        if (regionsOfCue === undefined || demonym.test(typed) || (typed.length < 4 && typed !== typed.toUpperCase()))
          continue
        const regions = regionsOfCue.length > 0 ? regionsOfCue : (townRegions.get(typed) ?? groupNamed(typed))
        found.push({ text: typed, field, start: first.start, end: last.end, regions: [...regions] })
        index += length - 1
        break
      }
    for (const match of text.matchAll(
      /(?<!\p{L})(?:in|around|near|from|across|of|throughout|aus|rund um|à|en|près de|cerca de|de|du|a|di|te)\s+((?:the\s)?\p{Lu}[\p{L}-]{1,}(?:[\s-]+\p{Lu}[\p{L}-]+){0,2})/gu,
    )) {
      const typed = (match[1] ?? '').replace(/^the\s/, '')
      const town = longestKnown(typed) ?? typed.split(/\s+/).slice(0, 2).join(' ')
      const start = match.index + match[0].length - typed.length
      const isNamed = townRegions.has(town)
      // Of other languages and behind "of" only what is known to be a town: "a Marta", "of SAP".
      if (!isNamed && !/^(?:in|around|near)\s/.test(match[0])) continue
      addTown(town, start)
    }
    for (const match of text.matchAll(/(?:^|[,(]\s*)(\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)(?=\s*(?:[,).]|$))/gu)) {
      const town = match[1] ?? ''
      if (field !== 'description' && townRegions.has(town)) addTown(town, match.index + match[0].length - town.length)
    }
    // "Wales and Patagonia", "Utrecht and Zwolle": what is joined to a place is one.
    for (const place of [...found]) {
      const next =
        /^\s*(?:,|\s(?:and|or|&|und|et|y|e))\s+(\p{Lu}\p{Ll}+)(?=[\s]*(?:[.,;)!?\n]|$|\s(?:first|only|at|with|in)\b))/u.exec(
          text.slice(place.end),
        )
      const town = next?.[1] ?? ''
      const start = place.end + (next?.[0].length ?? 0) - town.length
      const isList = /^\s*,/.test(next?.[0] ?? '')
      if (town && (!isList || townRegions.has(town))) addTown(town, start)
    }
    return found.sort((a, b) => a.start - b.start)
  }
}

/** "Austin TX", "Portland, OR": the state says the country. */
const inState =
  /\s(?:AL|AK|AZ|AR|CA|CO|CT|FL|GA|HI|ID|IL|IA|KS|KY|LA|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC)\b/

const groupNames: readonly (readonly [RegExp, readonly RegionId[]])[] = [
  [/^(?:the )?(?:nordics?|scandinavia)$/i, ['nordics']],
  [/^(?:the )?(?:eu|european union|europe|europa)$/i, ['eu']],
  [/^(?:the )?benelux$/i, ['benelux', 'eu']],
  [/^dach$/i, ['dach']],
  [/^latin america$/i, ['latam']],
  [/^africa$/i, ['africa']],
  [/^(?:the )?middle east$/i, ['mena']],
  [/^south-?\s?east asia$/i, ['sea']],
]

function groupNamed(typed: string): readonly RegionId[] {
  return groupNames.find(([name]) => name.test(typed))?.[1] ?? []
}

/** The longest beginning of some capitalised words that is a town: "New Jersey Transit". */
function longestKnown(typed: string): string | null {
  const words = typed.split(/\s+/)
  for (let count = words.length; count > 0; count -= 1) {
    const town = words.slice(0, count).join(' ')
    if (townRegions.has(town)) return town
  }
  return null
}

/** "Indian families" says who, not where. */
const demonym =
  /^(?:\p{L}+(?:ian|ean|can|man|ish|ese|asian)|asian|french|dutch|swiss|greek|iraqi|danes?|turks?|poles?|swedes?|finns?|brits?|germans?|americans?)$/iu

const noTown =
  /^(?:Azure|Segment|Uber|Deliveroo|Social|AWS|Excel|WhatsApp|Slack|Teams|Word|Google|Notion|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|German|French|Spanish|Italian|Outlook|Shopify|Stripe|Asana|Jira|GitHub|GitLab|Xero|QuickBooks|Postman|Pocket|The|This|That|Our|My|AI|App|Christmas|Easter|C|Rust|Python|Figma|Snowflake|Facebook|Instagram|Telegram|Trello|Salesforce|HubSpot|Gmail|Markdown|PDF|PowerPoint)/
const isTown = (typed: string) => !noTown.test(typed) && !demonym.test(typed) && !/^\p{Lu}{2,}$/u.test(typed)
