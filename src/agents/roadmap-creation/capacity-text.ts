import { type Capacity, lanesOf, weeklyOutput } from './schedule.ts'

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** What the dates rest on, said once. */
export function capacityText(capacity: Capacity, basis: string): string {
  const lanes = lanesOf(capacity.people)
  const people = `${capacity.people} ${capacity.people === 1 ? 'person' : 'people'}`
  const parallel = lanes === 1 ? 'one item at a time' : `${lanes} items at a time`
  const quarter = number.format(weeklyOutput(capacity) * 13)
  return `The dates assume ${people} at ${capacity.focus} % of their time: ${quarter} person-weeks a quarter, ${parallel}. ${basis}`.trim()
}
