import { defineFiles } from '#agents/_kit/define-files.ts'
import { languageIn } from '#agents/_kit/document-language.ts'
import { directionOf } from '#shared/labels/direction.ts'
import agent from './agent.ts'
import { saidIn } from './page/page-node.ts'
import { pageStyles } from './page/page-styles.ts'
import { pageTree } from './page/page-tree.ts'
import { escapeHtml, toHtml } from './page/to-html.ts'

/** One page that needs no other file: no script, no asset, every text escaped. */
export default defineFiles(agent, {
  html: (result, _context, say) => `<!doctype html>
<html lang="${languageIn(result) ?? 'en'}" dir="${directionOf(languageIn(result))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(result.seo.title)}</title>
<meta name="description" content="${escapeHtml(result.seo.description)}">
<meta property="og:title" content="${escapeHtml(result.seo.title)}">
<meta property="og:description" content="${escapeHtml(result.seo.description)}">
<!-- Texts in [brackets] are blanks: fill in each of them before you publish, and put your address behind the buttons. -->
<style>
html { scroll-behavior: smooth; }
body { margin: 0; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
.skip { position: absolute; inset-block-start: -4rem; inset-inline-start: 1rem; padding: 0.5rem 1rem; background: #fff; color: #111; }
.skip:focus { inset-block-start: 0.5rem; }
${pageStyles.trim()}
</style>
</head>
<body>
<a class="skip" href="#main">${escapeHtml(say('Skip to content'))}</a>
${toHtml(saidIn(pageTree(result), say))}
</body>
</html>
`,
})
