import { describe, expect, test } from 'vitest'
import { cpuMsOf } from '#tests/support/cpu-time.ts'
import { findJson } from './find-json.ts'

const answer = { title: 'A "quoted" {brace}', items: [1, 2] }
const json = JSON.stringify(answer)

describe('findJson', () => {
  test.each([
    ['as it is', json],
    ['a preamble', `Here is the answer you asked for:\n\n${json}`],
    ['a preamble with an example', `In the form {"title": "..."} I write:\n${json}`],
    ['words behind it', `${json}\n\nLet me know whether {this} helps.`],
    ['a fence', `\`\`\`json\n${json}\n\`\`\``],
    ['a fence inside prose', `Sure!\n\n\`\`\`json\n${json}\n\`\`\`\nAnything else?`],
    ['thoughts before it', `<think>\nThe user wants {"title": ...}. "Hm.\n</think>\n${json}`],
    ['the end of thoughts before it', `so {a} it is\n</think>${json}`],
    ['a mark of byte order', `\uFEFF${json}`],
    ['a trailing comma', `${json.slice(0, -2)},],}`],
    ['single quotes', `{'title': 'A "quoted" {brace}', 'items': [1, 2]}`],
    ['a missing end', json.slice(0, -2)],
    ['remarks as Python has them', `{ # the title\n"title": "A \\"quoted\\" {brace}", "items": [1, 2] }`],
    ['JSON made JSON again', JSON.stringify(json)],
    ['two halves', `{"title": ${JSON.stringify(answer.title)}}\nand then\n{"items": [1, 2]}`],
    ['a property a line, the last one cut off', `{"title": ${JSON.stringify(answer.title)}}\n{"items": [1, 2]`],
    ['a draft and the corrected answer', `{"title": "?"}\nNo, wait:\n${json}`],
    ['control characters', json.replace('brace', '\0bra\u0001ce')],
    ['comments', `{ // the title\n"title": "A \\"quoted\\" {brace}", "items": [1, 2] }`],
  ])('finds it in %s', (_what, text) => {
    expect(findJson(text)).toEqual(answer)
  })

  test.each([['no JSON at all'], [''], ['{'], ['I cannot help with {that}.'], ['42']])('finds none in %j', (text) => {
    const found = findJson(text)
    expect(found === undefined || Object.keys(found as object).length <= 1).toBe(true)
  })

  test('a text that would take minutes to mend is no answer', () => {
    expect(cpuMsOf(() => findJson('{"a": "x\n'.repeat(40_000)))).toBeLessThan(3_000)
  })
})
