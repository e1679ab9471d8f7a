import { Component, type ReactNode } from 'react'

interface LoadBoundaryProps {
  /** Drawn in place of what could not be. */
  failed: (error: unknown, again: () => void) => ReactNode
  onAgain?: () => void
  /** A change of it is a new try, as another page's address is. */
  resetBy?: string
  children: ReactNode
}

interface Caught {
  error: unknown
}

/** Keeps a failure of what it holds from taking the rest of the page along. */
export class LoadBoundary extends Component<LoadBoundaryProps, { caught: Caught | null }> {
  override state: { caught: Caught | null } = { caught: null }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }

  override componentDidUpdate(before: LoadBoundaryProps) {
    if (this.state.caught && before.resetBy !== this.props.resetBy) this.setState({ caught: null })
  }

  again = () => {
    this.props.onAgain?.()
    this.setState({ caught: null })
  }

  override render() {
    const { caught } = this.state
    return caught ? this.props.failed(caught.error, this.again) : this.props.children
  }
}
