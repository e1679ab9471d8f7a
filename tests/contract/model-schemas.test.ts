import { describe, expect, test } from 'vitest'
import { loadAgents } from '#agents/registry-server.ts'
import { isObject, jsonSchemaOf } from '#server/answers/json-schema.ts'
import { fitFewOptional, fitStrictSchema, mostOptional } from '#server/models/strict-schema.ts'

const agents = (await loadAgents()).all()

/** Every schema below a node, the node first, with the levels of objects and lists above it. */
function nodesOf(node: Record<string, unknown>, level = 1): { node: Record<string, unknown>; level: number }[] {
  const inner = [
    ...(isObject(node.properties) ? Object.values(node.properties) : []),
    ...(Array.isArray(node.anyOf) ? node.anyOf : []),
    ...(node.items ? [node.items] : []),
  ].filter(isObject)
  const deeper = node.type === 'object' || node.type === 'array' ? level + 1 : level
  return [{ node, level }, ...inner.flatMap((each) => nodesOf(each, deeper))]
}

describe.each(agents.map((agent) => [agent.card.id, agent] as const))('%s', (_id, agent) => {
  test("has an output that OpenAI's strict mode takes", () => {
    const { schema, providerOptions } = fitStrictSchema('openai')(jsonSchemaOf(agent.outputSchema))
    expect(providerOptions?.openai?.strictJsonSchema).toBe(true)
    const nodes = nodesOf(schema)
    for (const { node } of nodes) {
      for (const keyword of ['default', 'minLength', 'maxLength', 'uniqueItems', 'allOf', 'oneOf', 'not', '$schema'])
        expect(node).not.toHaveProperty(keyword)
      if (node.type !== 'object') continue
      expect(node.additionalProperties).toBe(false)
      expect(node.required).toEqual(Object.keys(node.properties as object))
    }
    // The vendor's bounds: ten levels, 5,000 properties, 1,000 choices.
    expect(Math.max(...nodes.map(({ level }) => level))).toBeLessThanOrEqual(10)
    const sum = (count: (node: Record<string, unknown>) => number) =>
      nodes.reduce((total, { node }) => total + count(node), 0)
    expect(sum(({ properties }) => Object.keys(properties ?? {}).length)).toBeLessThanOrEqual(5_000)
    expect(sum(({ enum: choices }) => (Array.isArray(choices) ? choices.length : 0))).toBeLessThanOrEqual(1_000)
  })

  test("has an output that Anthropic's structured outputs take", () => {
    const nodes = nodesOf(fitFewOptional(jsonSchemaOf(agent.outputSchema)))
    const optional = nodes.flatMap(({ node }) =>
      Object.keys(node.properties ?? {}).filter((name) => !(node.required as string[]).includes(name)),
    )
    expect(optional.length).toBeLessThanOrEqual(mostOptional)
    // The vendor's bound for values that may be of several types.
    expect(
      nodes.filter(({ node }) => Array.isArray(node.anyOf) || Array.isArray(node.type)).length,
    ).toBeLessThanOrEqual(16)
  })
})
