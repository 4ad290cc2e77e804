import { Button } from 'antd'
import { useRef, useState } from 'react'
import { FormField, RequiredLegend } from '#platform/web/form/form-field.tsx'
import { TextInput } from '#platform/web/form/text-input.tsx'
import { tellInvalid } from '#platform/web/form/validation.ts'
import { useT } from '#platform/web/i18n/i18n.ts'

/** What is missing is said once, then the first wrong field has the focus. */
export function ValidationSample() {
  const t = useT()
  const form = useRef<HTMLDivElement>(null)
  const [title, setTitle] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const error = isChecked && title === null ? { message: t('제목을 입력하세요.') } : undefined
  const save = () => {
    setChecked(true)
    if (title === null) void tellInvalid(form.current)
  }
  return (
    <div ref={form} className="sample-field">
      <RequiredLegend />
      <FormField label={t('제목')} required {...(error && { error })}>
        {(wiring) => <TextInput wiring={wiring} field={{ max: 100 }} value={title} onChange={setTitle} />}
      </FormField>
      <div>
        <Button type="primary" onClick={save}>
          {t('저장')}
        </Button>
      </div>
    </div>
  )
}
