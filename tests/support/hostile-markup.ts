/** Calls this where it is run; nothing of ours has that name. */
export const called = 'pwned'

/** Texts that run code where a page, a file or a link takes them for more than words. */
export const markupPayloads: readonly string[] = [
  `<img src=x onerror="${called}()">`,
  `"><script>${called}()</script>`,
  `'"--></style></title></textarea><svg onload=${called}()>`,
  `javascript:${called}()`,
  `[words](javascript:${called}()) ![words](x" onerror="${called}())`,
  `<iframe srcdoc="<script>${called}()</script>"></iframe>`,
  `<a href="java&#x73;cript:${called}()" onclick="${called}()">words</a>`,
  `data:text/html,<script>${called}()</script>`,
  `]]><ac:structured-macro ac:name="html"><ac:plain-text-body><![CDATA[<script>${called}()</script>]]>`,
  `\\u003cscript\\u003e${called}()\\u003c/script\\u003e &lt;script&gt;${called}()&lt;/script&gt;`,
  `<style>@import "//evil.example/${called}"</style><base href=//evil.example/>`,
  `<form action=javascript:${called}()><button autofocus onfocus=${called}()>`,
]

const elementsThatRun = new Set('script iframe object embed base form link meta style template'.split(' '))
const addresses = new Set('href src srcset action formaction poster data xlink:href'.split(' '))

/**
 * What in this HTML would run or load something: an element or attribute by its name, an address that is none of the web's.
 * Texts are escaped or they are part of what is found. `own` names elements that the page brings itself.
 */
export function runnable(html: string, own: readonly string[] = []): string[] {
  const found: string[] = []
  for (const [, name = '', attributes = ''] of html.matchAll(/<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi)) {
    if (elementsThatRun.has(name.toLowerCase()) && !own.includes(name.toLowerCase()))
      found.push(`<${name}${attributes}>`)
    for (const [, attribute = '', double, single, bare] of attributes.matchAll(
      /\s([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g,
    )) {
      const value = decoded(double ?? single ?? bare ?? '')
      if (/^on/i.test(attribute) || attribute.toLowerCase() === 'srcdoc') found.push(`${name} ${attribute}=${value}`)
      if (!addresses.has(attribute.toLowerCase())) continue
      if (!/^(https?:\/\/|mailto:|#|\/(?!\/)|$)/i.test(value)) found.push(`${name} ${attribute}=${value}`)
    }
  }
  return found
}

function decoded(value: string): string {
  return value
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/[\s\p{Cc}]/gu, '')
}
