import { removeUnboundLinks } from '#server/research/bound-links.ts'
import type { RunSteps } from '#server/spending/paid-steps.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { basesOf, type MarketProfile, marketProfile } from '#shared/market-profile.ts'
import type { BriefReading } from '#shared/reading.ts'
import type { RunAlong } from '#shared/run-along.ts'
import type { Source } from '#shared/source.ts'
import { type Execution, type ExecutionTools, typedTexts } from '../execution.ts'
import { readableReading, readableSource } from '../prompt-evidence.ts'
import { callFor } from '../thorough/call-for.ts'
import { dataRule } from '../thorough/thorough-rules.ts'
import { checkedProfile } from './check-profile.ts'

/** Name of the step whose output the next runs of the product take over. */
const profileStep = 'market'

interface ToFill {
  reading: BriefReading
  sources: readonly Source[]
}

const system = `You say what is known of the market of one product, for everybody who will write documents about it: who pays, who else does this job and where they end, what people do instead, which rules hold, and where the product can win first.

- Take what the numbered sources say, with the number. What no source says may come from your own knowledge where you are sure of it, with how to check it. Never make up a company, a price or a figure; an empty list is right where you know none.
- A rival does this job for these people. One that the user has named comes first.
- The wedge is one decision: one group of people, one thing that this product does for them and that the named rival or substitute does not. It follows from the lists and says nothing that they do not hold.
- Write in the language of the form; names stay as they are.

${dataRule}

Answer with one JSON object that fits the schema, and nothing else.`

/**
 * What goes along with a run, with the profile of the product's market: filled in by the first run of a model for a product whose market the
 * library does not hold, and taken over by all later ones. Without it the run goes on as it would have.
 */
export async function alongWithProfile(
  { along, ownFacts = [], input, corrections, timestamp, onAlive, signal }: Execution,
  steps: RunSteps,
  { writer: { call } }: ExecutionTools,
  { reading, sources }: ToFill,
): Promise<RunAlong | undefined> {
  if (!call) return along
  const show = (state: 'running' | 'done' | 'failed', text: string) => steps.show({ id: profileStep, state, text })
  const subject = readableReading(reading)
  const facts = ownFacts.map(({ kind, text }) => ({ kind, text }))
  const evidence = sources.filter(({ from }) => !from).map(readableSource)
  show('running', 'Gathering what is known of the market, for all documents of this product')
  try {
    const profile = await steps.once(profileStep, [subject, facts, evidence], async () => {
      const { output, ...tokens } = await callFor(
        call,
        {
          system,
          sections: [
            ['today', timestamp.slice(0, 10)],
            ['reading', subject],
            ...(facts.length > 0 ? [['own-facts', facts] as const] : []),
            ['sources', evidence],
          ],
          instruction: 'Say what is known of this market.',
          schema: marketProfile,
          schemaName: 'market_profile',
        },
        onAlive,
        signal,
      )
      const given = typedTexts(input, corrections, facts)
      // Of the shape that the schema has checked: texts lose addresses, and nothing else changes.
      const bound = output && (removeUnboundLinks(output, sources, given).value as MarketProfile)
      return { output: bound && checkedProfile(bound, { sources, given, language: reading.language }), ...tokens }
    })
    if (!profile) {
      show('failed', 'The model could not say what is known of the market; the run goes on without it')
      return along
    }
    show('done', summaryOf(profile))
    return {
      ...along,
      market: {
        asOf: timestamp.slice(0, 10),
        name: reading.market.found?.name ?? '',
        payer: reading.payer?.text ?? null,
        rivals: reading.rivals.map(({ text }) => text),
        passages: [],
        ...along?.market,
        profile,
        profileSources: sources,
      },
    }
  } catch (error) {
    if (signal.aborted || !(error instanceof AppError)) throw error
    show('failed', 'The model could not say what is known of the market; the run goes on without it')
    return along
  }
}

function summaryOf(profile: MarketProfile): string {
  const bases = basesOf(profile)
  const toCheck = bases.filter(({ basis }) => basis === 'model').length
  const rivals = profile.rivals.map(({ name }) => name)
  const named = rivals.length > 0 ? `rivals ${rivals.slice(0, 4).join(', ')}` : 'no rival known'
  return `Gathered what is known of the market, for all documents of this product: paid by ${profile.payer.who}; ${named}; ${bases.length - toCheck} statements from sources or the form, ${toCheck} from the model, unverified`
}
