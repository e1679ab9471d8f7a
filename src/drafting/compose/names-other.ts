import type { Brief } from '#shared/brief.ts'
import { toSingular } from '../brief/inflect.ts'
import { peopleWords } from '../brief/people-words.ts'

const kin = /^(?:person|people|owner|user|customer|client|member|everyone|anyone|somebody|someone)$/

/** "The dentist's time sinks" is no trouble of people whose words name no dentist. */
export function namesOther(text: string, { source }: Pick<Brief, 'source'>): boolean {
  const said = Object.values(source).join(' ').toLowerCase()
  return (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .map(toSingular)
    .some((word) => peopleWords.has(word) && !kin.test(word) && !said.includes(word))
}
