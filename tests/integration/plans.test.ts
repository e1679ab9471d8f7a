import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { createLog } from '#server/observe/log.ts'
import { changeSubscription } from '#server/payment/change-subscription.ts'
import { type PaymentProvider, PaymentRefused } from '#server/payment/payment-provider.ts'
import { createRenewals } from '#server/payment/renewals.ts'
import type { Me, Subscription, Usage } from '#shared/api/account.ts'
import { type PaymentList, type PlanList, planList } from '#shared/api/plans.ts'
import { guest, type Person, signUp } from '#tests/support/person.ts'
import { researchIdea } from '#tests/support/sample-idea.ts'
import { createTestApp, type TestApp } from '#tests/support/test-app.ts'

const subscribe = (person: Person, plan: string, trial?: boolean) =>
  person.send<{ subscription: Subscription }>('POST', '/api/subscription', {
    plan,
    ...(trial === undefined ? {} : { trial }),
  })
const usageOf = async (person: Person) => (await person.send<Usage>('GET', '/api/usage')).body
const subscriptionOf = async (person: Person) => (await person.send<Me>('GET', '/api/me')).body.subscription
const paymentsOf = async (person: Person) => (await person.send<PaymentList>('GET', '/api/payments')).body.payments
const daysFromNow = (date: string | null | undefined) => (Date.parse(date ?? '') - Date.now()) / 86_400_000

describe('plans and payment', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  test('the plans are there by price, with their features, to everybody', async () => {
    const answer = await fetch(`${app.url}/api/plans`)
    const { plans, payment }: PlanList = planList.parse(await answer.json())
    expect(payment).toBe('simulated')
    expect(plans.map(({ name, price, features }) => [name, price, features.usage_limit])).toEqual([
      ['Free', 0, 50],
      ['Starter', 23, 100],
      ['Pro', 79, -1],
    ])
    for (const { features } of plans) expect(features).toMatchObject({ free_agents: 'all', premium_agents: true })
  })

  test('a paid plan chosen at sign-up has the limits of Free until its payment page is passed', async () => {
    const ada = await signUp(app.url, { selectedPlan: 'pro' })
    expect(await subscriptionOf(ada)).toEqual({
      plan: 'Free',
      status: 'trial',
      trial: false,
      endsAt: null,
      planAfterTrial: null,
      trialUsed: false,
      endedTrial: null,
      billing: null,
      renewsAt: null,
    })
    expect(await usageOf(ada)).toMatchObject({ plan: 'Free', limit: 50, remaining: 50 })
    const { status, body } = await subscribe(ada, 'pro', true)
    expect(status).toBe(200)
    expect(body.subscription).toMatchObject({ plan: 'Pro', status: 'active', trial: true, trialUsed: true })
    expect(daysFromNow(body.subscription.endsAt)).toBeCloseTo(7, 2)
    expect(await usageOf(ada)).toMatchObject({ plan: 'Pro', limit: -1, remaining: -1 })
  })

  test('a trial is had once, also by many requests at once, and ends by itself', async () => {
    const ada = await signUp(app.url)
    const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe(ada, 'starter', true)))
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200, body: { subscription: { plan: 'Starter', trial: true } } })
    expect(await subscribe(ada, 'pro', true)).toMatchObject({ status: 409, body: { code: 'TRIAL_USED' } })
    expect((await usageOf(ada)).limit).toBe(100)

    await app.query(`update user_subscriptions set ends_at = now() - interval '1 second' where user_id = $1`, [
      ada.userId,
    ])
    expect(await usageOf(ada)).toMatchObject({ plan: 'Free', limit: 50, trialEndsAt: null })
    expect(await subscriptionOf(ada)).toMatchObject({ plan: 'Free', trial: false, endsAt: null, trialUsed: true })
    expect(await subscribe(ada, 'starter', true)).toMatchObject({
      status: 409,
      body: { code: 'TRIAL_USED', error: 'Your free trial was already used.' },
    })
    expect((await subscribe(ada, 'starter')).body.subscription).toMatchObject({ plan: 'Starter', endsAt: null })
  })

  test('an ended trial meets the limit of Free at the next run', async () => {
    const ada = await signUp(app.url)
    await subscribe(ada, 'starter', true)
    const period = new Date().toISOString().slice(0, 7)
    await app.query('insert into usage_counters (user_id, period, settled) values ($1, $2, 60)', [ada.userId, period])
    expect(await usageOf(ada)).toMatchObject({ used: 60, remaining: 40 })
    await app.query(`update user_subscriptions set ends_at = now() where user_id = $1`, [ada.userId])
    expect(await usageOf(ada)).toMatchObject({ plan: 'Free', used: 60, remaining: 0 })
    expect(await ada.send('POST', '/functions/v1/market-research', researchIdea)).toMatchObject({
      status: 402,
      body: { code: 'USAGE_LIMIT_REACHED', error: 'You have used all 50 uses this month.' },
    })
  })

  test('an upgrade lets somebody go on at once; without a limit the counter still counts', async () => {
    const ada = await signUp(app.url)
    const period = new Date().toISOString().slice(0, 7)
    await app.query('insert into usage_counters (user_id, period, settled) values ($1, $2, 50)', [ada.userId, period])
    expect((await ada.send('POST', '/functions/v1/market-research', researchIdea)).status).toBe(402)
    expect((await subscribe(ada, 'starter')).status).toBe(200)
    expect((await ada.send('POST', '/functions/v1/market-research', researchIdea)).status).toBe(200)
    expect(await usageOf(ada)).toMatchObject({ plan: 'Starter', limit: 100, used: 51, remaining: 49 })
    await app.query('update usage_counters set settled = 100 where user_id = $1', [ada.userId])
    expect(await ada.send('POST', '/functions/v1/market-research', researchIdea)).toMatchObject({
      status: 402,
      body: { error: 'You have used all 100 uses this month.' },
    })
    expect((await subscribe(ada, 'pro')).status).toBe(200)
    expect((await ada.send('POST', '/functions/v1/market-research', researchIdea)).status).toBe(200)
    expect(await usageOf(ada)).toMatchObject({ plan: 'Pro', limit: -1, used: 101, remaining: -1 })
  })

  test('back to Free keeps what was used, and the trial stays used', async () => {
    const ada = await signUp(app.url)
    await subscribe(ada, 'starter', true)
    expect(await subscribe(ada, 'starter')).toMatchObject({ status: 200, body: { subscription: { trial: false } } })
    expect(await subscribe(ada, 'starter', true)).toMatchObject({ status: 409, body: { code: 'TRIAL_USED' } })
    expect(await subscribe(ada, 'free')).toMatchObject({
      status: 200,
      body: { subscription: { plan: 'Free', status: 'active', endsAt: null, trialUsed: true } },
    })
    expect(await usageOf(ada)).toMatchObject({ plan: 'Free', limit: 50 })
  })

  test('somebody who pays for Starter tries Pro, and is on Starter again when the trial ends', async () => {
    const ada = await signUp(app.url)
    const { renewsAt } = (await subscribe(ada, 'starter')).body.subscription
    expect(await subscribe(ada, 'starter', true)).toMatchObject({
      status: 409,
      body: { code: 'PLAN_HELD', error: 'You already have the Starter plan.' },
    })
    expect((await subscribe(ada, 'pro', true)).body.subscription).toMatchObject({
      plan: 'Pro',
      trial: true,
      planAfterTrial: 'Starter',
      billing: 'monthly',
      renewsAt,
    })
    expect(await usageOf(ada)).toMatchObject({ plan: 'Pro', limit: -1, planAfterTrial: 'Starter' })
    await app.query(`update user_subscriptions set ends_at = now() - interval '1 minute' where user_id = $1`, [
      ada.userId,
    ])
    expect(await subscriptionOf(ada)).toMatchObject({
      plan: 'Starter',
      trial: false,
      endedTrial: { plan: 'Pro' },
      billing: 'monthly',
      renewsAt,
    })
    expect(await usageOf(ada)).toMatchObject({ plan: 'Starter', limit: 100, trialEndsAt: null, endedTrial: 'Pro' })
    expect((await paymentsOf(ada)).map(({ plan }) => plan)).toEqual(['Starter'])
  })

  test('somebody who pays for Starter leaves the trial of Pro early, and pays nothing twice', async () => {
    const ada = await signUp(app.url)
    await subscribe(ada, 'starter')
    await subscribe(ada, 'pro', true)
    expect((await subscribe(ada, 'starter')).body.subscription).toMatchObject({ plan: 'Starter', trial: false })
    expect(await paymentsOf(ada)).toHaveLength(1)
    await subscribe(ada, 'pro')
    expect((await paymentsOf(ada)).map(({ plan, amount }) => [plan, amount])).toEqual([
      ['Pro', 79],
      ['Starter', 23],
    ])
  })

  test('a year is paid at once, and a month can become a year', async () => {
    const ada = await signUp(app.url)
    await subscribe(ada, 'pro')
    const yearly = await ada.send<{ subscription: Subscription }>('POST', '/api/subscription', {
      plan: 'pro',
      billing: 'yearly',
    })
    expect(yearly.body.subscription).toMatchObject({ plan: 'Pro', billing: 'yearly' })
    expect(daysFromNow(yearly.body.subscription.renewsAt)).toBeGreaterThan(364)
    expect((await paymentsOf(ada)).map(({ billing, amount }) => [billing, amount])).toEqual([
      ['yearly', 780],
      ['monthly', 79],
    ])
    expect(await ada.send('POST', '/api/subscription', { plan: 'pro', billing: 'weekly' })).toMatchObject({
      status: 400,
      body: { error: 'Billing must be monthly or yearly' },
    })
  })

  test('a paid plan is renewed once each period, also by two servers; a refusal ends it, an outage waits', async () => {
    const ada = await signUp(app.url)
    await subscribe(ada, 'starter')
    const due = () =>
      app.query(`update user_subscriptions set renews_at = now() - interval '1 hour' where user_id = $1`, [ada.userId])
    const database = openDatabase(app.connection, { onError: () => undefined })
    const log = createLog('silent')
    let answer: 'pays' | 'refuses' | 'is down' = 'pays'
    const provider: PaymentProvider = {
      id: 'simulated',
      async charge({ idempotencyKey }) {
        if (answer === 'refuses') throw new PaymentRefused('card expired')
        if (answer === 'is down') throw new Error('no answer')
        return { reference: idempotencyKey }
      },
      stop: async () => undefined,
    }
    const servers = [1, 2].map(() => createRenewals({ database, provider, log }))
    const pass = async () =>
      (await Promise.all(servers.map((server) => server.run()))).reduce((sum, one) => sum + one, 0)
    try {
      expect(await pass()).toBe(0)
      await due()
      expect(await pass()).toBe(1)
      expect(await paymentsOf(ada)).toHaveLength(2)
      expect(daysFromNow((await subscriptionOf(ada))?.renewsAt)).toBeGreaterThan(26)
      answer = 'is down'
      await due()
      expect(await pass()).toBe(0)
      expect(await subscriptionOf(ada)).toMatchObject({ plan: 'Starter', billing: 'monthly' })
      answer = 'refuses'
      await pass()
      expect(await subscriptionOf(ada)).toMatchObject({ plan: 'Free', billing: null, renewsAt: null })
      expect(await paymentsOf(ada)).toHaveLength(2)
    } finally {
      for (const server of servers) server.close()
      await database.close()
    }
  })

  test('one user whom the provider fails for holds up nobody else; after months without a server one period is charged', async () => {
    const [ada, ben] = [await signUp(app.url), await signUp(app.url)]
    await subscribe(ada, 'starter')
    await subscribe(ben, 'starter')
    await app.query(`update user_subscriptions set renews_at = now() - interval '5 months' where user_id = $1`, [
      ada.userId,
    ])
    await app.query(`update user_subscriptions set renews_at = now() - interval '4 months' where user_id = $1`, [
      ben.userId,
    ])
    const database = openDatabase(app.connection, { onError: () => undefined })
    const charges: string[] = []
    const provider: PaymentProvider = {
      id: 'simulated',
      async charge({ userId, idempotencyKey }) {
        charges.push(userId)
        if (userId === ada.userId) throw new Error('no answer')
        return { reference: idempotencyKey }
      },
      stop: async () => undefined,
    }
    const renewals = createRenewals({ database, provider, log: createLog('silent') })
    try {
      expect(await renewals.run()).toBe(1)
      expect(charges).toEqual([ada.userId, ben.userId])
      expect(daysFromNow((await subscriptionOf(ben))?.renewsAt)).toBeGreaterThan(26)
    } finally {
      renewals.close()
      await database.close()
    }
  })

  test('guests, strangers and unknown plans are refused', async () => {
    expect(await subscribe(await guest(app.url), 'starter')).toMatchObject({
      status: 401,
      body: { error: 'Please sign in to upgrade your plan.' },
    })
    const answer = await fetch(`${app.url}/api/subscription`, { method: 'POST', body: '{"plan":"pro"}' })
    expect(answer.status).toBe(401)
    const ada = await signUp(app.url)
    expect(await subscribe(ada, 'gold')).toMatchObject({ status: 400, body: { error: 'Invalid plan selected.' } })
    expect(await ada.send('POST', '/api/subscription', { plan: 'pro', price: 0 })).toMatchObject({ status: 400 })
    expect((await usageOf(ada)).plan).toBe('Free')
  })

  test('without a payment provider nobody can upgrade, but everybody can leave', async () => {
    const other = await app.secondServer({ PAYMENT: 'none' })
    const ada = await signUp(app.url)
    await subscribe(ada, 'starter')
    const there = (plan: string) =>
      fetch(`${other.url}/api/subscription`, {
        method: 'POST',
        headers: { authorization: `Bearer ${ada.accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ plan }),
      })
    expect(await (await fetch(`${other.url}/api/plans`)).json()).toMatchObject({ payment: 'none' })
    const refused = await there('pro')
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { error: 'Payment integration will be available soon!', code: 'PAYMENT_UNAVAILABLE' },
    ])
    expect((await there('free')).status).toBe(200)
    expect((await usageOf(ada)).plan).toBe('Free')
  })

  test('a refused payment changes nothing; a repeated one is the same charge; leaving stops it', async () => {
    const ada = await signUp(app.url)
    const database = openDatabase(app.connection, { onError: () => undefined })
    const log = createLog('silent')
    const keys: string[] = []
    const stopped: string[] = []
    let refusing = true
    const provider: PaymentProvider = {
      id: 'simulated',
      async charge({ idempotencyKey, amount }) {
        keys.push(idempotencyKey)
        if (refusing) throw new PaymentRefused('card declined')
        return { reference: `paid-${amount}` }
      },
      stop: async (reference) => void stopped.push(reference),
    }
    const change = (plan: 'free' | 'starter' | 'pro') =>
      changeSubscription({ database, provider, log }, ada.userId, { plan, trial: false, billing: 'monthly' })
    try {
      await expect(change('starter')).rejects.toMatchObject({
        code: 'PAYMENT_FAILED',
        userMessage: 'Payment failed. Please try again.',
      })
      expect((await usageOf(ada)).plan).toBe('Free')
      refusing = false
      expect((await change('starter')).plan).toBe('Starter')
      expect(keys[0]).toBe(keys[1])
      await change('starter')
      expect(keys).toHaveLength(2)
      await change('pro')
      expect(stopped).toEqual(['paid-23'])
      await change('free')
      expect(stopped).toEqual(['paid-23', 'paid-79'])
      await change('starter')
      expect(new Set(keys).size).toBe(3)
    } finally {
      await database.close()
    }
  })
})
