import { Input } from 'antd'
import { useState } from 'react'
import { FormField } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import type { PopupContentProps } from '#platform/web/popup/popup.ts'
import { usePopupData } from '#platform/web/popup/popup-parts.tsx'

/** A content with input: nothing is confirmed before there is a name. */
export function SampleForm({ editable, childProps }: PopupContentProps) {
  const t = useT()
  const [name, setName] = useState(String(childProps.name ?? ''))
  const [memo, setMemo] = useState('')
  usePopupData(() => ({ name: name.trim(), memo }), name.trim() !== '')
  return (
    <>
      <FormField label={t('이름')} required>
        {(wiring) => (
          <Input {...wiring} value={name} onChange={({ target }) => setName(target.value)} readOnly={!editable} />
        )}
      </FormField>
      <FormField label={t('메모')} width="full">
        {(wiring) => (
          <Input.TextArea
            {...wiring}
            rows={3}
            value={memo}
            onChange={({ target }) => setMemo(target.value)}
            readOnly={!editable}
          />
        )}
      </FormField>
    </>
  )
}
