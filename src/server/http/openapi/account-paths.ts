import { me, subscription, usage } from '#shared/api/account.ts'
import { paymentList, planList, subscriptionRequest } from '#shared/api/plans.ts'
import { productProfileAnswer, productTraits } from '#shared/api/product-profile.ts'
import { answers, body, errors, type Json, jsonSchema, readPath, secured } from './openapi-parts.ts'

/** The caller: plan, usage, product, live changes and data. */
export function accountPaths(): Json {
  return {
    '/api/me': readPath('Profile and subscription', jsonSchema(me), 'account'),
    '/api/usage': readPath('Plan, limit and what is left of it', jsonSchema(usage), 'account'),
    '/api/plans': readPath('Plans by price, and who takes payments', jsonSchema(planList), 'account', true),
    '/api/payments': readPath('What was paid, the newest first', jsonSchema(paymentList), 'account'),
    '/api/subscription': {
      post: {
        summary: 'Starts a trial, pays for a plan or goes back to Free',
        tags: ['account'],
        security: secured,
        ...body(subscriptionRequest),
        responses: {
          ...answers({ type: 'object', properties: { subscription: jsonSchema(subscription) } }, 'What holds now'),
          ...errors([
            'INVALID_INPUT',
            'UNAUTHENTICATED',
            'TRIAL_USED',
            'PLAN_HELD',
            'PAYMENT_FAILED',
            'PAYMENT_UNAVAILABLE',
          ]),
        },
      },
    },
    '/api/events': {
      get: {
        summary: "What changes for the user: events 'usage' and 'run', until the session ends",
        tags: ['account'],
        security: secured,
        responses: {
          200: { description: 'Events', content: { 'text/event-stream': { schema: { type: 'string' } } } },
          ...errors(['UNAUTHENTICATED', 'TOO_MANY_REQUESTS']),
        },
      },
    },
    '/api/profile/product': {
      get: {
        summary: 'The product that prefills forms, or null',
        tags: ['account'],
        security: secured,
        responses: {
          ...answers(jsonSchema(productProfileAnswer), 'The product, or null'),
          ...errors(['UNAUTHENTICATED']),
        },
      },
      put: {
        summary: 'Replaces the product; all parts blank forget it',
        tags: ['account'],
        security: secured,
        ...body(productTraits),
        responses: {
          ...answers(jsonSchema(productProfileAnswer), 'The product, or null'),
          ...errors(['UNAUTHENTICATED', 'INVALID_INPUT', 'INVALID_JSON']),
        },
      },
    },
    '/api/account/export': readPath(
      'Everything that is stored of the user, as one file',
      { type: 'object' },
      'account',
    ),
  }
}
