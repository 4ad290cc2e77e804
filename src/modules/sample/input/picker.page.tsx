import { useT } from '#platform/web/i18n/i18n.ts'
import { Example } from '../parts/example.tsx'
import { PickerSample } from './picker.sample.tsx'
import pickerSource from './picker.sample.tsx?raw'

export function PickerSamples() {
  const t = useT()
  return (
    <Example
      title={t('기준정보 선택')}
      about={t('이름을 입력하고 Enter를 누르거나, 단추로 찾아서 고릅니다.')}
      source={pickerSource}
      states={['edit', 'read', 'error']}
    >
      {(state) => <PickerSample state={state} />}
    </Example>
  )
}
