import type { z } from 'zod'
import type { AgentForm } from '#agents/_kit/form.ts'
import type { analyticsInput } from './input.ts'

export const analyticsForm: AgentForm<z.input<typeof analyticsInput>> = {
  title: 'Upload your data',
  groups: [
    {
      fields: [
        {
          widget: 'file',
          name: 'fileData',
          also: ['fileName', 'encoding', 'uploadId'],
          label: 'Data file',
          required: true,
        },
        {
          widget: 'textarea',
          name: 'question',
          label: 'What do you want to know?',
          placeholder: 'For example: which customers cancel, and what changed last month?',
          help: 'Optional. Findings that answer it come first.',
          rows: 2,
        },
      ],
    },
  ],
  defaults: { fileData: '', fileName: '', encoding: '', uploadId: '', question: '' },
  enabledBy: [],
  about: {},
  submit: 'Analyze Data',
  reset: true,
  progressBar: true,
}
