import type { FindingKind } from './findings.ts'

/**
 * A form as data: which input each widget edits, in which order and group. Validation is the input schema's alone.
 */
interface FieldBase<Name extends string> {
  name: Name
  label: string
  /** Marks the label with *. */
  required?: boolean
  /** Under the field. */
  help?: string
}

export interface TextField<Name extends string> extends FieldBase<Name> {
  widget: 'text' | 'textarea'
  placeholder?: string
  rows?: number
  /** Shows the counter n/limit. The field takes more, so that nothing pasted is lost; the schema refuses it. */
  counter?: number
  /** Enter starts the run. */
  submitOnEnter?: boolean
}

export interface SelectField<Name extends string> extends FieldBase<Name> {
  widget: 'select'
  options: readonly { value: string; label: string }[]
}

export interface CheckboxField<Name extends string> extends FieldBase<Name> {
  widget: 'checkbox'
}

export interface NumberField<Name extends string> extends FieldBase<Name> {
  widget: 'number'
  min: number
  max: number
}

/** Chooses a table file, uploads it and shows its first rows. Sets several inputs: those of `file-input.ts`. */
export interface FileField<Name extends string> extends FieldBase<Name> {
  widget: 'file'
  /** The inputs that it sets beside the one that it is named after. */
  also: readonly Name[]
}

export type FormField<Name extends string = string> =
  | TextField<Name>
  | SelectField<Name>
  | CheckboxField<Name>
  | NumberField<Name>
  | FileField<Name>

/** What a product profile holds. `market` is the trade or category in the user's words. */
export type ProductTrait = 'name' | 'description' | 'audience' | 'market'

export interface AgentForm<Input extends object> {
  /** Heading of the form card. */
  title: string
  description?: string
  groups: readonly { title?: string; fields: readonly FormField<Extract<keyof Input, string>>[] }[]
  /** What the form holds before the user types. */
  defaults: Input
  /** The fields that must be non-blank before the button is enabled. */
  enabledBy: readonly Extract<keyof Input, string>[]
  submit: string
  /** Shows the Reset button. */
  reset?: boolean
  /**
   * Which fields take what is known of the product: they are prefilled from the user's product profile, and a result's
   * 'Use in ...' hands their values to the same entries of the next agent.
   */
  about: Partial<Record<ProductTrait, Extract<keyof Input, string>>>
  /** Which fields take what other agents have found (`finds` of their definitions), where they are empty. */
  takes?: Partial<Record<FindingKind, Extract<keyof Input, string>>>
  /** Labels of the two tabs, where form and result are shown one at a time. The second opens when there is a result. */
  tabs?: { input: string; output: string }
  /** Shows how far a run is as a bar under the form. */
  progressBar?: boolean
  /** Label of the button over a finished result that clears it and leads back to the form, such as 'New Scan'. */
  again?: string
}
