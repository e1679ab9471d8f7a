import type { z } from 'zod'
import type { AgentForm } from '#agents/_kit/form.ts'
import type { interviewInput } from './input.ts'

export const interviewForm: AgentForm<z.input<typeof interviewInput>> = {
  title: 'What do you want to learn?',
  description: 'The questions ask about the job that your product does, as these people do it today.',
  groups: [
    {
      fields: [
        {
          widget: 'textarea',
          name: 'productDescription',
          label: 'Product Description',
          placeholder: 'What it does, for whom, and what they do today instead',
          rows: 5,
          required: true,
        },
        {
          widget: 'textarea',
          name: 'targetAudience',
          label: 'Target Audience',
          placeholder: 'Whom you want to talk to: night-shift nurses in care homes',
          rows: 3,
          required: true,
        },
      ],
    },
  ],
  defaults: { productDescription: '', targetAudience: '' },
  enabledBy: ['productDescription', 'targetAudience'],
  about: { description: 'productDescription', audience: 'targetAudience' },
  submit: 'Generate Questions',
}
