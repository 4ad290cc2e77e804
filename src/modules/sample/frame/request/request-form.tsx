import { Button, Input, InputNumber } from 'antd'
import { type FormEvent, useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StoredValue } from '../../parts/example.tsx'
import './request.css'

const MANY = 10

/** A failed request tells the person by itself; whoever sent it only has to stop. */
export function RequestForm() {
  const t = useT()
  const [status, setStatus] = useState(200)
  const [returnCode, setReturnCode] = useState('')
  const [message, setMessage] = useState('')
  const [calls, setCalls] = useState({ sent: 0, answered: 0, failed: 0 })
  const count = (name: keyof typeof calls) => setCalls((before) => ({ ...before, [name]: before[name] + 1 }))
  const call = async () => {
    count('sent')
    try {
      await api.get(`/api/sample/status/${status}`, { query: { returnCode, message } })
      count('answered')
    } catch {
      count('failed')
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void call()
  }
  const callMany = () => {
    for (let times = 0; times < MANY; times += 1) void call()
  }
  return (
    <form className="request-form" onSubmit={submit}>
      <FormField label={t('상태 코드')} width="short">
        {(wiring) => (
          <InputNumber {...wiring} min={200} max={599} value={status} onChange={(value) => setStatus(value ?? 200)} />
        )}
      </FormField>
      <FormField label={t('반환 코드')}>
        {(wiring) => <Input {...wiring} value={returnCode} onChange={({ target }) => setReturnCode(target.value)} />}
      </FormField>
      <FormField label={t('메시지')} width="full">
        {(wiring) => <Input {...wiring} value={message} onChange={({ target }) => setMessage(target.value)} />}
      </FormField>
      <div className="request-buttons">
        <Button type="primary" htmlType="submit">
          {t('호출')}
        </Button>
        <Button onClick={callMany}>{t('10회 호출')}</Button>
      </div>
      <StoredValue name="calls" value={calls} />
    </form>
  )
}
