import { z } from 'zod'
import { callerId, requiredText } from '#agents/_kit/input-text.ts'

const bothNeeded = 'Please provide both product description and target audience'

export const personaInput = z.strictObject({
  productDescription: requiredText(bothNeeded),
  targetAudience: requiredText(bothNeeded),
  personaCount: z.enum(['3', '4', '5'], { error: 'Choose 3, 4 or 5 personas' }).default('3'),
  allowEdit: z.boolean({ error: 'Allow editing must be true or false' }).default(false),
  userId: callerId,
})
export type PersonaInput = z.output<typeof personaInput>
