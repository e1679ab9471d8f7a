import type { z } from 'zod'
import type { AgentForm } from '#agents/_kit/form.ts'
import type { salesInput } from './input.ts'

export const salesForm: AgentForm<z.input<typeof salesInput>> = {
  title: 'What You Sell',
  groups: [
    {
      fields: [
        { widget: 'text', name: 'productName', label: 'Product Name', required: true },
        {
          widget: 'text',
          name: 'competitors',
          label: 'Competitors',
          placeholder: 'Names, separated by commas',
          help: 'Those that come up in calls. Others are taken from the library.',
        },
        {
          widget: 'textarea',
          name: 'productDescription',
          label: 'Product Description',
          placeholder: 'What customers do with it step by step, what they use today, what it costs',
          rows: 5,
          required: true,
        },
        {
          widget: 'textarea',
          name: 'targetAudience',
          label: 'Who Buys It',
          placeholder: 'Who uses it and who decides, where they work',
          rows: 2,
          required: true,
        },
      ],
    },
  ],
  defaults: { productName: '', productDescription: '', targetAudience: '', competitors: '' },
  enabledBy: ['productName', 'productDescription', 'targetAudience'],
  takes: { rivals: 'competitors' },
  about: { name: 'productName', description: 'productDescription', audience: 'targetAudience' },
  submit: 'Generate Sales Training',
  reset: true,
}
