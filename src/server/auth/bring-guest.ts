import type { Database } from '#server/db/database.ts'
import type { Auth } from './auth.ts'
import type { AuthGuard } from './guarded-request.ts'
import { moveGuestData } from './move-guest-data.ts'

/** Where the page names the guest's session whose runs come along after the second factor. */
export const guestSessionHeader = 'x-guest-session'

/** The library moves a guest's runs at sign-in; with a second factor the sign-in ends here. */
export const bringGuest =
  (auth: Auth, database: Database): AuthGuard =>
  async ({ headers, onSuccess }) => {
    const token = headers.get(guestSessionHeader)
    if (!token) return
    onSuccess(async (answer) => {
      const guest = await auth.api.getSession({ headers: new Headers({ authorization: `Bearer ${token}` }) })
      const account = answer.user as { id?: unknown } | undefined
      if (!guest?.user.isAnonymous || typeof account?.id !== 'string') return
      await moveGuestData(database, guest.user.id, account.id)
    })
  }
