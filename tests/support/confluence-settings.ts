import type { FakeConfluence } from '#tests/fakes/confluence/start-confluence.ts'

export const savePath = '/functions/v1/save-confluence-config'
export const servicePath = '/functions/v1/confluence-service'
export const settingsPath = '/api/integrations/confluence'

/** What the settings form saves for an instance. */
export function settingsFor(fake: FakeConfluence, more: Record<string, unknown> = {}) {
  return {
    instance_type: 'cloud',
    instance_url: fake.cloudUrl,
    space_key: 'PROD',
    username: fake.username,
    api_token: fake.apiToken,
    ...more,
  }
}

/** The same for one call, without saving. */
export function connectionTo(fake: FakeConfluence, more: Record<string, unknown> = {}) {
  return {
    instanceType: 'cloud',
    instanceUrl: fake.cloudUrl,
    spaceKey: 'PROD',
    username: fake.username,
    apiToken: fake.apiToken,
    ...more,
  }
}
