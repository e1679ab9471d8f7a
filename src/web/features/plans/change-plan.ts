import { z } from 'zod'
import { type Subscription, subscription } from '#shared/api/account.ts'
import type { SubscriptionRequest } from '#shared/api/plans.ts'
import { apiJson } from '../../http/api-fetch.ts'

const answer = z.object({ subscription })

/** Starts a trial, pays, or goes back to Free. Throws an ApiError. */
export async function changePlan(request: SubscriptionRequest): Promise<Subscription> {
  return (await apiJson('/api/subscription', answer, { method: 'POST', body: request })).subscription
}
