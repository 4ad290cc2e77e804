/** Why: ten characters at least, asked before a line is left out, stopped or let back in. */
import { Button, Input } from 'antd'
import { useState } from 'react'
import { FormField } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'

const MIN_REASON = 10

export function AskReason({ label, onGiven }: { label: string; onGiven(reasonDesc: string): void }) {
  const t = useT()
  const [text, setText] = useState('')
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        onGiven(text.trim())
      }}
    >
      <FormField label={t('사유')} required help={t('10자 이상 입력하십시오. 업체가 이 사유를 봅니다.')} width="full">
        {(wiring) => (
          <Input.TextArea
            {...wiring}
            data-focus-first
            rows={3}
            maxLength={500}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FormField>
      <Button type="primary" htmlType="submit" disabled={[...text.trim()].length < MIN_REASON}>
        {label}
      </Button>
    </form>
  )
}
