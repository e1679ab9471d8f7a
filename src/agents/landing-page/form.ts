import type { z } from 'zod'
import type { AgentForm } from '#agents/_kit/form.ts'
import { type landingInput, pageCalls, pageTones } from './input.ts'

export const landingForm: AgentForm<z.input<typeof landingInput>> = {
  title: 'Your Page',
  groups: [
    {
      fields: [
        { widget: 'text', name: 'productName', label: 'Product Name', required: true },
        {
          widget: 'textarea',
          name: 'productDescription',
          label: 'Product Description',
          placeholder: 'What people do with it step by step, what they use today, what must never happen',
          rows: 5,
          required: true,
        },
        {
          widget: 'textarea',
          name: 'targetAudience',
          label: 'Target Audience',
          placeholder: 'Who lands on the page',
          rows: 2,
          required: true,
        },
        { widget: 'select', name: 'callToAction', label: 'Call to Action', options: pageCalls },
        { widget: 'select', name: 'tone', label: 'Tone', options: pageTones },
        {
          widget: 'textarea',
          name: 'proof',
          label: 'Proof you have',
          placeholder: 'Six care homes have used it since May. “I got my Saturday back” (Jana K., agreed to be named)',
          help: 'Only what is true and may be published, one a line. Leave it empty if there is none yet.',
          rows: 3,
        },
      ],
    },
  ],
  defaults: {
    productName: '',
    productDescription: '',
    targetAudience: '',
    callToAction: 'get started',
    tone: 'professional',
    proof: '',
  },
  enabledBy: ['productName', 'productDescription', 'targetAudience'],
  about: { name: 'productName', description: 'productDescription', audience: 'targetAudience' },
  submit: 'Generate Landing Page',
  reset: true,
}
