import type { TestingOutput } from './output.ts'

type Cases = readonly Pick<TestingOutput['cases'][number], 'priority' | 'type'>[]

/** "12 cases, 5 of them High." */
export function countLine(cases: Cases): string {
  const high = cases.filter(({ priority }) => priority === 'High').length
  return `${cases.length} ${cases.length === 1 ? 'case' : 'cases'}, ${high} of them High.`
}

/** What has to have passed; limits have a line of their own. */
export function highLine(cases: Cases): string {
  const high = cases.filter(({ priority, type }) => priority === 'High' && type !== 'Limit')
  return high.length === 1
    ? 'The High-priority case has passed in every environment.'
    : `All ${high.length} High-priority cases have passed in every environment.`
}
