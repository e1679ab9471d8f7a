import type { Database } from '#server/db/database.ts'

interface NewUser {
  id: string
  isAnonymous?: boolean | null | undefined
  firstName?: unknown
  lastName?: unknown
  selectedPlan?: unknown
}

const textOrNull = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim().slice(0, 200) : null)

/**
 * What every new account has beside the library's rows: a profile and a subscription without a plan, "active" for free and
 * "trial" for a paid choice; both mean the limits of Free until the payment page is passed. Guests have neither.
 */
export async function createAccount(database: Database, user: NewUser): Promise<void> {
  if (user.isAnonymous) return
  const status = user.selectedPlan === 'starter' || user.selectedPlan === 'pro' ? 'trial' : 'active'
  await database.pool.query(
    `with profile as (
       insert into profiles (id, first_name, last_name) values ($1, $2, $3) on conflict (id) do nothing
     )
     insert into user_subscriptions (user_id, plan_id, status) values ($1, null, $4) on conflict (user_id) do nothing`,
    [user.id, textOrNull(user.firstName), textOrNull(user.lastName), status],
  )
}
