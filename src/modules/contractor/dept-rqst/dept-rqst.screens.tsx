/** People of a vendor applied for at the department that ordered the work. */
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { deptRqst } from './dept-rqst.model.ts'
import { PickContract } from './pick-contract.parts.tsx'
import { PickPeople } from './pick-people.tsx'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(deptRqst)

export function DeptRqstList() {
  return (
    <List
      columns={['due', 'targetClassCd', 'vendorCd', 'hostDeptCd', 'personCnt', 'wantYmd']}
      filters={['targetClassCd', 'hostDeptCd', 'wantYmd']}
      stateTabs
      excel
      empty="신청한 대상이 없습니다."
    />
  )
}

export function DeptRqstDetail() {
  return (
    <Detail>
      <Handed />
      <Section title="신청">
        <Fields names={['targetClassCd']} />
        <Contract />
        <Host />
        <Fields names={['wantYmd', 'remarkDesc']} />
      </Section>
      <Section title="대상자">
        <Field name="persons">{({ value, setValue }) => <PickPeople value={value ?? []} onChange={setValue} />}</Field>
      </Section>
      <Actions />
    </Detail>
  )
}

function Contract() {
  const { can } = useRecord()
  if (!can.edit.includes('contractNo')) return <Field name="contractNo" />
  return (
    <Field name="contractNo">
      {({ value, setValue, wiring }) => <PickContract value={value} wiring={wiring} onChange={setValue} />}
    </Field>
  )
}

function Host() {
  const { hostDeptCd, hostDueYmd } = useRecord()
  if (!hostDeptCd) return null
  return <Fields names={hostDueYmd ? ['hostDeptCd', 'hostDueYmd', 'confirmDueYmd'] : ['hostDeptCd']} />
}

/** As long as no area takes the people on, the desk does what follows by itself, and says so here. */
function Handed() {
  const t = useT()
  const { statusCd, persons } = useRecord()
  if (statusCd !== 'CONFIRM' || persons?.some(({ resultRefNo }) => resultRefNo)) return null
  return (
    <p className="quiet">{t('확정되었습니다. 이 대상의 후속 업무는 아직 연결되지 않아 담당자가 직접 처리합니다.')}</p>
  )
}
