/** What leaves a table: files and paper. */
import { useQuery } from '@tanstack/react-query'
import { api } from '#platform/web/api/client.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePageHead } from '#platform/web/pages/page.tsx'
import type { ListPart } from '#platform/web/table/infinite/list-parts.ts'
import { Example } from '../parts/example.tsx'
import type { SampleRow } from '../sample-rows.ts'
import { ExportAll } from './export-all.tsx'
import allSource from './export-all.tsx?raw'
import { ExportBackground } from './export-background.tsx'
import backgroundSource from './export-background.tsx?raw'
import { ExportCards } from './export-cards.tsx'
import cardsSource from './export-cards.tsx?raw'
import { ExportPages } from './export-pages.tsx'
import pagesSource from './export-pages.tsx?raw'
import './lists.css'

export function ExportSamples() {
  const t = useT()
  usePageHead({ title: t('파일과 인쇄') })
  return (
    <>
      <Example
        title={t('파일과 인쇄: 모든 유형')}
        about={t(
          '행이 모두 화면에 있으면 브라우저가 엑셀 파일을 씁니다. 보이는 열과 순서, 겹친 머리글이 그대로 담깁니다.',
        )}
        source={allSource}
      >
        <ExportAll />
      </Example>
      <Example
        title={t('파일: 서버가 나누는 목록')}
        about={t('파일을 만들 때 모든 쪽을 차례로 요청합니다. 진행 상태가 보이고 취소할 수 있습니다.')}
        source={pagesSource}
      >
        <ExportPages />
      </Example>
      <Example
        title={t('파일: 배경에서 만들기')}
        about={t('5만 건이 넘으면 서버가 파일을 만들고 알림으로 알려 줍니다.')}
        source={backgroundSource}
      >
        <ExportBackground />
      </Example>
      <CardSamples />
    </>
  )
}

const FEW_ROWS = 6
function CardSamples() {
  const t = useT()
  const { data } = useQuery({
    queryKey: ['sample', 'export', 'few'],
    queryFn: ({ signal }) =>
      api.get<ListPart<SampleRow>>('/api/sample/rows', { query: { of: FEW_ROWS }, signal, quiet: true }),
  })
  return (
    <Example
      title={t('카드 보기')}
      about={t('넓은 화면에서도 카드로 보여 줄 때 씁니다. 768px보다 좁으면 모든 목록이 이렇게 보입니다.')}
      source={cardsSource}
      states={['read', 'loading', 'empty', 'error']}
    >
      {(state) => <ExportCards rows={data?.rows ?? []} state={data ? state : 'loading'} />}
    </Example>
  )
}
