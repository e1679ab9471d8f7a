import type { z } from 'zod'
import type { AgentForm } from '#agents/_kit/form.ts'
import { hookDefaults, hookPlatforms, type hooksInput } from './input.ts'

export const hooksForm: AgentForm<z.input<typeof hooksInput>> = {
  title: 'Product and Platform',
  groups: [
    {
      fields: [
        { widget: 'text', name: 'productName', label: 'Product Name', required: true },
        {
          widget: 'select',
          name: 'platform',
          label: 'Platform',
          options: hookPlatforms.map((platform) => ({ value: platform, label: platform })),
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
          name: 'targetAudience',
          label: 'Target Audience',
          placeholder: 'Who should stop scrolling',
          rows: 2,
          required: true,
        },
        {
          widget: 'textarea',
          name: 'painPoints',
          label: 'Pain Points',
          placeholder: hookDefaults.painPoints,
          help: 'One a line, in the words that these people use.',
          rows: 3,
        },
        {
          widget: 'text',
          name: 'desiredEmotion',
          label: 'Desired Emotion',
          placeholder: hookDefaults.desiredEmotion,
        },
        { widget: 'text', name: 'tone', label: 'Tone', placeholder: hookDefaults.tone },
      ],
    },
  ],
  defaults: {
    productName: '',
    productDescription: '',
    targetAudience: '',
    painPoints: '',
    desiredEmotion: '',
    tone: '',
    platform: 'LinkedIn',
  },
  enabledBy: ['productName', 'productDescription', 'targetAudience'],
  takes: { pains: 'painPoints' },
  about: { name: 'productName', description: 'productDescription', audience: 'targetAudience' },
  submit: 'Generate Viral Hooks',
  reset: true,
}
