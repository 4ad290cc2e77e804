/** What became of an anonymous card: only whoever holds its key is told. */
import { Button, Input } from 'antd'
import { type FormEvent, useState } from 'react'
import { ticketFrom } from '#platform/model/link.ts'
import { ApiError, api } from '#platform/web/api/client.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePageHead } from '#platform/web/pages/page.tsx'
import { Facts } from '#platform/web/parts/facts.tsx'
import { obsCard } from './obs-card.model.ts'

interface Line {
  label: string
  value: string
}

export function ObsCardFollow() {
  const t = useT()
  usePageHead({ title: t('추적키 조회') })
  const [typed, setTyped] = useState('')
  const [lines, setLines] = useState<readonly Line[]>()
  const [problem, setProblem] = useState<string>()
  const ask = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    try {
      const body = { ticket: ticketFrom(typed).slice(0, 20) }
      setLines((await api.post<{ lines: Line[] }>(`${obsCard.api}-follow`, body, { quiet: true })).lines)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setLines(undefined)
      setProblem(messageOf(error))
    }
  }
  return (
    <form className="stack is-narrow" onSubmit={(event) => void ask(event)}>
      <FormField
        name="ticket"
        label={t('추적키')}
        help={t('익명으로 등록할 때 받은 10자리입니다.')}
        {...(problem && { error: { message: problem } })}
      >
        {(wiring) => (
          <Input {...wiring} value={typed} maxLength={20} onChange={({ target }) => setTyped(target.value)} />
        )}
      </FormField>
      <Button type="primary" htmlType="submit" disabled={typed.trim() === ''}>
        {t('조회')}
      </Button>
      {lines && <Facts facts={lines.map(({ label, value }) => [t(label), t(value)])} />}
    </form>
  )
}
