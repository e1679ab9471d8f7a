import type { z } from 'zod'
import type { AgentForm } from '#agents/_kit/form.ts'
import type { planningInput } from './input.ts'

export const planningForm: AgentForm<z.input<typeof planningInput>> = {
  title: 'What is to be planned?',
  groups: [
    {
      fields: [
        {
          widget: 'textarea',
          name: 'productDescription',
          label: 'Product Description',
          placeholder: 'What it does step by step, for whom, and what must never happen',
          rows: 5,
          required: true,
        },
        {
          widget: 'textarea',
          name: 'goals',
          label: 'Goals',
          placeholder: 'One a line: what has to be true at the end of the quarter',
          help: 'A feature that serves a goal gets a higher impact',
          rows: 3,
        },
        {
          widget: 'textarea',
          name: 'candidateFeatures',
          label: 'Candidate Features',
          placeholder: 'One a line',
          help: 'Left empty, features are derived from the steps of the job',
          rows: 5,
        },
      ],
    },
  ],
  defaults: { productDescription: '', goals: '', candidateFeatures: '' },
  enabledBy: ['productDescription'],
  takes: { features: 'candidateFeatures' },
  about: { description: 'productDescription' },
  submit: 'Plan Features',
  reset: true,
}
