import { describe, expect, test } from 'vitest'
import type { ConfluenceSettings } from '#shared/api/confluence.ts'
import {
  type ConnectionValues,
  checkConnection,
  connectionOf,
  errorsFrom,
  noConnection,
  saveRequest,
  valuesOf,
} from './connection-values.ts'

const right: ConnectionValues = {
  ...noConnection,
  instanceUrl: ' https://wiki.example.com ',
  spaceKey: ' PROD ',
  username: ' ada@example.com ',
  apiToken: ' 0123456789 ',
}

describe('what the form refuses', () => {
  test('nothing, when all is there', () => {
    expect(checkConnection(right, false)).toEqual({})
  })

  test('every empty field, with its own message', () => {
    expect(checkConnection({ ...noConnection, defaultPageTitle: '   ' }, false)).toEqual({
      instanceUrl: 'Instance URL is required',
      spaceKey: 'Space Key is required',
      username: 'Username/Email is required',
      apiToken: 'API Token is required',
      defaultPageTitle: 'Default page title is required',
    })
  })

  test.each([
    ['instanceUrl', 'wiki.example.com', 'Instance URL must start with http:// or https://'],
    ['spaceKey', 'MY SPACE', 'Space Key cannot contain spaces'],
    ['username', 'ada', 'Please enter a valid email address'],
    ['apiToken', '  12345678  ', 'API Token seems too short. Please check your token.'],
  ] as const)('a wrong %s', (field, value, message) => {
    expect(checkConnection({ ...right, [field]: value }, false)).toEqual({ [field]: message })
  })

  test('a saved token may be left out, a new one is still checked', () => {
    expect(checkConnection({ ...right, apiToken: '  ' }, true)).toEqual({})
    expect(checkConnection({ ...right, apiToken: 'short' }, true)).toEqual({
      apiToken: 'API Token seems too short. Please check your token.',
    })
  })

  test('the ID of an existing page is not checked', () => {
    expect(
      checkConnection({ ...right, pageUpdateMode: 'update_existing', existingPageId: 'any words' }, false),
    ).toEqual({})
  })
})

test('the messages of the server find their fields', () => {
  expect(errorsFrom({ 'config.instance_url': 'a', 'config.apiToken': 'b', other: 'c' })).toEqual({
    instanceUrl: 'a',
    apiToken: 'b',
  })
})

test('what is saved fills the form, but for the token', () => {
  const saved: ConfluenceSettings = {
    instanceType: 'server',
    instanceUrl: 'https://wiki.example.com',
    spaceKey: 'PROD',
    username: 'ada@example.com',
    hasToken: true,
    pageUpdateMode: 'update_existing',
    defaultPageTitle: 'Week {week}',
    includeTimestamp: false,
    existingPageId: '42',
    rememberCredentials: false,
    updatedAt: '2026-05-03T10:00:00.000Z',
  }
  const values = valuesOf(saved)
  expect(values).toMatchObject({ instanceType: 'server', apiToken: '', rememberCredentials: false })
  expect(saveRequest(values)).toEqual({
    config: {
      instance_type: 'server',
      instance_url: 'https://wiki.example.com',
      space_key: 'PROD',
      username: 'ada@example.com',
      api_token: '',
      page_update_mode: 'update_existing',
      default_page_title: 'Week {week}',
      include_timestamp: false,
      existing_page_id: '42',
    },
    rememberCredentials: false,
  })
})

test('what is sent is trimmed', () => {
  expect(connectionOf(right)).toEqual({
    instanceType: 'cloud',
    instanceUrl: 'https://wiki.example.com',
    spaceKey: 'PROD',
    username: 'ada@example.com',
    apiToken: '0123456789',
  })
})
