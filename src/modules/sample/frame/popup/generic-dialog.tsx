import { Button, Select } from 'antd'
import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'

/** A dialog of one's own, once: title, width, top offset; what it is closed with is its answer. */
export function GenericDialog() {
  const t = useT()
  const open = () =>
    openDialog<string>({
      label: t('일반 대화상자'),
      width: '50%',
      top: '80px',
      content: () => (
        <FormField label={t('상태')}>
          {(wiring) => (
            <Select
              {...wiring}
              className="form-select"
              options={[
                { value: 'A', label: t('편집') },
                { value: 'B', label: t('읽기 전용') },
              ]}
            />
          )}
        </FormField>
      ),
      actions: (close) => (
        <Button type="primary" onClick={() => close('A')}>
          {t('확인')}
        </Button>
      ),
    })
  return (
    <div>
      <Button onClick={() => void open()}>{t('일반 대화상자')}</Button>
    </div>
  )
}
