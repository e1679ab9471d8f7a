import { expect, test } from 'vitest'
import { buttonInGoal, buttonOf, callOfGoal } from './calls.ts'

test.each([
  ['get owners to start the 30 day trial', 'Start the 30 day trial'],
  [
    '100 weekly students by mocks in january. book a first lesson (its half price, £9)',
    'Book a first lesson (its half price, £9)',
  ],
  ['order a first visit before 1 November', 'Order a first visit'],
  ['install from shopify app store', 'Install from shopify app store'],
  ['Get them to book a 20 min intro call', 'Book a 20 min intro call'],
  ['sign up for the free plan', 'Sign up for the free plan'],
  ['create a profile', 'Create a profile'],
  ['Book free meet & greets', 'Book free meet & greets'],
  ['Book 20 demos by May', null],
  ['200 sign-ups in 6 weeks', null],
  ['Demo requests', null],
  ['more downloads and that people stay', null],
])('%s asks for: %s', (goal, button) => {
  expect(buttonInGoal(goal)).toBe(button)
})

test.each([
  ['trial signups', 'Start the trial'],
  ['Demo requests', 'Book a demo'],
  ['App installs', 'Download'],
  ['principal replies and agrees to a pilot', 'Ask for a pilot'],
  ['order a first visit before 1 November', 'Get started'],
  ['40 people on the free trial', 'Try it free'],
])('%s: %s', (goal, button) => {
  expect(buttonOf(callOfGoal(goal, 'get started'))).toBe(button)
})
