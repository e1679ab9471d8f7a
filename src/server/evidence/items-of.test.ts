import { expect, test } from 'vitest'
import { itemsOf } from './items-of.ts'

const output = {
  title: 'Short title',
  usps: ['Afternoon bookings are asked for first (inferred from the brief)', 'Sitters pay twenty per cent of it [1].'],
  claims: [
    {
      text: 'Owners pay their sitters every week.',
      basis: 'assumption',
      check: 'Ask ten owners which week they paid.',
    },
  ],
  weaknesses: [
    'Nobody sees it from home (Annahme: fünf Pflegekräfte fragen)',
    'الممرضات يتبادلن المناوبات كل أسبوع (افتراض: اسأل خمسة)',
    'The app has no sitters yet today',
  ],
}

test('every statement has an id and what it rests on', () => {
  expect(itemsOf(output).map(({ path, basis }) => [path, basis])).toEqual([
    ['/usps/0', 'inference'],
    ['/usps/1', 'fact'],
    ['/claims/0/text', 'assumption'],
    ['/weaknesses/0', 'assumption'],
    ['/weaknesses/1', 'assumption'],
    ['/weaknesses/2', 'none'],
  ])
})

test('an id stays with its statement when the list is sorted anew, and is another for other words', () => {
  const [first, second] = itemsOf(output)
  const [turned] = itemsOf({ ...output, usps: output.usps.toReversed() })
  expect(turned?.id).toBe(second?.id)
  expect(first?.id).not.toBe(second?.id)
})
