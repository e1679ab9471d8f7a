import { createRequire } from 'node:module'

type PrinterModule = typeof import('pdfmake/js/Printer.js')
type LayoutBuilderModule = typeof import('pdfmake/js/LayoutBuilder.js')
type TextInlinesModule = typeof import('pdfmake/js/TextInlines.js')
type RendererModule = typeof import('pdfmake/js/Renderer.js')

// Loaded as CommonJS on purpose: loaders disagree about the default export of such files.
const require = createRequire(import.meta.url)
const printerModule: PrinterModule = require('pdfmake/js/Printer.js')
const layoutBuilderModule: LayoutBuilderModule = require('pdfmake/js/LayoutBuilder.js')
const textInlinesModule: TextInlinesModule = require('pdfmake/js/TextInlines.js')
const rendererModule: RendererModule = require('pdfmake/js/Renderer.js')

/** Lays out a document and writes it, with files from a store that it is given. */
export const Printer = printerModule.default

/** Draws laid-out lines; shared by all printers of the process. */
export const Renderer = rendererModule.default

/** Breaks paragraphs into lines; shared likewise. */
export const LayoutBuilder = layoutBuilderModule.default

/** Breaks texts into words and measures them; shared likewise. */
export const TextInlines = textInlinesModule.default
