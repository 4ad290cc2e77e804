/** What checks rest on: lists, plans, inspectors. */

import { Select } from 'antd'
import { questionsIn } from '#modules/common/check-items.logic.ts'
import { AskedAs } from '#modules/common/check-items.parts.tsx'
import { useAskedRows } from '#platform/web/calls/asked.tsx'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import type { Wiring } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePerson } from '#platform/web/session/session.ts'
import { checkTmpls } from './check.calls.ts'
import { answers } from './check-codes.model.ts'
import { inspector } from './inspector.model.ts'
import { selfCheckPlan } from './self-check-plan.model.ts'
import { selfCheckTmpl } from './self-check-tmpl.model.ts'

const Tmpl = screensFor(selfCheckTmpl)
const Plan = screensFor(selfCheckPlan)
const Who = screensFor(inspector)

export const SelfCheckTmplList = () => (
  <Tmpl.List
    columns={['checkTypeCd', 'revNo', 'itemCnt', 'criticalCnt']}
    filters={['checkTypeCd']}
    stateTabs
    excel
    empty="등록한 점검표가 없습니다."
  />
)

export function SelfCheckTmplDetail() {
  return (
    <Tmpl.Detail>
      <Tmpl.Section title="점검표">
        <Tmpl.Fields names={['tmplNm', 'checkTypeCd', 'revNo']} />
      </Tmpl.Section>
      <Tmpl.Section title="점검항목" hint="중대항목이 하나라도 부적합이면 점수와 관계없이 부적합입니다.">
        <Tmpl.Fields names={['items']} />
        <AskedItems />
      </Tmpl.Section>
      <Tmpl.Actions />
    </Tmpl.Detail>
  )
}

const AskedItems = () => <AskedAs questions={questionsIn(Tmpl.useRecord().items ?? [])} answers={answers} />

export function SelfCheckPlanList() {
  const { kind } = usePerson()
  const rest = ['checkTypeCd', 'tmplNm', 'cycleCd', 'startYmd', 'endYmd'] as const
  return (
    <Plan.List
      columns={kind === 'vendor' ? [...rest] : ['vendorCd', ...rest]}
      filters={kind === 'vendor' ? ['checkTypeCd', 'startYmd', 'endYmd'] : ['vendorCd', 'checkTypeCd', 'endYmd']}
      stateTabs
      excel
      empty="등록한 점검계획이 없습니다."
    />
  )
}

export function SelfCheckPlanDetail() {
  return (
    <Plan.Detail>
      <PlanBody />
      <Plan.Actions />
    </Plan.Detail>
  )
}

function PlanBody() {
  const { kind } = usePerson()
  return (
    <Plan.Section title="점검계획">
      {kind === 'staff' && <Plan.Field name="vendorCd" />}
      <Plan.Field name="checkTypeCd" />
      <PlanTmpl />
      <Plan.Field name="areaCds" />
      <Plan.Fields names={['startYmd', 'endYmd']} />
      <Plan.Field name="cycleCd" hint="점검유형과 업체 위험등급에 따라 정해집니다." />
    </Plan.Section>
  )
}

function PlanTmpl() {
  const { mode } = useDocument()
  const { can, checkTypeCd } = Plan.useRecord()
  if (mode !== 'draft' && !can.edit.includes('checkTmplNo')) return <Plan.Field name="tmplNm" />
  return (
    <Plan.Field name="checkTmplNo">
      {({ value, setValue, wiring }) => (
        <PickTmpl value={value} wiring={wiring} checkTypeCd={checkTypeCd} onChange={setValue} />
      )}
    </Plan.Field>
  )
}

interface PickTmplProps {
  value: number | null
  wiring: Wiring
  checkTypeCd: string | null
  onChange(value: number | null): void
}
function PickTmpl({ value, wiring, checkTypeCd, onChange }: PickTmplProps) {
  const t = useT()
  const { rows } = useAskedRows(checkTmpls, {}).table
  const fitting = rows.filter((row) => row.checkTypeCd === checkTypeCd)
  return (
    <Select
      {...wiring}
      aria-label={t('점검표')}
      className="form-select"
      value={value}
      onChange={onChange}
      allowClear
      notFoundContent={t(checkTypeCd ? '이 유형의 확정된 점검표가 없습니다.' : '점검유형을 먼저 고르십시오.')}
      options={fitting.map(({ selfCheckTmplNo, tmplNm, itemCnt }) => ({
        value: selfCheckTmplNo,
        label: `${tmplNm} (${t('항목 {n}개', { n: itemCnt })})`,
      }))}
    />
  )
}

export function InspectorList() {
  const { kind } = usePerson()
  const rest = ['positionNm', 'userId', 'eduYmd', 'appoint'] as const
  return (
    <Who.List
      columns={kind === 'vendor' ? [...rest] : ['vendorCd', ...rest]}
      filters={kind === 'vendor' ? ['userId'] : ['vendorCd', 'userId']}
      stateTabs
      excel
      empty="지정한 점검자가 없습니다."
    />
  )
}

export function InspectorDetail() {
  return (
    <Who.Detail>
      <InspectorBody />
      <Who.Actions />
    </Who.Detail>
  )
}

function InspectorBody() {
  const { kind } = usePerson()
  const { vendorCd } = Who.useRecord()
  const isVendor = kind === 'vendor' || Boolean(vendorCd)
  return (
    <Who.Section title="점검자">
      {isVendor && <Who.Fields names={['vendorCd', 'personNo']} />}
      <Who.Fields names={['userId', 'positionNm', 'eduYmd', 'appoint']} />
    </Who.Section>
  )
}
