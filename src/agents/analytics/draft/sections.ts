import { sentencesOf } from '../bound-text.ts'
import type { Finding, FindingKind, PreparedAnalysis } from '../prepared.ts'
import { headlineOf, leadOf } from './headline.ts'

interface Section {
  title: string
  text: string
}

const listed = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The narrative, in the order in which a reader asks: what is it, what changed, who differs, what can be trusted. */
export function sectionsOf(analysis: PreparedAnalysis): Section[] {
  const said = new Set([headlineOf(analysis)])
  /** Each sentence once: the headline has said one of them already. */
  const fresh = (texts: readonly string[]) =>
    texts
      .flatMap((text) => sentencesOf(text).map((sentence) => sentence.trim()))
      .filter((sentence) => sentence !== '' && !said.has(sentence) && said.add(sentence))
      .join(' ')
  const { answer } = analysis
  const sections = [
    {
      title: 'What the answer rests on',
      text: answer ? fresh([answer.statement, answer.basis, answer.cannot]) : '',
    },
    { title: 'What the file holds', text: fresh(scope(analysis)) },
    { title: 'What changed', text: fresh(changes(analysis)) },
    { title: 'Who and what differs', text: fresh(differences(analysis)) },
    { title: 'What to treat with care', text: fresh(cautions(analysis, said)) },
  ]
  return sections.filter(({ text }) => text !== '')
}

const of = ({ findings }: PreparedAnalysis, ...kinds: FindingKind[]) =>
  findings.filter(({ kind }) => kinds.includes(kind))

function scope(analysis: PreparedAnalysis): string[] {
  const { row, values } = analysis
  const time = values['data.from'] ? ` from {{data.from}} to {{data.to}}` : ''
  return [
    `{{data.file}} holds {{data.rows}} ${row.many} in {{data.columns}} columns${time}.`,
    ...of(analysis, 'level').map(leadOf),
    ...of(analysis, 'score')
      .slice(0, 1)
      .map(({ statement }) => statement),
  ]
}

function changes(analysis: PreparedAnalysis): string[] {
  const moved = of(analysis, 'mix', 'retention', 'shift', 'trend').filter(({ strength }) => strength >= 0.35)
  const odd = of(analysis, 'anomaly')
  const [season] = of(analysis, 'season')
  const [next] = of(analysis, 'forecast')
  const { answer } = analysis
  return [
    ...moved.slice(0, 3).map(({ statement }) => statement),
    ...odd.slice(0, 2).map(({ statement }) => statement),
    ...(answer ? [] : of(analysis, 'steady').map(leadOf)),
    ...(season ? [leadOf(season)] : []),
    ...(next?.fact?.direction ? [leadOf(next)] : []),
  ]
}

function differences(analysis: PreparedAnalysis): string[] {
  const { row, compared } = analysis
  const outcomes = of(analysis, 'outcome')
  const signals = of(analysis, 'signal')
  const segments = of(analysis, 'segment')
  const people = of(analysis, 'funnel', 'reach', 'repeat', 'concentration')
  const sentences = of(analysis, 'experiment')
    .slice(0, 2)
    .map(({ statement }) => statement)
  for (const outcome of outcomes.slice(0, 3)) sentences.push(leadOf(outcome))
  for (const signal of signals.slice(0, outcomes.length > 0 ? 1 : 2)) sentences.push(leadOf(signal))
  const [first] = outcomes
  const [signal] = signals
  if (first?.subject.group && signal && signal.subject.other === null && first.subject.what === signal.subject.what) {
    sentences.push(
      `Together they say where to look first: ${row.many} with {{${first.id}.group}} and ${signal.subject.group} ${signal.subject.by}.`,
    )
  }
  // What did not differ saves the reader from asking, and the team from acting on it.
  for (const what of compared.outcomes) {
    const quiet = compared.tested
      .filter((pair) => pair.startsWith(`${what}|`) && !compared.shown.includes(pair))
      .map((pair) => pair.slice(what.length + 1))
    if (quiet.length > 0) {
      sentences.push(
        `${upper(listed(quiet.slice(0, 4)))} ${quiet.length > 1 ? 'make' : 'makes'} no difference to "${what}" beyond chance.`,
      )
    }
  }
  for (const segment of segments.slice(0, sentences.length > 3 ? 1 : 2)) sentences.push(leadOf(segment))
  for (const finding of people.slice(0, 2)) sentences.push(leadOf(finding))
  if (sentences.length === 0) {
    for (const relation of of(analysis, 'relation').slice(0, 1)) sentences.push(leadOf(relation))
  }
  return sentences
}

/** A caution stands only where what it is about was said. */
function cautions(analysis: PreparedAnalysis, said: ReadonlySet<string>): string[] {
  const strongest = analysis.findings
    .filter((finding) => said.has(leadOf(finding)))
    .slice(0, 3)
    .flatMap(({ caution }) => caution ?? [])
  const flaws: Finding[] = of(analysis, 'impossible', 'quality', 'missing', 'outlier')
  return [
    ...new Set([
      ...flaws
        .slice(0, 3)
        .flatMap((finding) => [
          leadOf(finding),
          ...(finding.kind === 'missing' && finding.caution ? [finding.caution] : []),
        ]),
      ...strongest,
    ]),
  ].slice(0, 5)
}
