import type { z } from 'zod'
import type { AgentForm } from '#agents/_kit/form.ts'
import type { contentInput } from './input.ts'
import { callLabels, channelLabels, contentCalls, contentChannels, contentTones, toneLabels } from './options.ts'

const withChoice = (first: string, values: readonly { value: string; label: string }[]) => [
  { value: '', label: first },
  ...values,
]

export const contentForm: AgentForm<z.input<typeof contentInput>> = {
  title: 'Content Setup',
  groups: [
    {
      fields: [
        {
          widget: 'textarea',
          name: 'productOverview',
          label: 'Product Overview',
          placeholder: 'What it does step by step, and what people do today instead',
          rows: 5,
          required: true,
        },
        {
          widget: 'textarea',
          name: 'targetAudience',
          label: 'Target Audience',
          placeholder: 'Who reads it, and where they work or live',
          rows: 2,
          required: true,
        },
        {
          widget: 'text',
          name: 'topic',
          label: 'Topic',
          placeholder: 'What this one text is about, such as weekend shifts',
          help: 'Optional. Without one the text is about the job as a whole.',
        },
        {
          widget: 'select',
          name: 'channel',
          label: 'Channel',
          required: true,
          options: withChoice(
            'Choose a channel',
            contentChannels.map((value) => ({ value, label: channelLabels[value] })),
          ),
        },
        {
          widget: 'select',
          name: 'tone',
          label: 'Tone',
          required: true,
          options: withChoice(
            'Choose a tone',
            contentTones.map((value) => ({ value, label: toneLabels[value] })),
          ),
        },
        {
          widget: 'select',
          name: 'callToAction',
          label: 'Call to Action',
          required: true,
          options: withChoice(
            'Choose a call to action',
            contentCalls.map((value) => ({ value, label: callLabels[value] })),
          ),
        },
      ],
    },
  ],
  defaults: { productOverview: '', targetAudience: '', tone: '', callToAction: '', topic: '', channel: '' },
  // The button stays enabled: a click names what is missing.
  enabledBy: [],
  about: { description: 'productOverview', audience: 'targetAudience' },
  submit: 'Generate Content',
  tabs: { input: 'Content Setup', output: 'Generated Content' },
}
