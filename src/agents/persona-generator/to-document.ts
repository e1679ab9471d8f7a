import type { ResultContext } from '#agents/_kit/agent-definition.ts'
import { joined } from '#agents/_kit/joined.ts'
import { present } from '#agents/_kit/present.ts'
import { sourceBlocks } from '#agents/_kit/source-blocks.ts'
import type { DeepPartial } from '#shared/deep-partial.ts'
import type { Block, ResultDocument, RichText } from '#shared/document/block.ts'
import { shortened } from '#shared/shortened.ts'
import type { PersonaInput } from './input.ts'
import { type Persona, type PersonaResult, unknown } from './output.ts'

/** The fields of one persona in reading order; what is not written yet or not known is left out, the role is the subtitle. */
function personaFields(persona: DeepPartial<Persona>): { label: string; value: RichText }[] {
  return [
    { label: 'Age', value: persona.age === undefined ? '' : String(persona.age) },
    { label: 'Occupation', value: persona.occupation ?? '' },
    { label: 'Organization', value: persona.organization === persona.occupation ? '' : (persona.organization ?? '') },
    { label: 'Income', value: persona.incomeLevel?.startsWith(unknown) ? '' : (persona.incomeLevel ?? '') },
    { label: 'Education', value: persona.educationLevel ?? '' },
    { label: 'Daily tasks', value: joined(persona.dailyTasks) },
    { label: 'Goals', value: joined(persona.goals) },
    { label: 'Pain points', value: joined(persona.painPoints) },
    { label: 'Challenges', value: joined(persona.challenges) },
    { label: 'Technology', value: persona.technologyUsage ?? '' },
    { label: 'Preferred channels', value: joined(persona.preferredChannels) },
    { label: 'Ask first', value: joined(persona.ask) },
    { label: 'Buying motivation', value: persona.buyingMotivations ?? '' },
  ].filter(({ value }) => value !== '' && value !== unknown)
}

export function personaDocument(
  result: DeepPartial<PersonaResult>,
  context: ResultContext<PersonaInput>,
): ResultDocument {
  const personas = present(result.personas)
  const challenges = (result.realTimeChallenges ?? '').split('\n').filter((line) => line.trim() !== '')
  const blocks: Block[] = []
  if (challenges.length > 0) {
    blocks.push({ type: 'heading', level: 1, text: 'What drives this audience' })
    blocks.push({ type: 'list', ordered: false, items: challenges.map((text) => ({ text })) })
  }
  if (personas.length > 0) {
    blocks.push({ type: 'heading', level: 1, text: 'Personas' })
    blocks.push({
      type: 'cards',
      cards: personas.map((persona) => ({
        title: persona.name ?? 'Persona',
        ...(persona.role ? { subtitle: persona.role } : {}),
        blocks: [{ type: 'fields', fields: personaFields(persona) }],
      })),
    })
  }
  if (result.fewer) blocks.push({ type: 'paragraph', text: result.fewer })
  blocks.push(...sourceBlocks(present(result.searchResults)))
  return {
    title: `Personas: ${shortened(context.input.targetAudience, 90)}`,
    language: 'en',
    blocks,
  }
}
