import { describe, expect, test } from 'vitest'
import { withoutConnectedTools } from './connected-tools.ts'

const left = (text: string) => withoutConnectedTools(text).replace(/\s+/g, ' ').trim()

describe('tools that a product is connected to', () => {
  test.each([
    ['AI meeting notes that create Jira tickets', 'AI meeting notes that create'],
    ['bot that joins our standup and posts a summary to slack', 'bot that joins our standup and posts a summary to'],
    ['time tracking that exports to QuickBooks or Xero', 'time tracking that exports to'],
    ['notetaker that joins sales calls and fills in the CRM', 'notetaker that joins sales calls and fills in'],
    [
      'Our AI finds the parts, checks stock in your ERP (SAP, Epicor) and drafts the quote in Outlook',
      'Our AI finds the parts, checks stock in and drafts the quote in',
    ],
  ])('%s', (text, rest) => expect(left(text)).toBe(rest))

  test.each([
    'connect Shopify to QuickBooks',
    'a crm for freelancers',
    'shopify app that wins back abandoned carts over whatsapp',
    'make an internal admin panel out of a google sheet',
    'an alternative to Jira',
    'a calendar for shared custody',
  ])('what the product is about stays: %s', (text) => expect(left(text)).toBe(text))

  test('all other words keep their places', () => {
    const text = 'Form builder that saves answers to Google Sheets and mails them'
    expect(withoutConnectedTools(text)).toHaveLength(text.length)
  })
})
