/** 점검주기: by which list what is looked at how often, by whom. */
import { Select } from 'antd'
import { Link } from 'react-router'
import { useAskedRows } from '#platform/web/calls/asked.tsx'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import type { Wiring } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Lines } from '#platform/web/parts/lines.tsx'
import { checkTargets, checkTmpls } from '../check.calls.ts'
import { type TargetKind, targetKinds } from '../check-codes.model.ts'
import { checkPlan } from './check-plan.model.ts'
import { checkSchedule } from './check-schedule.model.ts'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(checkSchedule)
const { useRecords } = screensFor(checkPlan)

export const CheckScheduleList = () => (
  <List
    columns={['areaTypeCd', 'targetCnt', 'cycleCd', 'legalYn', 'inspectorUserId', 'ownerUserId', 'startYmd', 'endYmd']}
    filters={['areaTypeCd', 'cycleCd', 'legalYn']}
    stateTabs
    excel
    empty="등록한 점검주기가 없습니다."
  />
)

export function CheckScheduleDetail() {
  return (
    <Detail>
      <What />
      <Section
        title="주기"
        hint="확정하면 30일 앞까지 계획을 만듭니다. 주기를 바꾸면 아직 시작하지 않은 앞날의 계획도 바뀝니다."
      >
        <Fields names={['cycleCd', 'startYmd', 'endYmd', 'legalYn', 'graceDayCnt', 'restDayYn']} />
      </Section>
      <Section title="담당">
        <Fields names={['inspectorUserId', 'ownerUserId']} />
        <Field name="inspectors" />
      </Section>
      <Plans />
      <Actions />
    </Detail>
  )
}

function What() {
  const { mode } = useDocument()
  const { can, checkTmplNo, areaTypeCd, targetDesc } = useRecord()
  const { rows } = useAskedRows(checkTmpls, {}).table
  const isOpen = (name: 'checkTmplNo' | 'targetKeys') => mode === 'draft' || can.edit.includes(name)
  // What a list is about is known before it is saved.
  const kind = rows.find((one) => one.checkTmplNo === checkTmplNo)?.areaTypeCd ?? areaTypeCd
  const isChosen = kind === 'EQUIP' || kind === 'LOC' || kind === 'PROC'
  return (
    <Section title="점검 대상">
      {isOpen('checkTmplNo') ? (
        <Field name="checkTmplNo">
          {({ value, setValue, wiring }) => <PickTmpl value={value} wiring={wiring} onChange={setValue} />}
        </Field>
      ) : (
        <Fields names={['scheduleNm', 'checkTmplNo', 'areaTypeCd']} />
      )}
      {isChosen && isOpen('targetKeys') && (
        <Field name="targetKeys">
          {({ value, setValue, wiring }) => (
            <PickTargets kind={kind} value={value} wiring={wiring} onChange={setValue} />
          )}
        </Field>
      )}
      {!isOpen('targetKeys') && targetDesc && <Field name="targetDesc" />}
    </Section>
  )
}

interface PickProps<V> {
  value: V | null
  wiring: Wiring
  onChange(value: V | null): void
}
function PickTmpl({ value, wiring, onChange }: PickProps<number>) {
  const t = useT()
  const { rows } = useAskedRows(checkTmpls, {}).table
  return (
    <Select
      {...wiring}
      aria-label={t('점검표')}
      className="form-select"
      value={value}
      onChange={(chosen) => onChange(chosen ?? null)}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent={t('확정된 점검표가 없습니다.')}
      options={rows.map(({ checkTmplNo, tmplNm, itemCnt, areaTypeCd }) => ({
        value: checkTmplNo,
        label: `${tmplNm} (${t(targetKinds[areaTypeCd])} · ${t('항목 {n}개', { n: itemCnt })})`,
      }))}
    />
  )
}

function PickTargets({ kind, value, wiring, onChange }: PickProps<string> & { kind: TargetKind }) {
  const t = useT()
  const { rows } = useAskedRows(checkTargets, { areaTypeCd: kind }).table
  return (
    <Select
      {...wiring}
      aria-label={t('대상')}
      className="form-select"
      mode="multiple"
      value={value?.split(' ').filter(Boolean) ?? []}
      onChange={(keys: string[]) => onChange(keys.join(' ') || null)}
      showSearch={{ optionFilterProp: 'label' }}
      options={rows.map(({ key, nm }) => ({ value: key, label: nm }))}
    />
  )
}

/** What is to come of it. */
function Plans() {
  const t = useT()
  const { checkScheduleNo, statusCd } = useRecord()
  const { rows } = useRecords({ where: { checkScheduleNo, statusCd: 'PLAN,DOING' }, sort: 'dueYmd', limit: 10 })
  if (!checkScheduleNo || statusCd === 'TEMP') return null
  return (
    <Section title="계획" isFree>
      {rows?.length === 0 && <p className="quiet">{t('계획이 없습니다.')}</p>}
      <Lines label={t('계획')}>
        {(rows ?? []).map(({ checkPlanNo, planNm, planYmd, dueYmd, statusCd: planState }) => (
          <li key={checkPlanNo}>
            <Link to={`${checkPlan.route.staff}/${checkPlanNo}`}>{planNm}</Link>
            <StatusTag tone={checkPlan.lifecycle.states[planState].tone}>
              {t(checkPlan.lifecycle.states[planState].label)}
            </StatusTag>
            <span className="quiet">{planYmd === dueYmd ? planYmd : `${planYmd} ~ ${dueYmd}`}</span>
          </li>
        ))}
      </Lines>
      <Link to={`${checkPlan.route.staff}?checkScheduleNo=${checkScheduleNo}`}>{t('모두 보기')}</Link>
    </Section>
  )
}
