import { createHash } from 'node:crypto'
import type { EvidenceReport } from '#shared/evidence.ts'
import { shortened } from '#shared/shortened.ts'
import type { Source } from '#shared/source.ts'
import { checkCitations } from './check-citations.ts'
import { givenPassage, lackOf, passageOf } from './lacking.ts'
import { wordsOf } from './words.ts'

export interface Evidence {
  sources: readonly Source[]
  /** What the user typed, and what the run computed of it: nothing of that needs a source. */
  given: readonly string[]
  /** BCP 47 primary tag of the text. */
  language: string
}

export interface CheckedEvidence {
  output: unknown
  report: Pick<EvidenceReport, 'downgraded' | 'citationsRemoved'>
}

/** Longest beginning of a claim in the report. */
const longestQuote = 240
const mostListed = 60
/**
 * Holds every cited claim of an answer against the passages that it cites: each source must be there, and the figures and names of the
 * claim must stand in it or in the form. What fails stays as an assumption that says what to check.
 */
export function checkEvidence(output: unknown, evidence: Evidence): CheckedEvidence {
  const passages = new Map(evidence.sources.map((source) => [source.number, passageOf(source)]))
  const given = givenPassage(evidence.given)
  const words = wordsOf(evidence.language)
  const report: CheckedEvidence['report'] = { downgraded: [], citationsRemoved: 0 }
  /** By the path of a text: what its sources lack, and the text without the citations that do not hold. */
  const doubted = new Map<string, { text: string; why: string }>()

  const downgrade = (path: string, text: string, why: string) => {
    if (report.downgraded.length >= mostListed) return
    const id = createHash('sha256').update(`${path}\n${text}`).digest('base64url').slice(0, 10)
    report.downgraded.push({ id, basis: 'assumption', path, text: shortened(text, longestQuote), why })
  }

  /** What the cited passages lack of a claim; null when they hold it. */
  function lackOfCited(claim: string, numbers: readonly number[]): string | null {
    const cited = numbers.flatMap((number) => passages.get(number) ?? [])
    return lackOf(claim, evidence.language, [given, ...cited])
  }

  function walk(value: unknown, path: string): unknown {
    if (typeof value === 'string') return checkText(value, path)
    if (Array.isArray(value)) return value.map((item, index) => walk(item, `${path}/${index}`))
    if (typeof value !== 'object' || value === null) return value
    const inner = Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, walk(item, `${path}/${key}`)]),
    ) as Record<string, unknown>
    return checkRecord(value as Record<string, unknown>, inner, path)
  }

  function checkText(text: string, path: string): string {
    const {
      text: checked,
      doubts,
      removed,
    } = checkCitations(text, {
      isSource: (number) => passages.has(number),
      lackOf: lackOfCited,
      words,
    })
    report.citationsRemoved += removed
    if (doubts.length === 0) return checked
    const doubt = { text: checked, why: [...new Set(doubts)].join('; ') }
    doubted.set(path, doubt)
    const marked = withMark(doubt.text, `(${words.assumption}: ${doubt.why})`)
    downgrade(path, marked, doubts.join('; '))
    return marked
  }

  /** An entry that says of itself that it is a fact: {text, basis, check}, or {value, basis, source}. */
  function checkRecord(
    before: Record<string, unknown>,
    inner: Record<string, unknown>,
    path: string,
  ): Record<string, unknown> {
    const numberKey = ['sourceNumber', 'source'].find((key) => typeof before[key] === 'number')
    const number = numberKey ? (before[numberKey] as number) : null
    const isUnknown = number !== null && !passages.has(number)
    if (isUnknown) report.citationsRemoved += 1
    const next = isUnknown && numberKey ? { ...inner, [numberKey]: null } : inner
    if (before.basis !== 'fact') return next
    const claim = typeof before.text === 'string' ? before.text : null
    const doubt = doubted.get(`${path}/text`)
    const why = claim === null ? doubtOfValue(before, number) : (doubt?.why ?? doubtOfBare(claim))
    if (why === null) return next
    // A text that was marked is listed by now.
    if (!doubt) downgrade(path, claim ?? String(before.label ?? before.value), why)
    return {
      ...next,
      // The entry itself says what its text was marked with.
      ...(doubt ? { text: doubt.text } : {}),
      basis: 'assumption',
      ...('check' in before || claim !== null ? { check: words.check(why) } : {}),
      ...(numberKey ? { [numberKey]: null } : {}),
    }
  }

  const doubtOfBare = (claim: string) => (/\[\d/.test(claim) ? null : words.noSource)

  function doubtOfValue(entry: Record<string, unknown>, number: number | null): string | null {
    if (number === null || !passages.has(number)) return words.noSource
    if (typeof entry.value !== 'number') return null
    // As the document writes it: what is named as missing is looked for there.
    const lack = lackOfCited(written(entry.value, evidence.language), [number])
    return lack === null ? null : words.notIn(lack, String(number))
  }

  return { output: walk(output, ''), report }
}

/** Before the full stop. */
function withMark(text: string, mark: string): string {
  const [, body = text, stop = ''] = /^([\s\S]*?)([.!?]?)$/.exec(text.trimEnd()) ?? []
  return `${body.trimEnd()} ${mark}${stop}`
}

/** A model may call its language what is no tag. */
const written = (value: number, language: string) =>
  new Intl.NumberFormat(/^[a-z]{2,3}$/.test(language) ? language : 'en', { maximumFractionDigits: 6 }).format(value)
