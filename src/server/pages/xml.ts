/** Text inside an XML element or a quoted attribute. Characters that XML 1.0 forbids are dropped. */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** An element with text. */
export const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`
