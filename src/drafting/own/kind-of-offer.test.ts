import { expect, test } from 'vitest'
import { kindOfOffer } from './kind-of-offer.ts'

test.each([
  ['A web page on which guests book a table.', 'software'],
  ['The cleaner gets a WhatsApp when the app sees a checkout.', 'software'],
  ['Booking button for your website and Instagram, takes a deposit, texts the guest the day before.', 'software'],
  ['A central repository for agreements that extracts renewal dates on upload.', 'software'],
  ['Stock tracking for plumbing firms. Scan part out, nightly reorder CSV to merchant. Works offline.', 'software'],
  ['shared inbox for small stores, email + instagram DMs in one list', 'software'],
  ['Made with a physiotherapist. Strength training app for women over 50.', 'software'],
  ['A tool with which tutors send an invoice.', 'software'],
  ['im a hairdresser 14 yrs. Snipbook lets clients book by text message.', 'software'],
  ['Staff log mileage over WhatsApp. For care workers and employees on the road.', 'software'],
  ['flaky test finder. reruns failures in isolation', 'software'],
  ['A booking app for tutors and coaches.', 'software'],
  ['Frozen lumpia for nurses after the night shift, heat it in 12 minutes.', 'product'],
  ['Oat soap in a tin, 90 g, no plastic.', 'product'],
  ['A stainless steel lunch box, 650ml, goes in the dishwasher. Order on our website.', 'product'],
  ['A letter on paper each month. No screen, no app.', 'product'],
  ['online maths tutoring from uni students, 1 to 1, 50 min, £18 an hour', 'service'],
  ["Done-for-you podcast production: recording, editing. We're not software like Riverside.", 'service'],
  ['We look after graves for families who moved away. Clean the stone, photos the same day.', 'service'],
  ['A vetted sitter comes to your home: feeding, litter, a photo update after every visit.', 'service'],
])('%s', (brief, expected) => expect(kindOfOffer(brief)).toBe(expected))
