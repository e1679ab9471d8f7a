import type { Mail } from './mailer.ts'

export interface MailContent {
  to: string
  subject: string
  /** The first line, such as "Hello Ada,". */
  greeting: string
  paragraphs: readonly string[]
  /** One link, shown as a button and in full. */
  action?: { label: string; url: string }
  /** A code to type, shown large. */
  code?: string
  /** What to do when the reader did not ask for this. */
  closing: string
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A plain mail, as text and as HTML without pictures, trackers or style sheets. */
export function writeMail(content: MailContent): Mail {
  const { action, code } = content
  const text = [
    content.greeting,
    ...content.paragraphs,
    ...(code ? [`    ${code}`] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    content.closing,
    'PM Pilot',
  ].join('\n\n')
  const paragraph = (line: string, style = '') => `<p style="margin:0 0 16px;${style}">${escaped(line)}</p>`
  const body = [
    paragraph(content.greeting),
    ...content.paragraphs.map((line) => paragraph(line)),
    ...(code ? [paragraph(code, 'font:700 30px/1.2 monospace;letter-spacing:6px')] : []),
    ...(action
      ? [
          `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:#0b6e69;color:#ffffff;font-weight:600;text-decoration:none">${escaped(action.label)}</a></p>`,
          `<p style="margin:0 0 16px;font-size:14px;color:#566079">If the button does not work, open this address:<br><a href="${escaped(action.url)}" style="color:#0b6e69;word-break:break-all">${escaped(action.url)}</a></p>`,
        ]
      : []),
    paragraph(content.closing, 'font-size:14px;color:#566079'),
  ].join('\n')
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(content.subject)}</title></head>
<body style="margin:0;background:#f3f5f8">
<div style="max-width:560px;margin:0 auto;padding:32px 16px;font:16px/1.6 -apple-system,'Segoe UI',Helvetica,Arial,sans-serif;color:#14213d">
<p style="margin:0 0 24px;font-size:20px;font-weight:700">PM Pilot</p>
<div style="padding:28px;border:1px solid #d5dbe5;border-radius:10px;background:#ffffff">
${body}
</div>
</div>
</body></html>`
  return { to: content.to, subject: content.subject, text: `${text}\n`, html }
}
