import type { z } from 'zod'
import type { AgentForm } from '#agents/_kit/form.ts'
import type { personaInput } from './input.ts'

export const personaForm: AgentForm<z.input<typeof personaInput>> = {
  title: 'Describe the product and its audience',
  groups: [
    {
      fields: [
        {
          widget: 'textarea',
          name: 'productDescription',
          label: 'Product Description',
          placeholder: 'What it does, for whom, and what people do today instead',
          rows: 5,
          required: true,
        },
        {
          widget: 'textarea',
          name: 'targetAudience',
          label: 'Target Audience',
          placeholder: 'Who uses it, who pays, and where they are',
          rows: 3,
          required: true,
        },
        {
          widget: 'select',
          name: 'personaCount',
          label: 'Number of Personas',
          options: [
            { value: '3', label: '3 personas' },
            { value: '4', label: '4 personas' },
            { value: '5', label: '5 personas' },
          ],
        },
        { widget: 'checkbox', name: 'allowEdit', label: 'Allow editing generated personas' },
      ],
    },
  ],
  defaults: { productDescription: '', targetAudience: '', personaCount: '3', allowEdit: false },
  enabledBy: ['productDescription', 'targetAudience'],
  about: { description: 'productDescription', audience: 'targetAudience' },
  submit: 'Generate Personas',
}
