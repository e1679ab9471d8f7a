import type { ComponentProps } from 'react'
import type { Icon } from '../icon/icon.tsx'

/** One line of a menu. */
export interface Action {
  label: string
  icon?: ComponentProps<typeof Icon>['name']
  /** Destroys something. */
  danger?: boolean
  onPress: () => void
}

/** Lines that belong together. One without a label is set apart from the one before by a line. */
export interface ActionGroup {
  label?: string
  actions: readonly Action[]
}
