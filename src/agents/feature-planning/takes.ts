import { citing, defineTakes } from '#agents/_kit/define-takes.ts'
import { isAboutSame, type NumberedItem } from '#drafting/index.ts'
import agent from './agent.ts'
import { nameOfLine } from './input.ts'
import type { ListedFeature } from './output.ts'

const mostFeatures = 40

/** Requirements are rows: one that the form has too keeps its numbers, a new one has none until the team gives them. */
export default defineTakes(agent, ({ output, handed: { requirements } }) => {
  const itemOf = ({ name }: Pick<ListedFeature, 'name'>) => requirements.find((item) => isAboutSame(item, name))
  const matched = new Set(output.features.flatMap((feature) => itemOf(feature) ?? []))
  const own = output.features.map((feature) => {
    const item = itemOf(feature)
    return item ? { ...feature, name: nameOfLine(item.text), because: becauseOf(item) } : feature
  })
  const added = requirements
    .filter((item) => !matched.has(item))
    .slice(0, Math.max(0, mostFeatures - own.length))
    .map((item, index) => ({ id: `F${own.length + index + 1}`, ...featureOf(item) }))
  return { ...output, features: [...own, ...added] }
})

const becauseOf = (item: NumberedItem) => citing(`${item.name} of your requirements`, item)

const featureOf = (item: NumberedItem): Omit<ListedFeature, 'id'> => ({
  name: nameOfLine(item.text),
  because: becauseOf(item),
  needed: item.isMust === false ? null : 'named',
  dependsOn: [],
  rests: 'No numbers yet: your requirements do not hold any.',
  check: 'The team estimates the effort together; five users show how often they meet it.',
})
