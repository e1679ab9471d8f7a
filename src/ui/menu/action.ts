import type { IconName } from '../icon/icon.tsx'

/** One line of a menu. */
export interface Action {
  label: string
  icon?: IconName
  /** Destroys something. */
  danger?: boolean
  onPress: () => void
}
