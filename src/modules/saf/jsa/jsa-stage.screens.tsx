/** byAvaluationStageList: how many analyses stand where, and who lets them wait; byAvaluationStageDtail: which. */
import './jsa.css'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { api } from '#platform/web/api/client.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { jsa } from './jsa.model.ts'
import type { StageLine, StageRow } from './jsa.wire.ts'
import { type Stage, stageCds, stages } from './jsa-codes.model.ts'
import { RiskTag } from './risk-tag.tsx'

type T = ReturnType<typeof useT>

const stageColumn = (stageCd: Stage, t: T, path: string): Column<StageLine> => ({
  ...{ name: `stage${stageCd}`, text: `${stageCd} ${t(stages[stageCd])}`, width: 128, align: 'right' },
  value: (row) => row.stages.find((one) => one.stageCd === stageCd)?.count ?? null,
  render: (row) => {
    const found = row.stages.find((one) => one.stageCd === stageCd)
    if (!found) return null
    return (
      <Link className="jsa-stage-cell" data-late={found.late > 0 || undefined} to={`${path}/${row.ownerCd}_${stageCd}`}>
        <b>{found.count}</b>
        <small>{t('최장 {n}일', { n: found.oldestDay })}</small>
        {found.late > 0 && <StatusTag tone="danger">{t('지연 {n}', { n: found.late })}</StatusTag>}
      </Link>
    )
  },
})

export function JsaStageList() {
  const t = useT()
  const { listPath } = usePage()
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['jsa-stages'],
    queryFn: ({ signal }) => api.get<{ rows: StageLine[] }>(`${jsa.api}-stages`, { signal, quiet: true }),
  })
  const columns = useMemo<Column<StageLine>[]>(
    () => [
      { name: 'ownerNm', text: t('업체·부서'), sortable: true, fixed: 'left', width: 220 },
      ...stageCds.map((stageCd) => stageColumn(stageCd, t, listPath)),
    ],
    [t, listPath],
  )
  usePageHead({ count: data?.rows.length })
  return (
    <DataTable
      label={t('평가단계별 목록')}
      columns={columns}
      rows={data?.rows ?? []}
      rowKey="ownerCd"
      state={isPending ? 'loading' : isError ? 'error' : 'ready'}
      onRetry={refetch}
      settingsName="saf/jsa/jsaStageList"
      empty={{ text: t('평가 중인 JSA가 없습니다.') }}
      height="fill"
    />
  )
}

export function JsaStageDetail() {
  const t = useT()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { params } = usePage()
  const [, ownerCd = '', stageCd = '1'] = /^(.*)_([1-7])$/.exec(params.stage ?? '') ?? []
  const list = pathname.startsWith('/vendor/') ? jsa.route.vendor : jsa.route.staff
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['jsa-stage-rows', ownerCd, stageCd],
    queryFn: ({ signal }) =>
      api.get<{ rows: StageRow[] }>(`${jsa.api}-stages/rows`, { query: { ownerCd, stageCd }, signal, quiet: true }),
  })
  usePageHead({ title: `${stageCd} ${t(stages[stageCd as Stage])}`, count: data?.rows.length })
  const columns = useMemo<Column<StageRow>[]>(
    () => [
      { name: 'jsaDocNo', text: t('JSA번호'), width: 180 },
      { name: 'jsaTitle', text: t('작업명'), type: 'link', onLink: ({ jsaNo }) => void navigate(`${list}/${jsaNo}`) },
      {
        name: 'holderNm',
        text: t('지금 담당'),
        width: 180,
        value: ({ holderNm }) =>
          holderNm
            ?.split('·')
            .map((one) => t(one))
            .join(', '),
      },
      { name: 'stageYmd', text: t('단계 시작'), width: 112, sortable: true },
      {
        ...{ name: 'ageDay', text: t('경과일'), width: 112, align: 'right', sortable: true },
        render: ({ ageDay, lateYn }) =>
          lateYn === 'Y' ? <StatusTag tone="danger">{t('{n}일', { n: ageDay })}</StatusTag> : t('{n}일', { n: ageDay }),
      },
      {
        ...{ name: 'maxAfterVal', text: t('최고위험 후'), width: 128 },
        render: ({ maxAfterVal }) => <RiskTag risk={maxAfterVal} scaleCd={null} />,
      },
    ],
    [t, list, navigate],
  )
  return (
    <DataTable
      label={t('평가단계 상세')}
      columns={columns}
      rows={data?.rows ?? []}
      rowKey="jsaNo"
      state={isPending ? 'loading' : isError ? 'error' : 'ready'}
      onRetry={refetch}
      onOpen={({ jsaNo }) => void navigate(`${list}/${jsaNo}`)}
      settingsName="saf/jsa/jsaStageList:rows"
      empty={{ text: t('이 단계에 있는 JSA가 없습니다.') }}
      height="fill"
    />
  )
}
