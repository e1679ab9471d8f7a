import { expect, test } from 'vitest'
import { writeMail } from './write-mail.ts'

const mail = writeMail({
  to: 'ada@example.com',
  subject: 'Set a <new> password',
  greeting: 'Hello <b>Ada</b> & "co",',
  paragraphs: ['First.', 'Second.'],
  action: { label: 'Go on', url: 'https://pilot.example.com/auth?mode=reset&token=a"b' },
  closing: 'If it was not you, do nothing.',
})

test('the text holds everything in order, the link in full', () => {
  expect(mail.text).toBe(
    'Hello <b>Ada</b> & "co",\n\nFirst.\n\nSecond.\n\nGo on:\nhttps://pilot.example.com/auth?mode=reset&token=a"b\n\nIf it was not you, do nothing.\n\nPM Pilot\n',
  )
})

test('nothing that a person typed is markup in the HTML', () => {
  expect(mail.html).toContain('Hello &#60;b&#62;Ada&#60;/b&#62; &#38; &#34;co&#34;,')
  expect(mail.html).toContain('href="https://pilot.example.com/auth?mode=reset&#38;token=a&#34;b"')
  expect(mail.html).not.toContain('<b>')
  expect(mail.html).not.toMatch(/<(img|style|script|link)\b/)
})

test('a code stands alone on its line', () => {
  const code = writeMail({ to: 'a@b.c', subject: 's', greeting: 'g', paragraphs: [], code: '123456', closing: 'c' })
  expect(code.text).toContain('\n\n    123456\n\n')
  expect(code.html).toContain('>123456</p>')
})
