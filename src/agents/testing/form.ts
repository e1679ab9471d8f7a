import type { z } from 'zod'
import type { AgentForm } from '#agents/_kit/form.ts'
import type { testingInput } from './input.ts'

export const testingForm: AgentForm<z.input<typeof testingInput>> = {
  title: 'What is tested',
  groups: [
    {
      fields: [
        {
          widget: 'textarea',
          name: 'productDescription',
          label: 'Product Description',
          placeholder:
            'Who does what, step by step, and where: a nurse offers a shift on her phone, a colleague accepts it',
          rows: 6,
          required: true,
        },
        {
          widget: 'textarea',
          name: 'constraints',
          label: 'Constraints',
          placeholder: 'One a line, such as: at most two seconds with 500 users',
          rows: 3,
          help: 'Each becomes a case of its own.',
        },
        {
          widget: 'textarea',
          name: 'environments',
          label: 'Devices and systems',
          placeholder: 'One a line, such as: Android 10 on the shared tablet',
          rows: 3,
          help: 'What people really use; the plan runs on these.',
        },
      ],
    },
  ],
  defaults: { productDescription: '', constraints: '', environments: '' },
  enabledBy: ['productDescription'],
  about: { description: 'productDescription' },
  submit: 'Write Test Plan',
  reset: true,
}
