/** 사후관리 of one plan: what is to be done for whom until when, and the report to the labour office. */

import { Segmented } from 'antd'
import { Link } from 'react-router'
import { formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import type { Column } from '#platform/web/table/table.types.ts'
import { heaExport } from '../privacy/hea-export.model.ts'
import { followUp } from './follow-up.model.ts'
import type { FollowRow as PlanFollowUp } from './plan-outcome.calls.ts'
import { usePlanFollowUps } from './plan-outcome.wire.ts'
import { PlanTable, useAsked } from './plan-table.tsx'
import { followUps } from './result-codes.model.ts'

const states = Object.entries(followUp.lifecycle.states).map(([code, { label, tone }]) => ({
  code,
  codeNm: label,
  tone,
}))
const isOpen = ({ statusCd }: PlanFollowUp) => statusCd !== 'DONE' && statusCd !== 'REPORTED'
const columns: readonly Column<PlanFollowUp>[] = [
  {
    name: 'personNm',
    text: '성명',
    width: 96,
    type: 'link',
    sortable: true,
    url: `${followUp.route.staff}/{heaFollowUpNo}`,
  },
  { name: 'deptNm', text: '부서', width: 150, hidden: true },
  {
    name: 'followUpCd',
    text: '조치',
    type: 'select',
    sortable: true,
    items: Object.entries(followUps).map(([code, codeNm]) => ({ code, codeNm })),
  },
  { name: 'measureDesc', text: '조치내용', width: 240, hidden: true },
  { name: 'managerUserNm', text: '담당', width: 88 },
  {
    name: 'dueYmd',
    text: '조치기한',
    width: 150,
    sortable: true,
    render: (row) =>
      row.dueYmd && (
        <>
          {row.dueYmd} {isOpen(row) && <Deadline dueYmd={row.dueYmd} />}
        </>
      ),
  },
  {
    name: 'reportDueYmd',
    text: '보고기한',
    width: 150,
    sortable: true,
    render: (row) =>
      row.reportDueYmd && (
        <>
          {row.reportDueYmd} {isOpen(row) && <Deadline dueYmd={row.reportDueYmd} />}
        </>
      ),
  },
  { name: 'statusCd', text: '상태', width: 108, type: 'tag', items: states, sortable: true },
]

export function PlanFollowUps({ heaCheckupPlanNo }: { heaCheckupPlanNo: number }) {
  const t = useT()
  const { asked, change } = useAsked('dueYmd')
  const { code: statusCd, ...page } = asked
  const query = { ...page, statusCd: statusCd || null }
  const { data, isError, error, isPlaceholderData, refetch } = usePlanFollowUps(heaCheckupPlanNo, query)
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={10} />
  if (data.states.length === 0)
    return (
      <Empty message={t('이 계획의 사후관리가 없습니다. 결과를 본인에게 공개하면 필요한 사후관리가 만들어집니다.')} />
    )
  const counts = new Map(data.states.map(({ code, count }) => [code, count]))
  return (
    <div className="stack">
      <Reported {...data} heaCheckupPlanNo={heaCheckupPlanNo} />
      <PlanTable<PlanFollowUp>
        label={t('사후관리')}
        columns={columns}
        rowKey="heaFollowUpNo"
        data={data}
        asked={asked}
        change={change}
        isRenewed={isPlaceholderData}
        route={followUp.route.staff}
        settingsName="hea/checkup/checkupPlan:followups"
        none={t('조건에 맞는 사후관리가 없습니다.')}
        before={
          <Segmented
            value={asked.code}
            onChange={(chosen) => change({ code: chosen })}
            options={[
              { value: '', label: t('전체') },
              ...states
                .filter((state) => counts.has(state.code))
                .map(({ code: value, codeNm }) => ({ value, label: `${t(codeNm)} ${counts.get(value) ?? 0}` })),
            ]}
          />
        }
      />
    </div>
  )
}

interface ReportedProps {
  heaCheckupPlanNo: number
  reportCnt: number
  unreportedCnt: number
}

/** K9, and the two papers that come of it. */
function Reported({ heaCheckupPlanNo, reportCnt, unreportedCnt }: ReportedProps) {
  const t = useT()
  return (
    <p className="row">
      {reportCnt > 0 && (
        <StatusTag tone={unreportedCnt > 0 ? 'waiting' : 'done'}>
          {unreportedCnt > 0
            ? t('보고대상 {n}건 가운데 {left}건이 남았습니다.', {
                n: formatNumber(reportCnt),
                left: formatNumber(unreportedCnt),
              })
            : t('보고대상 {n}건을 모두 보고했습니다.', { n: formatNumber(reportCnt) })}
        </StatusTag>
      )}
      {reportCnt > 0 && (
        <Link to={`${followUp.route.staff}/${heaCheckupPlanNo}/report`} target="_blank">
          {t('사후관리 조치결과 보고서 인쇄')}
        </Link>
      )}
      <Link to={`${heaExport.route.staff}/new`}>{t('사후관리 소견 목록 반출 신청')}</Link>
    </p>
  )
}
