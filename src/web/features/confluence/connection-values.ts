import {
  type ConfluenceSettings,
  confluenceForm,
  confluenceFormWithToken,
  defaultPageTitle,
  type SaveConfluenceConfigRequest,
} from '#shared/api/confluence.ts'

/** What stands in the form, as it is typed. */
export interface ConnectionValues {
  instanceType: 'cloud' | 'server'
  instanceUrl: string
  spaceKey: string
  username: string
  apiToken: string
  pageUpdateMode: 'create_new' | 'update_existing'
  defaultPageTitle: string
  includeTimestamp: boolean
  existingPageId: string
  rememberCredentials: boolean
}

export type ConnectionField = keyof ConnectionValues
export type ConnectionErrors = Partial<Record<ConnectionField, string>>

/** In the order of the form: the first wrong one takes the focus. */
export const connectionFields = [
  'instanceType',
  'instanceUrl',
  'spaceKey',
  'username',
  'apiToken',
  'pageUpdateMode',
  'defaultPageTitle',
  'existingPageId',
  'includeTimestamp',
  'rememberCredentials',
] as const satisfies readonly ConnectionField[]

export const noConnection: ConnectionValues = {
  instanceType: 'cloud',
  instanceUrl: '',
  spaceKey: '',
  username: '',
  apiToken: '',
  pageUpdateMode: 'create_new',
  defaultPageTitle,
  includeTimestamp: true,
  existingPageId: '',
  rememberCredentials: true,
}

/** The form for what is saved. The token never comes back: its field is empty. */
export function valuesOf(saved: ConfluenceSettings | null): ConnectionValues {
  if (!saved) return noConnection
  const { hasToken: _, updatedAt: __, ...values } = saved
  return { ...values, apiToken: '' }
}

const isField = (name: PropertyKey | undefined): name is ConnectionField =>
  connectionFields.some((field) => field === name)

/** The first message of each wrong field. An empty token is right when one is saved. */
export function checkConnection(values: ConnectionValues, hasToken: boolean): ConnectionErrors {
  const errors: ConnectionErrors = {}
  const parsed = (hasToken ? confluenceForm : confluenceFormWithToken).safeParse(values)
  for (const { path, message } of parsed.error?.issues ?? []) {
    const [name] = path
    if (isField(name)) errors[name] ??= message
  }
  return errors
}

/** The server's messages by the form's own names: `config.instance_url` is `instanceUrl`. */
export function errorsFrom(fields: Record<string, string>): ConnectionErrors {
  const errors: ConnectionErrors = {}
  for (const [path, message] of Object.entries(fields)) {
    const name = path
      .split('.')
      .at(-1)
      ?.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    if (isField(name)) errors[name] ??= message
  }
  return errors
}

export function saveRequest(values: ConnectionValues): SaveConfluenceConfigRequest {
  return {
    config: {
      instance_type: values.instanceType,
      instance_url: values.instanceUrl.trim(),
      space_key: values.spaceKey.trim(),
      username: values.username.trim(),
      api_token: values.apiToken.trim(),
      page_update_mode: values.pageUpdateMode,
      default_page_title: values.defaultPageTitle.trim(),
      include_timestamp: values.includeTimestamp,
      existing_page_id: values.existingPageId.trim() || null,
    },
    rememberCredentials: values.rememberCredentials,
  }
}

export function connectionOf({ instanceType, instanceUrl, spaceKey, username, apiToken }: ConnectionValues) {
  return {
    instanceType,
    instanceUrl: instanceUrl.trim(),
    spaceKey: spaceKey.trim(),
    username: username.trim(),
    apiToken: apiToken.trim(),
  }
}
