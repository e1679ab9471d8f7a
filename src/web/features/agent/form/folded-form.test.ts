import { expect, test } from 'vitest'
import type { AgentFace } from '#agents/_kit/agent-face.ts'
import { inOneLine } from './folded-form.tsx'

const form: AgentFace['form'] = {
  title: 'Upload your data',
  groups: [
    {
      fields: [
        { widget: 'file', name: 'fileData', also: ['fileName'], label: 'File' },
        { widget: 'textarea', name: 'question', label: 'Question' },
        { widget: 'select', name: 'tone', label: 'Tone', options: [] },
      ],
    },
  ],
  defaults: {},
  enabledBy: [],
  about: {},
  submit: 'Go',
}

test('a form is one line of its texts: a file by its name, a choice not at all', () => {
  const values = { fileData: 'a,b\n1,2', fileName: 'orders.csv', question: 'Who\n  cancels?', tone: 'formal' }
  expect(inOneLine(form, values)).toBe('orders.csv · Who cancels?')
  expect(inOneLine(form, { fileName: ' ', question: undefined })).toBe('')
})
