import { Input } from 'antd'
import { useId, useState } from 'react'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage } from '#platform/web/pages/page.tsx'
import { useUnsaved } from '#platform/web/pages/use-unsaved.ts'
import { StoredValue } from '../parts/example.tsx'

/** Two menu rows, one page: each is its own tab with its own input. */
export function MemoSample() {
  const t = useT()
  const id = useId()
  const { param } = usePage()
  const [memo, setMemo] = useState('')
  useUnsaved(memo !== '')
  return (
    <>
      <p>
        {t('매개변수')} <StoredValue name="param" value={param} />
      </p>
      <label htmlFor={id}>{t('메모')}</label>
      <Input id={id} value={memo} onChange={(event) => setMemo(event.target.value)} />
      <StoredValue name="memo" value={memo} />
    </>
  )
}
