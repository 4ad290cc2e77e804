import { Component, type ReactNode } from 'react'
import { logError } from '#platform/web/api/error-log.ts'
import { Failed } from '#platform/web/parts/states.tsx'

/** A page that breaks takes nothing else with it, and can be tried again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error) {
    logError('render', error)
  }

  override render() {
    if (!this.state.error) return this.props.children
    return <Failed error={this.state.error} onRetry={() => this.setState({ error: null })} />
  }
}
