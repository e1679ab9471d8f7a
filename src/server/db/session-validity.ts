/** Keys that were not switched off, of accounts that were not closed; the plan is checked beside it. */
const keys = `(select k.id, k.reference_id as user_id, coalesce(k.expires_at, 'infinity') as expires_at
  from apikey k join "user" owner on owner.id = k.reference_id
  where k.enabled and owner.banned is not true)`

/**
 * The rows (id, user_id, expires_at) that say whether what a caller showed is still valid: a session, or an API key. Fixed
 * SQL, to be put after "from".
 */
export function validSessionRows(caller: { byKey?: boolean }): string {
  return caller.byKey ? keys : 'session'
}

/** The same for sessions and keys together; ids of both are random and never meet. */
export const allValidSessionRows = `(select id, user_id, expires_at from session union all select * from ${keys} as key)`
