import { expect, test } from 'vitest'
import { loadAgents } from '#agents/registry-server.ts'
import { isKnownPage } from './is-known-page.ts'

test('a page is there with its category and agent, by id, alias or function name', async () => {
  const agents = await loadAgents()
  const there = (path: string) => isKnownPage(path, agents)
  for (const path of [
    '/',
    '/features',
    '/features/history',
    '/features/products',
    '/features/products/6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
    '/features/go-to-market',
    '/features/go-to-market/market-research/',
    '/features/launch-growth/analytics-agent',
    '/features/discovery-validation/segmentation-gap-analyzer',
    '/features/discovery-validation/customer-interview-generator',
    '/features/planning-design/planning',
    '/samples',
    '/samples/testing',
  ]) {
    expect([path, there(path)]).toEqual([path, true])
  }
  for (const path of [
    '/features/nothing',
    '/samples/nothing',
    '/samples/planning',
    '/samples/prd-generator',
    '/features/go-to-market/nothing',
    '/features/go-to-market/%E0%A4%A',
    '/no',
  ]) {
    expect([path, there(path)]).toEqual([path, false])
  }
})
