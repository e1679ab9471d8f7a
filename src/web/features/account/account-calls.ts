import { apiFetch } from '../../http/api-fetch.ts'
import { fileNameOf, saveFile } from '../../http/save-file.ts'
import { forgetSession, renameUser, sessionCall } from '../../session/session-calls.ts'

/** The account as the auth library returns it. */
export interface AccountDetails {
  email: string
  emailVerified: boolean
  firstName: string
  lastName: string
  twoFactorEnabled: boolean
  /** The session of this browser. */
  sessionId: string
}

export interface OpenSession {
  id: string
  token: string
  createdAt: string
  expiresAt: string
  ipAddress?: string | null
  userAgent?: string | null
}

export interface ApiKey {
  id: string
  name: string | null
  /** How it begins; the rest is not stored. */
  start: string | null
  createdAt: string
  lastRequest: string | null
  expiresAt: string | null
}

export interface SecondFactorSetup {
  /** What the picture for the authenticator says. */
  totpUri: string
  recoveryCodes: string[]
}

export async function fetchDetails(): Promise<AccountDetails> {
  const response = await sessionCall('get-session', { method: 'GET' })
  const answer: {
    user: { email: string; emailVerified: boolean; twoFactorEnabled?: boolean | null } & Record<string, unknown>
    session: { id: string }
  } | null = await response.json()
  if (!answer) {
    forgetSession()
    throw new Error('no session')
  }
  const { user, session } = answer
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    email: user.email,
    emailVerified: user.emailVerified,
    firstName: text(user.firstName),
    lastName: text(user.lastName),
    twoFactorEnabled: user.twoFactorEnabled === true,
    sessionId: session.id,
  }
}

export async function saveNames(firstName: string, lastName: string): Promise<void> {
  await sessionCall('update-user', { body: { firstName, lastName } })
  renameUser(firstName)
}

export async function sendVerification(email: string): Promise<void> {
  await sessionCall('send-verification-email', { body: { email } })
}

export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  await sessionCall('change-password', { body: { currentPassword, newPassword } })
}

export async function startSecondFactor(password: string): Promise<SecondFactorSetup> {
  const response = await sessionCall('two-factor/enable', { body: { password } })
  const { totpURI, backupCodes }: { totpURI: string; backupCodes: string[] } = await response.json()
  return { totpUri: totpURI, recoveryCodes: backupCodes }
}

export async function confirmSecondFactor(code: string): Promise<void> {
  await sessionCall('two-factor/verify-totp', { body: { code } })
}

export async function stopSecondFactor(password: string): Promise<void> {
  await sessionCall('two-factor/disable', { body: { password } })
}

export async function newRecoveryCodes(password: string): Promise<string[]> {
  const response = await sessionCall('two-factor/generate-backup-codes', { body: { password } })
  const { backupCodes }: { backupCodes: string[] } = await response.json()
  return backupCodes
}

export async function fetchSessions(): Promise<OpenSession[]> {
  const response = await sessionCall('list-sessions', { method: 'GET' })
  const sessions: OpenSession[] = await response.json()
  return sessions.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}

export async function revokeSession(token: string): Promise<void> {
  await sessionCall('revoke-session', { body: { token } })
}

/** Ends this session too. */
export async function signOutEverywhere(): Promise<void> {
  await sessionCall('revoke-sessions')
  forgetSession()
}

export async function fetchKeys(): Promise<ApiKey[]> {
  const response = await sessionCall('api-key/list', { method: 'GET' })
  const { apiKeys }: { apiKeys: ApiKey[] } = await response.json()
  return apiKeys.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** The key itself, which is shown this once. */
export async function createKey(name: string): Promise<string> {
  const response = await sessionCall('api-key/create', { body: { name } })
  const { key }: { key: string } = await response.json()
  return key
}

export async function revokeKey(keyId: string): Promise<void> {
  await sessionCall('api-key/delete', { body: { keyId } })
}

export async function downloadData(): Promise<void> {
  const response = await apiFetch('/api/account/export')
  const name = fileNameOf(response.headers.get('content-disposition'), 'pm-pilot-data.json')
  saveFile(await response.blob(), name)
}

export async function closeAccount(password: string): Promise<void> {
  await sessionCall('delete-user', { body: { password } })
  forgetSession()
}
