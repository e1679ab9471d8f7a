/**
 * The styles of the page, for the preview's shadow root and for the file alike. Widths are asked of the page itself by
 * container queries, so that the preview in a narrow frame is what a phone shows. No asset is loaded: fonts are the system's.
 */
export const pageStyles = `
.page, .page *, .page *::before, .page *::after { box-sizing: border-box; }
.page {
  container: page / inline-size;
  color-scheme: light;
  --paper: #ffffff; --tint: #eef4f2; --ink: #16242b; --soft: #43545c; --line: #d3dedb;
  --mark: #0d6a58; --on-mark: #ffffff; --late: #9a3f12; --blank: #fff0b8; --on-blank: #4a3600;
  --display: "Avenir Next", Avenir, "Segoe UI", "Helvetica Neue", Arial, sans-serif;
  --body: "Avenir Next", Avenir, "Segoe UI", "Helvetica Neue", Arial, sans-serif;
  --round: 0.75rem; --heavy: 700; --tight: -0.025em;
  background: var(--paper); color: var(--ink); font-family: var(--body); font-size: 1.0625rem; line-height: 1.6;
  overflow-wrap: break-word;
}
.page[data-look="ledger"] {
  --paper: #fbf7ee; --tint: #f2ebdb; --ink: #2a211a; --soft: #5b4d40; --line: #d9cdb6;
  --mark: #7a2e2a; --on-mark: #fffaf0; --late: #7a2e2a; --blank: #ffe59a; --on-blank: #4a3600;
  --display: "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif;
  --body: "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif;
  --round: 0; --heavy: 600; --tight: -0.01em;
}
.page[data-look="night"] {
  color-scheme: dark;
  --paper: #0e1320; --tint: #171e30; --ink: #f1f4fb; --soft: #b3bdd3; --line: #2c3753;
  --mark: #ffc857; --on-mark: #221700; --late: #ff9d7a; --blank: #4d3d00; --on-blank: #ffe9a8;
  --display: "Helvetica Neue", "Arial Nova", Arial, sans-serif;
  --body: "Helvetica Neue", "Arial Nova", Arial, sans-serif;
  --round: 2rem; --heavy: 800; --tight: -0.04em;
}
.page h1, .page h2, .page h3, .page p, .page ul, .page ol, .page blockquote { margin: 0; padding: 0; }
.page ul, .page ol { list-style: none; }
.page .inner { width: min(66rem, 100% - 3rem); margin-inline: auto; }
.page .section { padding-block: clamp(2.5rem, 7cqi, 4.75rem); }
.page h1, .page h2 { font-family: var(--display); font-weight: var(--heavy); letter-spacing: var(--tight); line-height: 1.08; text-wrap: balance; }
.page h1 { max-width: 17ch; font-size: clamp(2.3rem, 7.2cqi, 4.6rem); }
.page h2 { max-width: 22ch; font-size: clamp(1.7rem, 4.4cqi, 2.75rem); margin-block-end: clamp(1.25rem, 4cqi, 2.5rem); }
.page h3 { font-family: var(--display); font-weight: var(--heavy); font-size: 1.25rem; line-height: 1.25; letter-spacing: -0.01em; }
.page .hero { padding-block: clamp(1.5rem, 4cqi, 2.5rem) clamp(3.5rem, 11cqi, 7.5rem); background: var(--tint); }
.page .brand { margin-block-end: clamp(3rem, 10cqi, 6.5rem); font-family: var(--display); font-weight: var(--heavy); font-size: 1.125rem; }
.page .eyebrow { margin-block-end: 1rem; color: var(--mark); font-weight: 600; }
.page .lead { max-width: 52ch; margin-block-start: 1.5rem; color: var(--soft); font-size: clamp(1.125rem, 2.4cqi, 1.375rem); line-height: 1.5; }
.page .call { margin-block-start: 2rem; }
.page .button { display: inline-block; padding: 0.9rem 1.75rem; border-radius: var(--round); background: var(--mark); color: var(--on-mark); font-weight: 700; text-decoration: none; }
.page .button:hover { text-decoration: underline; text-underline-offset: 0.2em; }
.page a:focus-visible, .page summary:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
.page .note { margin-block-start: 0.9rem; color: var(--soft); font-size: 0.9375rem; }
.page .pains { display: grid; gap: 1.5rem; max-width: 46rem; }
.page .pains li { padding-inline-start: 1.25rem; border-inline-start: 4px solid var(--late); font-size: clamp(1.125rem, 2.6cqi, 1.4375rem); line-height: 1.4; }
.page .steps { background: var(--tint); }
.page .path { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); gap: 2rem 2.5rem; counter-reset: step; }
.page .path li { counter-increment: step; padding-block-start: 1rem; border-block-start: 3px solid var(--mark); }
.page .path li::before { content: counter(step); display: block; margin-block-end: 0.5rem; color: var(--mark); font-family: var(--display); font-weight: var(--heavy); font-size: 1.125rem; }
.page .path p { margin-block-start: 0.5rem; color: var(--soft); }
.page .changes { display: grid; }
.page .changes li { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem 3rem; padding-block: 1.5rem; border-block-start: 1px solid var(--line); }
.page .changes li:last-child { border-block-end: 1px solid var(--line); }
.page .today { color: var(--soft); }
.page .then { font-family: var(--display); font-weight: var(--heavy); font-size: 1.25rem; line-height: 1.35; }
.page .label { display: block; margin-block-end: 0.15rem; color: var(--late); font-family: var(--body); font-weight: 600; font-size: 0.875rem; }
.page .then .label { color: var(--mark); }
.page .quotes { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1.5rem; }
.page blockquote { padding: 1.75rem; border-radius: var(--round); background: var(--tint); font-size: 1.125rem; }
.page .answers { max-width: 48rem; }
.page details { border-block-start: 1px solid var(--line); }
.page details:last-child { border-block-end: 1px solid var(--line); }
.page summary { padding-block: 1.1rem; cursor: pointer; font-weight: 650; font-size: 1.125rem; }
.page details p { padding-block-end: 1.4rem; max-width: 60ch; color: var(--soft); }
.page .price { font-family: var(--display); font-weight: var(--heavy); font-size: clamp(1.4rem, 3.4cqi, 2rem); line-height: 1.3; }
.page .pricing { background: var(--tint); }
.page .closing { text-align: center; }
.page .closing h2, .page .closing .lead { margin-inline: auto; }
.page .closing h2 { margin-block-end: 0; }
.page .footer { padding: 2rem 1.5rem; border-block-start: 1px solid var(--line); color: var(--soft); font-size: 0.9375rem; text-align: center; }
.page .blank { padding-inline: 0.2em; border-radius: 0.2em; background: var(--blank); color: var(--on-blank); box-decoration-break: clone; -webkit-box-decoration-break: clone; }
.page[data-look="ledger"] .hero { background: var(--paper); border-block-end: 3px double var(--line); }
.page[data-look="ledger"] .brand { padding-block-end: 1rem; border-block-end: 1px solid var(--ink); }
.page[data-look="ledger"] .path li { border-block-start: 1px solid var(--ink); }
.page[data-look="ledger"] blockquote { background: none; border-inline-start: 3px double var(--mark); font-style: italic; }
.page[data-look="night"] .hero { background: linear-gradient(180deg, #1a2440, var(--paper)); }
.page[data-look="night"] h1 { max-width: 14ch; font-size: clamp(2.5rem, 8.6cqi, 5.6rem); line-height: 1; }
@container page (max-width: 42rem) {
  .page .changes li { grid-template-columns: 1fr; }
  .page .button { display: block; text-align: center; }
}
`
