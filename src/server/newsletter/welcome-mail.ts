import type { Mail } from '#server/mail/mailer.ts'
import { writeMail } from '#server/mail/write-mail.ts'

/** Confirms to an address that it is on the list, with the link that takes it off. */
export function welcomeMail(to: string, origin: string, token: string): Mail {
  return writeMail({
    to,
    subject: 'You are on the PM Pilot list',
    greeting: 'Hello,',
    paragraphs: [
      'This address was entered on the PM Pilot blog to hear about new articles and features.',
      `All articles are at ${origin}/blog. If you did not ask for this, or no longer want it, the link below removes the address at once.`,
    ],
    action: { label: 'Unsubscribe', url: `${origin}/unsubscribe?${new URLSearchParams({ token })}` },
    closing: 'The list is used for nothing else.',
  })
}
