import type { Finding } from '../../prepared.ts'
import type { Column } from '../column-profile.ts'
import { type AnalysisView, groupText } from './analysis-view.ts'
import { said } from './metric-text.ts'
import { upperFirst } from './upper-first.ts'

/** What one measure says of each variant, beside the one that was there before. */
export interface Trial {
  finding: Finding
  variant: Column
  label: string
  base: string
  better: readonly string[]
  worse: readonly string[]
}

const listed = (items: readonly string[], word = 'and') =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`

/** Which variant to choose, by all measures together, in one sentence; empty where there is no experiment. */
export function verdictOf({ book }: AnalysisView, trials: readonly Trial[]): string {
  const [first] = trials
  if (!first) return ''
  const { variant, base } = first
  const names = book.scope('data')
  const name = (value: string) =>
    names.name(`variant${variant.top.findIndex((each) => each.value === value)}`, groupText(variant, value), 'variant')
  const labels = (key: 'better' | 'worse', arm: string) =>
    listed(trials.filter((trial) => trial[key].includes(arm)).map(said))
  const arms = variant.top.map(({ value }) => value).filter((value) => value !== base)
  const wins = arms.filter((arm) => labels('better', arm) !== '')
  const losers = arms.filter((arm) => labels('worse', arm) !== '')
  const clear = first.better.find((arm) => !losers.includes(arm)) ?? wins.find((arm) => !losers.includes(arm))
  if (clear)
    return `${upperFirst(name(clear))} is the one to choose: it is better than ${name(base)} in ${labels('better', clear)}.`
  const [mixed] = wins
  if (mixed) {
    return [
      `${upperFirst(name(mixed))} is better than ${name(base)} in ${labels('better', mixed)} and worse in`,
      `${labels('worse', mixed)}, so that the choice depends on which of the two counts.`,
    ].join(' ')
  }
  const open = arms.filter((arm) => !losers.includes(arm))
  const undecided = `between ${listed([base, ...open].map(name))} the file does not decide`
  if (losers.length === 0) return `${upperFirst(undecided)}: no difference is beyond chance.`
  const why = losers.map((arm) => {
    const same = listed(trials.filter(({ worse }) => !worse.includes(arm)).map(said))
    const rest = same === '' ? '' : ` and not distinguishable in ${same}`
    return `${name(arm)}, which is worse than ${name(base)} in ${labels('worse', arm)}${rest}`
  })
  return open.length === 0
    ? `Keep ${name(base)}: not ${listed(why, 'nor')}.`
    : `Not ${listed(why, 'nor')}; ${undecided}.`
}
