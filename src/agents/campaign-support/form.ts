import type { z } from 'zod'
import type { AgentForm } from '#agents/_kit/form.ts'
import { campaignDefaults, type campaignInput } from './input.ts'

export const campaignForm: AgentForm<z.input<typeof campaignInput>> = {
  title: 'Campaign Brief',
  groups: [
    {
      fields: [
        { widget: 'text', name: 'productName', label: 'Product Name', required: true },
        {
          widget: 'text',
          name: 'campaignGoal',
          label: 'Campaign Goal',
          placeholder: '200 sign-ups in six weeks',
          help: 'A number and a date, if you have them.',
          required: true,
        },
        {
          widget: 'textarea',
          name: 'productDescription',
          label: 'Product Description',
          placeholder: 'What people do with it step by step, and what they use today',
          rows: 4,
          required: true,
        },
        {
          widget: 'textarea',
          name: 'targetPersona',
          label: 'Target Persona',
          placeholder: 'Who should act, where they work or live',
          rows: 2,
          required: true,
        },
        {
          widget: 'text',
          name: 'channels',
          label: 'Channels',
          placeholder: campaignDefaults.channels,
          help: 'Separated by commas, in any order.',
        },
        { widget: 'text', name: 'tone', label: 'Tone', placeholder: campaignDefaults.tone },
      ],
    },
  ],
  defaults: {
    productName: '',
    productDescription: '',
    targetPersona: '',
    campaignGoal: '',
    tone: '',
    channels: '',
  },
  enabledBy: ['productName', 'productDescription', 'targetPersona', 'campaignGoal'],
  about: { name: 'productName', description: 'productDescription', audience: 'targetPersona' },
  submit: 'Generate Campaign',
  reset: true,
}
