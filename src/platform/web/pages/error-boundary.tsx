import { Component, type ReactNode } from 'react'
import { logError } from '#platform/web/api/error-log.ts'
import { Failed } from '#platform/web/parts/states.tsx'

interface Props {
  children: ReactNode
  /** Leaves nothing in its place: for what is not the page itself. */
  isQuiet?: boolean
}

/** A page that breaks takes nothing else with it, and can be tried again. */
export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error) {
    logError('render', error)
  }

  override render() {
    if (!this.state.error) return this.props.children
    if (this.props.isQuiet) return null
    return <Failed error={this.state.error} onRetry={() => this.setState({ error: null })} />
  }
}
