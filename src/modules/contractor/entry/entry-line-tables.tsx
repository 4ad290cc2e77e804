/** The lines of a request as they were found, and what safety and the gate do about each. */
import { send } from '#platform/web/calls/ask.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { formatDateTime, formatDay } from '#platform/web/format.ts'
import { translateNow, useT } from '#platform/web/i18n/i18n.ts'
import { askReason } from '#platform/web/parts/ask-reason.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column, TableAction } from '#platform/web/table/table.types.ts'
import { entryRoles, equipTypes, type LineState, lineStates, vehicleTypes } from './entry-codes.model.ts'
import { carryIn, decideLine, preCheck } from './entry-rqst.calls.ts'
import type { EquipLine, PersonLine, VehicleLine } from './entry-rqst.model.ts'
import { useRosterNames } from './pick-roster.tsx'
import { reasonForVendor } from './reason-for-vendor.ts'
import { stepOnLine } from './step-line.ts'

const tones = { OK: 'done', WARN: 'waiting', NG: 'danger', SUSP: 'suspended' } as const satisfies Record<
  LineState,
  string
>
type Numbered<Line> = Line & { index: number; personNm: string }
type List = 'persons' | 'vehicles' | 'equips'

const codes = (all: Readonly<Record<string, string>>) =>
  Object.entries(all).map(([code, codeNm]) => ({ code, codeNm: translateNow(codeNm) }))

/** State and reason stand together: one without the other helps nobody. */
const found = <Line extends Numbered<PersonLine | VehicleLine | EquipLine>>(): Column<Line>[] => [
  {
    name: 'lineStatusCd',
    text: translateNow('판정'),
    width: 96,
    render: ({ lineStatusCd }) =>
      lineStatusCd && <StatusTag tone={tones[lineStatusCd]}>{translateNow(lineStates[lineStatusCd])}</StatusTag>,
  },
  {
    name: 'lineReasonDesc',
    text: translateNow('사유'),
    width: 320,
    value: ({ lineRuleCd, lineReasonDesc }) =>
      [lineRuleCd !== 'MAN' && lineRuleCd, lineReasonDesc].filter(Boolean).join(' '),
  },
  {
    name: 'lineUntilYmd',
    text: translateNow('해소 예정일'),
    width: 112,
    value: ({ lineUntilYmd }) => lineUntilYmd && formatDay(lineUntilYmd),
  },
]

/** What the person may do to a line now. */
function useLineActions(list: List) {
  const t = useT()
  const { values } = useDocument()
  const { roles, kind, userId } = usePerson()
  const statusCd = String(values.statusCd)
  const no = Number(values.entryRqstNo)
  const rowVersion = Number(values.rowVersion)
  const isOpen = statusCd === 'RQST' || statusCd === 'HOST_OK'
  const isApproved = statusCd === 'APPR' || statusCd === 'PART'
  const isSafety = kind === 'staff' && roles.some((role) => role === 'SHM' || role === 'CSO')
  const mayDecide = isSafety || (isOpen && kind === 'staff' && (roles.includes('OWN') || values.ownUserId === userId))
  const decide = async (index: number, lineStatusCd: 'OK' | 'NG' | 'SUSP', label: string) => {
    await askReason({
      ...reasonForVendor(label),
      run: (reasonDesc) =>
        stepOnLine(no, send(decideLine, { no }, { rowVersion, list, index, lineStatusCd, reasonDesc })),
    })
  }
  return ({ index, lineStatusCd }: { index: number; lineStatusCd: LineState | null }): TableAction[] => {
    if (!mayDecide || !(isOpen || isApproved)) return []
    const isOut = lineStatusCd === 'NG' || lineStatusCd === 'SUSP'
    if (isApproved && lineStatusCd === 'NG') return []
    if (isOut) return [{ name: 'back', text: t('되돌리기'), onClick: () => void decide(index, 'OK', t('되돌리기')) }]
    const [code, label] = isOpen ? (['NG', t('제외')] as const) : (['SUSP', t('출입정지')] as const)
    return [{ name: 'out', text: label, danger: true, onClick: () => void decide(index, code, label) }]
  }
}

function numbered<Line extends object>(lines: unknown, nameOf: (line: Line) => string): Numbered<Line>[] {
  return ((lines as Line[] | null) ?? []).map((line, index) => ({ ...line, index, personNm: nameOf(line) }))
}

interface LineTableProps<Line extends object> {
  label: string
  empty: string
  rows: Numbered<Line>[]
  columns: Column<Numbered<Line>>[]
  actions(row: Numbered<Line>): TableAction[]
}
function LineTable<Line extends object>({ label, empty, rows, columns, actions }: LineTableProps<Line>) {
  const t = useT()
  return (
    <section className="doc-section" aria-label={t(label)}>
      <DataTable<Numbered<Line>>
        label={t(label)}
        columns={columns}
        rows={rows}
        rowKey="index"
        state="ready"
        total={rows.length}
        height={Math.min(560, 120 + rows.length * 40)}
        fits
        settingsName={`entry:${label}`}
        rowActions={actions}
        empty={{ text: t(empty) }}
      />
    </section>
  )
}

const personColumns = (): Column<Numbered<PersonLine>>[] => [
  { name: 'personNm', text: translateNow('성명'), width: 130, sortable: true },
  { name: 'entryRoleCd', text: translateNow('역할'), width: 110, type: 'select', items: codes(entryRoles) },
  ...found<Numbered<PersonLine>>(),
]

export function PersonTable() {
  const { values } = useDocument()
  const lines = values.persons as PersonLine[] | null
  const names = useRosterNames((lines ?? []).map(({ personNo }) => personNo))
  const rows = numbered<PersonLine>(lines, ({ personNo }) => names.get(personNo) ?? String(personNo))
  return (
    <LineTable
      label="인원"
      empty="신청한 인원이 없습니다."
      rows={rows}
      columns={personColumns()}
      actions={useLineActions('persons')}
    />
  )
}

const vehicleColumns = (): Column<Numbered<VehicleLine>>[] => [
  { name: 'vehicleNo', text: translateNow('차량번호'), width: 120 },
  { name: 'vehicleTypeCd', text: translateNow('차종'), width: 96, type: 'select', items: codes(vehicleTypes) },
  { name: 'personNm', text: translateNow('운전자'), width: 110 },
  {
    name: 'insureToYmd',
    text: translateNow('보험만료'),
    width: 112,
    value: ({ insureToYmd }) => formatDay(insureToYmd),
  },
  {
    name: 'sparkArrestorYn',
    text: translateNow('불꽃방지기'),
    width: 96,
    value: ({ sparkArrestorYn }) => translateNow(sparkArrestorYn === 'Y' ? '예' : '아니요'),
  },
  { name: 'cargoDesc', text: translateNow('적재물'), width: 160 },
  ...found<Numbered<VehicleLine>>(),
]

export function VehicleTable() {
  const { values } = useDocument()
  const lines = values.vehicles as VehicleLine[] | null
  const names = useRosterNames((lines ?? []).map(({ driverPersonNo }) => driverPersonNo))
  const rows = numbered<VehicleLine>(lines, ({ driverPersonNo }) => names.get(driverPersonNo) ?? String(driverPersonNo))
  return (
    <LineTable
      label="차량"
      empty="신청한 차량이 없습니다."
      rows={rows}
      columns={vehicleColumns()}
      actions={useLineActions('vehicles')}
    />
  )
}

const preCheckTones = { PASS: 'done', FAIL: 'danger' } as const
const equipColumns = (): Column<Numbered<EquipLine>>[] => [
  { name: 'equipTypeCd', text: translateNow('장비종류'), width: 120, type: 'select', items: codes(equipTypes) },
  { name: 'modelNm', text: translateNow('모델'), width: 130 },
  { name: 'regNo', text: translateNow('등록번호'), width: 110 },
  { name: 'ratedLoadVal', text: translateNow('정격하중'), width: 90, type: 'number' },
  {
    name: 'inspectToYmd',
    text: translateNow('안전검사만료'),
    width: 112,
    value: ({ inspectToYmd }) => inspectToYmd && formatDay(inspectToYmd),
  },
  { name: 'personNm', text: translateNow('조종원'), width: 100 },
  {
    name: 'preCheckResultCd',
    text: translateNow('반입점검'),
    width: 150,
    value: ({ preCheckDt }) => preCheckDt && formatDateTime(preCheckDt),
    render: ({ preCheckResultCd, preCheckDt }) =>
      preCheckResultCd && (
        <>
          <StatusTag tone={preCheckTones[preCheckResultCd]}>
            {translateNow(preCheckResultCd === 'PASS' ? '합격' : '불합격')}
          </StatusTag>{' '}
          {preCheckDt && formatDay(preCheckDt.slice(0, 10))}
        </>
      ),
  },
  {
    name: 'carryInDt',
    text: translateNow('반입일시'),
    width: 140,
    value: ({ carryInDt }) => carryInDt && formatDateTime(carryInDt),
  },
  ...found<Numbered<EquipLine>>(),
]

export function EquipTable() {
  const t = useT()
  const { values } = useDocument()
  const { roles, kind } = usePerson()
  const decide = useLineActions('equips')
  const lines = values.equips as EquipLine[] | null
  const names = useRosterNames((lines ?? []).flatMap(({ operatorPersonNo }) => operatorPersonNo ?? []))
  const rows = numbered<EquipLine>(lines, ({ operatorPersonNo }) =>
    operatorPersonNo ? (names.get(operatorPersonNo) ?? '') : '',
  )
  const isGate = kind === 'staff' && roles.some((role) => role === 'SEC' || role === 'SHM')
  const isApproved = values.statusCd === 'APPR' || values.statusCd === 'PART'
  const no = Number(values.entryRqstNo)
  const rowVersion = Number(values.rowVersion)
  const check = (index: number, resultCd: 'PASS' | 'FAIL') =>
    void stepOnLine(no, send(preCheck, { no }, { rowVersion, index, resultCd }))
  const actions = (row: Numbered<EquipLine>): TableAction[] => {
    if (!isGate || !isApproved || row.lineStatusCd === 'NG' || row.lineStatusCd === 'SUSP') return decide(row)
    const { index } = row
    if (row.preCheckResultCd !== 'PASS')
      return [
        { name: 'pass', text: t('점검 합격'), onClick: () => check(index, 'PASS') },
        {
          name: 'fail',
          text: t('점검 불합격'),
          danger: true,
          onClick: () => check(index, 'FAIL'),
        },
      ]
    return [
      {
        name: 'in',
        text: t('반입'),
        onClick: () => void stepOnLine(no, send(carryIn, { no }, { rowVersion, index })),
      },
      { name: 'again', text: t('다시 점검'), onClick: () => check(index, 'PASS') },
    ]
  }
  return (
    <LineTable label="장비" empty="신청한 장비가 없습니다." rows={rows} columns={equipColumns()} actions={actions} />
  )
}
