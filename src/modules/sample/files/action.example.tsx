import { useState } from 'react'
import { api } from '#platform/web/api/client.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { ActionButton } from '#platform/web/parts/action-button.tsx'
import { Example, StoredValue } from '../parts/example.tsx'
import source from './action.example.tsx?raw'

export function ActionExample() {
  const t = useT()
  const [total, setTotal] = useState<number | null>(null)
  const count = async () => setTotal((await api.get<{ total: number }>('/api/sample/rows')).total)
  return (
    <Example
      title={t('처리 버튼')}
      about={t('0.6초 이상, 요청이 끝날 때까지 처리 중으로 보이고 다시 눌리지 않습니다.')}
      source={source}
    >
      <div>
        <ActionButton onAction={count}>{t('건수 조회')}</ActionButton>
      </div>
      <StoredValue name="건수" value={total} />
    </Example>
  )
}
