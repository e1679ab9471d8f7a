import type { DraftFacts } from '#drafting/compose/draft-facts.ts'
import { fillStep } from '#drafting/compose/fill-step.ts'
import { listed, lowerFirst, sentence, upperFirst } from '#drafting/compose/phrases.ts'
import { wavesOf } from '../waves.ts'
import type { DraftEpic } from './ticket-words.ts'

/** Two or three sentences; `dates` are the user's limits of time and money. */
export function summaryOf(
  { subject, brief }: DraftFacts,
  epics: readonly DraftEpic[],
  existing: readonly string[],
  dates: readonly string[],
): string {
  const tickets = epics.flatMap((epic) => epic.tickets)
  const total = (key: 'low' | 'high') => tickets.reduce((sum, { estimate }) => sum + estimate[key], 0)
  const { waves } = wavesOf(tickets)
  const first = waves[0] ?? []
  return [
    `${tickets.length} tickets in ${epics.length} epics, ${total('low')} to ${total('high')} days for one engineer (assumption: to be estimated again by those who build it)`,
    `${listed(first.slice(0, 5))}${first.length > 5 ? ` and ${first.length - 5} more` : ''} can start at once; the longest chain has ${waves.length} tickets one after the other`,
    ...sliceOf(subject, epics),
    existing.length > 0 ? `What exists is connected, not built: ${listed(existing.map((line) => `“${line}”`))}` : '',
    dates.length > 0
      ? `${listed(dates.map((line) => line.replace(/^You set it: |\.$/g, '')))} ${dates.length === 1 ? 'is no ticket: it decides' : 'are no tickets: they decide'} which epics are cut first`
      : '',
    subject.main === null
      ? `No step could be read from “${subject.idea}”, so the cut is coarse; tell the job in steps and run it again`
      : '',
    brief.language !== 'en' && brief.language !== 'und'
      ? 'The built-in drafter writes English; your words are quoted as they are'
      : '',
  ]
    .filter((part) => part !== '')
    .map(sentence)
    .join(' ')
}

/** The least that one person can use, and what would make the rest pointless. */
function sliceOf({ main, who }: DraftFacts['subject'], epics: readonly DraftEpic[]): string[] {
  if (!main) return []
  const tickets = epics.flatMap((epic) => epic.tickets)
  const core = epics.find(({ title }) => title === upperFirst(main.short)) ?? epics[1]
  const story = core?.tickets.find(({ type }) => type === 'Story')
  if (!story) return []
  const slice = new Set([story.id])
  for (const id of slice)
    for (const before of tickets.find((ticket) => ticket.id === id)?.dependsOn ?? []) slice.add(before)
  const days = (key: 'low' | 'high') =>
    tickets.filter(({ id }) => slice.has(id)).reduce((sum, { estimate }) => sum + estimate[key], 0)
  const ids = tickets.map(({ id }) => id).filter((id) => slice.has(id))
  const { risk, earlySign } = main.kind.risk
  return [
    ...(ids.length < tickets.length
      ? [
          `First slice: ${listed(ids)}, ${days('low')} to ${days('high')} days; with it one ${who.singular} can ${main.alone?.want ?? main.short}, and the rest waits until that has been watched`,
        ]
      : []),
    `What can sink it: ${lowerFirst(fillStep(risk, main))}; the sign to look for from the first day: ${lowerFirst(fillStep(earlySign, main))}`,
  ]
}
