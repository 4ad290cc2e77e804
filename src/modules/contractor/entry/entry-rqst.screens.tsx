/** Requests for entry: the same list and page for the vendor that asks and for the site that decides. */
import { SheetButton } from '#platform/web/calls/sheet.tsx'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { formatDay, formatNumber, today } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { SectionTabs } from '#platform/web/parts/section-tabs.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { PickContract } from '../dept-rqst/pick-contract.parts.tsx'
import { EntryMaterials } from '../msds/entry-materials.tsx'
import { EntryChecks } from './entry-checks.tsx'
import { EquipEditor, PersonEditor, VehicleEditor } from './entry-line-editors.tsx'
import { EquipTable, PersonTable, VehicleTable } from './entry-line-tables.tsx'
import { equipSheet } from './entry-rqst.calls.ts'
import { entryRqst } from './entry-rqst.model.ts'

const { List, Detail, Section, Field, Fields, Actions, useRecord } = screensFor(entryRqst)

export function EntryRqstList() {
  return (
    <List
      columns={['entryTypeCd', 'vendorCd', 'personCnt', 'ngCnt', 'entryStartYmd', 'entryEndYmd', 'hostDeptCd']}
      cells={{
        personCnt: (row) => <Counts {...row} />,
        ngCnt: ({ ngCnt }) => (ngCnt ? <StatusTag tone="danger">{formatNumber(ngCnt)}</StatusTag> : 0),
      }}
      filters={['entryTypeCd', 'hostDeptCd', 'entryStartYmd']}
      stateTabs
      excel
      extra={<EquipRegister />}
      empty="출입신청이 없습니다."
    />
  )
}

interface CountsProps {
  personCnt: number | null
  vehicleCnt: number | null
  equipCnt: number | null
}
function Counts({ personCnt, vehicleCnt, equipCnt }: CountsProps) {
  const t = useT()
  return t('{a}명 · 차량 {b} · 장비 {c}', { a: personCnt ?? 0, b: vehicleCnt ?? 0, c: equipCnt ?? 0 })
}

/** 반입장비 대장 of this year. */
function EquipRegister() {
  const t = useT()
  if (usePerson().kind === 'vendor') return null
  const to = today()
  return <SheetButton call={equipSheet} at={{ from: `${to.slice(0, 4)}-01-01`, to }} text={t('반입장비 대장')} />
}

export function EntryRqstDetail() {
  const { kind } = usePerson()
  return (
    <Detail print>
      <Standing />
      <Body isVendor={kind === 'vendor'} />
      <Actions />
    </Detail>
  )
}

/** What matters before anything is read: an emergency, a change, lines that are left out. */
function Standing() {
  const t = useT()
  const { entryTypeCd, ngCnt, personCnt, statusCd, prevEntryRqstNo, entryEndYmd } = useRecord()
  const isDecided = !['TEMP', 'RTN'].includes(statusCd)
  const notes = [
    entryTypeCd === 'EMG' && t('긴급출입은 승인 뒤 24시간 동안 유효하고, 24시간 안에 정규 신청을 해야 합니다.'),
    prevEntryRqstNo && t('변경신청입니다. 승인될 때까지 앞선 신청으로 출입합니다.'),
    isDecided && ngCnt
      ? t('{n}건이 제외되었습니다. 적격확인결과에서 사유와 해소할 사람을 확인하십시오.', { n: ngCnt })
      : null,
    (statusCd === 'APPR' || statusCd === 'PART') &&
      personCnt &&
      entryEndYmd &&
      t('{day}까지 출입할 수 있습니다.', { day: formatDay(entryEndYmd) }),
  ].filter((note) => typeof note === 'string')
  if (notes.length === 0) return null
  return (
    <div className="callout" role="status">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}

function Body({ isVendor }: { isVendor: boolean }) {
  const t = useT()
  const { mode } = useDocument()
  const { can, persons, vehicles, equips, vendorCd } = useRecord()
  if (mode === 'draft' || can.edit.includes('persons')) return <Form isVendor={isVendor} />
  const count = (lines: readonly unknown[] | null) => (lines?.length ? ` ${lines.length}` : '')
  return (
    <SectionTabs
      items={[
        { key: 'basic', label: t('기본'), content: <Basics isVendor={isVendor} /> },
        { key: 'persons', label: `${t('인원')}${count(persons)}`, content: <PersonTable /> },
        { key: 'vehicles', label: `${t('차량')}${count(vehicles)}`, content: <VehicleTable /> },
        { key: 'equips', label: `${t('장비')}${count(equips)}`, content: <EquipTable /> },
        { key: 'msds', label: 'MSDS', content: <EntryMaterials vendorCd={vendorCd} /> },
        { key: 'checks', label: t('적격확인결과'), content: <EntryChecks /> },
      ]}
    />
  )
}

function Form({ isVendor }: { isVendor: boolean }) {
  return (
    <>
      <Basics isVendor={isVendor} />
      <Section title="인원">
        <Field name="persons">
          {({ value, setValue }) => <PersonEditor value={value ?? []} onChange={setValue} />}
        </Field>
      </Section>
      <Section title="차량">
        <Field name="vehicles">
          {({ value, setValue }) => <VehicleEditor value={value ?? []} onChange={setValue} />}
        </Field>
      </Section>
      <Section title="장비">
        <Field name="equips">{({ value, setValue }) => <EquipEditor value={value ?? []} onChange={setValue} />}</Field>
      </Section>
    </>
  )
}

function Basics({ isVendor }: { isVendor: boolean }) {
  const { entryTypeCd, apprUserId, hostDueDt, statusCd } = useRecord()
  return (
    <>
      <Section title="신청">
        <Fields names={['entryTypeCd']} />
        {!isVendor && <Fields names={['vendorCd']} />}
        <Contract />
        <Fields names={['entryStartYmd', 'entryEndYmd']} />
        <Field name="zoneCds" />
        <Fields names={['gateCd', 'purposeDesc']} />
      </Section>
      <Section title="수행부서">
        <Fields names={['hostDeptCd', 'ownUserId']} />
        {statusCd === 'RQST' && hostDueDt && <Fields names={['hostDueDt']} />}
        {apprUserId && <Fields names={['apprUserId', 'apprDt']} />}
      </Section>
      <Section title="위험작업">
        <Fields names={['specialKindNos', 'examHazardYn']} />
      </Section>
      {entryTypeCd === 'EMG' && (
        <Section title="긴급출입">
          <Fields names={['escortUserId', 'emgReasonDesc', 'regularDueDt']} />
        </Section>
      )}
    </>
  )
}

function Contract() {
  const { can } = useRecord()
  const { mode } = useDocument()
  if (mode !== 'draft' && !can.edit.includes('contractNo')) return <Field name="contractNo" />
  return (
    <Field name="contractNo">
      {({ value, setValue, wiring }) => <PickContract value={value} wiring={wiring} onChange={setValue} />}
    </Field>
  )
}
