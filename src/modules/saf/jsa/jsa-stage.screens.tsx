/** byAvaluationStageList: how many analyses stand where, and who lets them wait; byAvaluationStageDtail: which. */
import '#platform/web/document/list/list.css'
import './jsa.css'
import { useMemo } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePage, usePageHead } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { TwoLines } from '#platform/web/parts/two-lines.tsx'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { jsaStages, jsasInStage, type StageLine, type StageRow } from './jsa.calls.ts'
import { jsa } from './jsa.model.ts'
import { type Stage, stageCds, stages } from './jsa-codes.model.ts'
import { RiskTag } from './risk-tag.tsx'

type T = ReturnType<typeof useT>

const stageColumn = (stageCd: Stage, t: T, path: string): Column<StageLine> => ({
  name: `stage${stageCd}`,
  text: `${stageCd} ${t(stages[stageCd])}`,
  width: 128,
  align: 'right',
  value: (row) => row.stages.find((one) => one.stageCd === stageCd)?.count ?? null,
  render: (row) => {
    const found = row.stages.find((one) => one.stageCd === stageCd)
    if (!found) return null
    return (
      <TwoLines>
        <Link
          className="jsa-stage-cell"
          data-late={found.late > 0 || undefined}
          to={`${path}/${row.ownerCd}_${stageCd}`}
        >
          <b>{found.count}</b>
          <small>{t('최장 {n}일', { n: found.oldestDay })}</small>
          {found.late > 0 && <StatusTag tone="danger">{t('지연 {n}', { n: found.late })}</StatusTag>}
        </Link>
      </TwoLines>
    )
  },
})

export const JsaStageList = () => <Owners shown={stageCds} />

/** Who has analyses in these stages; each number leads to its rows. */
function Owners({ shown, title, hint }: { shown: readonly Stage[]; title?: string; hint?: string }) {
  const t = useT()
  const { listPath } = usePage()
  // Of a single stage the name leads to its rows as well.
  const only = shown.length === 1 ? shown[0] : undefined
  const { data, isPending, isError, refetch } = useAsked(jsaStages, {})
  const columns = useMemo<Column<StageLine>[]>(
    () => [
      {
        name: 'ownerNm',
        text: t('업체·부서'),
        sortable: true,
        fixed: 'left',
        width: 220,
        ...(only && {
          render: ({ ownerCd, ownerNm }) =>
            ownerNm && (
              <Link className="plain-link" to={`${listPath}/${ownerCd}_${only}`}>
                {ownerNm}
              </Link>
            ),
        }),
      },
      ...shown.map((stageCd) => stageColumn(stageCd, t, listPath)),
    ],
    [t, listPath, shown, only],
  )
  const rows = data?.rows.filter(({ stages: own }) => own.some(({ stageCd }) => shown.includes(stageCd as Stage)))
  usePageHead({ title, count: rows?.length })
  return (
    <div className="doc-list">
      <div className="doc-list-main">
        {hint && <p className="quiet">{hint}</p>}
        <DataTable
          label={t('평가단계별 목록')}
          columns={columns}
          rows={rows ?? []}
          rowKey="ownerCd"
          state={isPending ? 'loading' : isError ? 'error' : 'ready'}
          onRetry={refetch}
          fits
          settingsName={hint ? 'saf/jsa/jsaStageList:owners' : 'saf/jsa/jsaStageList'}
          empty={{ text: hint ? t('이 단계에 있는 JSA가 없습니다.') : t('평가 중인 JSA가 없습니다.') }}
          height="fill"
        />
      </div>
    </div>
  )
}

/** An address names whose rows it means, as `V100001_3`; one with the stage alone asks, and one without is the list. */
export function JsaStageDetail() {
  const t = useT()
  const { params } = usePage()
  const [, ownerCd, stageCd] = /^(?:(.{1,20})_)?([1-7])$/.exec(params.stage ?? '') ?? []
  const shown = useMemo(() => stageCds.filter((one) => one === stageCd), [stageCd])
  const [stage] = shown
  if (!stage) return <JsaStageList />
  const title = `${stage} ${t(stages[stage])}`
  if (!ownerCd) return <Owners shown={shown} title={title} hint={t('업체나 부서를 선택하세요.')} />
  return <Rows ownerCd={ownerCd} title={title} stageCd={stage} />
}

function Rows({ ownerCd, stageCd, title }: { ownerCd: string; stageCd: Stage; title: string }) {
  const t = useT()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const list = pathname.startsWith('/vendor/') ? jsa.route.vendor : jsa.route.staff
  const { data, isPending, isError, refetch } = useAsked(jsasInStage, { ownerCd, stageCd })
  usePageHead({ title, count: data?.rows.length })
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
        name: 'ageDay',
        text: t('경과일'),
        width: 112,
        align: 'right',
        sortable: true,
        render: ({ ageDay, lateYn }) =>
          lateYn === 'Y' ? <StatusTag tone="danger">{t('{n}일', { n: ageDay })}</StatusTag> : t('{n}일', { n: ageDay }),
      },
      {
        name: 'maxAfterVal',
        text: t('최고위험 후'),
        width: 128,
        render: ({ maxAfterVal }) => <RiskTag risk={maxAfterVal} scaleCd={null} />,
      },
    ],
    [t, list, navigate],
  )
  return (
    <div className="doc-list">
      <div className="doc-list-main">
        <DataTable
          label={t('평가단계 상세')}
          columns={columns}
          rows={data?.rows ?? []}
          rowKey="jsaNo"
          state={isPending ? 'loading' : isError ? 'error' : 'ready'}
          onRetry={refetch}
          onOpen={({ jsaNo }) => void navigate(`${list}/${jsaNo}`)}
          fits
          settingsName="saf/jsa/jsaStageList:rows"
          empty={{ text: t('이 단계에 있는 JSA가 없습니다.') }}
          height="fill"
        />
      </div>
    </div>
  )
}
