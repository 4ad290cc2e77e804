import { useT } from '#platform/web/i18n/i18n.ts'
import { Example } from '../parts/example.tsx'
import { PagedList } from './paged-list.tsx'
import source from './paged-list.tsx?raw'

export function PagedSamples() {
  const t = useT()
  return (
    <Example
      title={t('짧은 쪽으로 나눈 목록')}
      about={t('화면 한쪽에 놓는 작은 목록입니다. 10건씩 보이고, 서버에는 20건씩 요청합니다.')}
      source={source}
    >
      <PagedList />
    </Example>
  )
}
