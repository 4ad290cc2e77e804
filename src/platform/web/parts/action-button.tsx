/** Buttons that do something on the server. */
import { Button, type ButtonProps } from 'antd'
import { LoaderCircle } from 'lucide-react'
import { useRef, useState } from 'react'
import './action-button.css'
import { alreadyTold } from '#platform/web/api/failures.ts'
import { BUTTON_LOADING_MS } from '#platform/web/constants.ts'

/**
 * S-274: what runs is shown for 600 ms at least, and until it has ended; meanwhile it cannot be started again. Where it
 * was refused it can be tried again at once: nothing was done that a second press could do twice. A failed request has
 * been told by the client, or by the action that asked for it quietly.
 */
function useAction(action: () => unknown): { run(): Promise<void>; isRunning: boolean } {
  const [isRunning, setRunning] = useState(false)
  const isBusy = useRef(false)
  const run = async () => {
    if (isBusy.current) return
    isBusy.current = true
    setRunning(true)
    const shown = new Promise((resolve) => setTimeout(resolve, BUTTON_LOADING_MS))
    try {
      const done = await action()
      if (done !== false) await shown
    } catch (error) {
      alreadyTold(error)
    } finally {
      isBusy.current = false
      setRunning(false)
    }
  }
  return { run, isRunning }
}

interface ActionButtonProps extends Omit<ButtonProps, 'onClick' | 'loading'> {
  /** A promise keeps the button busy until it ends. False: refused, and told by the action itself. */
  onAction(): unknown
}
export function ActionButton({ onAction, ...props }: ActionButtonProps) {
  const { run, isRunning } = useAction(onAction)
  // An icon of our own: the library's would change the name of the button.
  const icon = <LoaderCircle className="spinning" size={16} aria-hidden />
  return <Button {...props} loading={isRunning && { icon }} aria-busy={isRunning} onClick={run} />
}
