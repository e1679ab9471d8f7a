import { agentShapes } from './agent-shapes.tsx'
import { controlShapes } from './control-shapes.tsx'

const shapes = { ...agentShapes, ...controlShapes }
export type IconName = keyof typeof shapes
export const iconNames = Object.keys(shapes)

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(shapes, name)
}

/** These show a direction of reading, not of space. */
const turning: readonly string[] = ['arrow-left', 'arrow-right', 'chevron-right', 'sidebar', 'sign-out']

interface IconProps {
  /** An unknown name, as a new agent's card may hold, shows the compass. */
  name: IconName | (string & {})
  /** Side in CSS pixels where text has its usual size. */
  size?: number
  className?: string | undefined
}

/** Always decoration: what it stands for is said in words beside it or in the control's label. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      className={className}
      // In the measure of the text, so that both grow together.
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      data-turns={turning.includes(name) || undefined}
      aria-hidden="true"
      focusable="false"
    >
      {shapes[isIconName(name) ? name : 'compass']}
    </svg>
  )
}
