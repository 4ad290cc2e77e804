/** 점검시작: what I may check now, what is waiting first. */
import { Button, Select } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#platform/web/api/client.ts'
import { alreadyTold } from '#platform/web/api/failures.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePageHead } from '#platform/web/pages/page.tsx'
import { Deadline } from '#platform/web/parts/deadline.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Empty, Failed, Loading } from '#platform/web/parts/states.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { zones, zonesIn } from '../entry/entry-codes.model.ts'
import { checkSheet, type Sheet } from './check.calls.ts'
import { checkTypes } from './check-codes.model.ts'
import { type CheckResult, checkResult } from './check-result.model.ts'
import { fillPath } from './fill-path.ts'

type Plan = Sheet['plans'][number]

export function StartCheck() {
  const t = useT()
  usePageHead({ title: t('점검 시작') })
  const { data, isError, error, refetch } = useAsked(checkSheet, {}, { fresh: true })
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={6} />
  const [inspector] = data.inspectors
  return (
    <div className="stack is-narrow">
      {inspector ? (
        <p className="quiet">
          {t('{name} · {position} · {to}까지 지정', {
            name: inspector.inspectorNm,
            position: inspector.positionNm,
            to: inspector.toYmd,
          })}
        </p>
      ) : (
        <p className="doc-banner" data-tone="waiting" role="note">
          {t('점검자로 지정된 사람만 점검할 수 있습니다. 점검자 등록에서 먼저 지정하십시오.')}
        </p>
      )}
      {data.plans.length === 0 && <Empty message={t('오늘 유효한 점검계획이 없습니다.')} />}
      <ul className="lines">
        {data.plans.map((plan) => (
          <PlanCard key={plan.selfCheckPlanNo} plan={plan} inspectorNo={inspector?.inspectorNo} />
        ))}
      </ul>
    </div>
  )
}

function PlanCard({ plan, inspectorNo }: { plan: Plan; inspectorNo: number | undefined }) {
  const t = useT()
  const { kind } = usePerson()
  const navigate = useNavigate()
  const areas = zonesIn(plan.areaCds)
  const [areaCd, setArea] = useState(areas[0] ?? null)
  const [isBusy, setBusy] = useState(false)
  const isStaff = kind === 'staff'
  const facts = [
    t(checkTypes[plan.checkTypeCd]),
    ...(isStaff ? [plan.tmplNm] : []),
    t('항목 {n}개', { n: plan.itemCnt }),
  ]
  const open = (no: number) => navigate(fillPath(kind, no))
  const start = async () => {
    if (plan.openResultNo) return open(plan.openResultNo)
    setBusy(true)
    try {
      const body = { selfCheckPlanNo: plan.selfCheckPlanNo, inspectorNo, areaCd }
      const made = await api.post<CheckResult>(checkResult.api, body)
      open(made.checkResultNo)
    } catch (failure) {
      alreadyTold(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <li>
      <div className="row">
        <strong>{isStaff ? plan.vendorNm : plan.tmplNm}</strong>
        <DueTag plan={plan} />
        <p className="quiet">{facts.join(' · ')}</p>
      </div>
      <div className="row">
        {areas.length > 1 && !plan.openResultNo && (
          <Select
            aria-label={t('구역')}
            value={areaCd}
            onChange={setArea}
            options={areas.map((zone) => ({ value: zone, label: t(zones[zone]) }))}
          />
        )}
        <Button
          {...(plan.openResultNo && { type: 'primary' as const })}
          loading={isBusy}
          disabled={inspectorNo === undefined}
          onClick={() => void start()}
        >
          {t(plan.openResultNo ? '이어서 입력' : '점검 시작')}
        </Button>
      </div>
    </li>
  )
}

function DueTag({ plan: { dueStatusCd, dueToYmd } }: { plan: Plan }) {
  const t = useT()
  if (dueStatusCd === 'DONE') return <StatusTag tone="done">{t('완료')}</StatusTag>
  if (dueStatusCd === 'MISS') return <StatusTag tone="danger">{t('미실시')}</StatusTag>
  return dueStatusCd === 'OPEN' && dueToYmd ? <Deadline dueYmd={dueToYmd} /> : null
}
