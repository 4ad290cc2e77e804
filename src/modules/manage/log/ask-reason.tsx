/** Why something is done, asked before it is done. */
import { Button } from 'antd'
import { useState } from 'react'
import { ApiError } from '#platform/web/api/client.ts'
import { showFailure } from '#platform/web/api/failures.ts'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { TextInput } from '#platform/web/form/text-input.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'

interface Asking {
  title: string
  help: string
  confirmText: string
  danger?: boolean
  /** Done with the reason; what the server has against it is shown at the field. */
  run(reasonDesc: string): Promise<void>
}

/** @returns whether it was done */
export const askReason = async (asking: Asking): Promise<boolean> =>
  (await openDialog<true>({
    label: asking.title,
    width: 'min(520px, 92vw)',
    content: (close) => <ReasonForm {...asking} onDone={() => close(true)} />,
  })) ?? false

const REASON = { max: 500, lines: 3 }

function ReasonForm({ help, confirmText, danger = false, run, onDone }: Asking & { onDone(): void }) {
  const t = useT()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<{ message: string }>()
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      await run(reason.trim())
      onDone()
    } catch (error) {
      const found = error instanceof ApiError ? error.problems.find(({ field }) => field === 'reasonDesc') : undefined
      if (found) setProblem(found)
      else showFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="log-reason">
      <FormField label={t('사유')} required width="full" help={help} error={problem}>
        {(wiring) => (
          <TextInput wiring={wiring} field={REASON} value={reason} onChange={(value) => setReason(value ?? '')} />
        )}
      </FormField>
      <Button
        type="primary"
        danger={danger}
        loading={isBusy}
        disabled={reason.trim() === ''}
        onClick={() => void send()}
      >
        {confirmText}
      </Button>
    </div>
  )
}
