/** 개선조치: what checks found, and how far each is. */
import '../contractor.css'
import { useNavigate } from 'react-router'
import { impr } from '#modules/impr/impr/impr.model.ts'
import { useAskedRows } from '#platform/web/calls/asked.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePageHead } from '#platform/web/pages/page.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { checkImprovements, type Improvement as Row } from './check.calls.ts'
import { resultPath } from './fill-path.ts'

export function CheckImprovements() {
  const t = useT()
  const { kind } = usePerson()
  const navigate = useNavigate()
  const { data, table } = useAskedRows(checkImprovements, {})
  usePageHead({ title: t('점검 개선조치'), ...(data && { count: data.rows.length }) })
  const items = Object.entries(impr.lifecycle.states).map(([code, { label, tone }]) => ({
    code,
    codeNm: t(label),
    tone,
  }))
  const columns: Column<Row>[] = [
    { name: 'imprDocNo', text: t('개선번호'), width: 170, type: 'link' },
    { name: 'itemNm', text: t('점검항목'), width: 260 },
    { name: 'ngDesc', text: t('부적합 내용'), width: 260 },
    { name: 'imprDesc', text: t('개선조치'), width: 240 },
    { name: 'dueYmd', text: t('기한'), width: 120, sortable: true },
    { name: 'imprStatusCd', text: t('상태'), width: 110, type: 'tag', items },
    {
      name: 'criticalYn',
      text: t('중대'),
      width: 80,
      value: ({ criticalYn }) => (criticalYn === 'Y' ? t('중대') : ''),
    },
    { name: 'checkTitle', text: t('점검'), width: 260 },
  ]
  const path = kind === 'vendor' ? impr.route.vendor : impr.route.staff
  return (
    <div className="roster-page">
      <DataTable
        label={t('점검 개선조치')}
        columns={columns}
        {...table}
        rowKey="imprNo"
        onOpen={({ imprNo }) => navigate(`${path}/${imprNo}`)}
        rowActions={({ checkResultNo }) => [
          { name: 'check', text: t('점검 보기'), onClick: () => navigate(resultPath(kind, checkResultNo)) },
        ]}
        height="fill"
        fits
        settingsName="check:improvements"
        numbered
        empty={{ text: t('점검에서 나온 개선조치가 없습니다.') }}
      />
    </div>
  )
}
