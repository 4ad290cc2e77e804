/** QR/출결: who has a seat, who came and went, and whose hand is on the sheet. A scanner types into the field and Enter sends. */
import '../education.css'
import { Button, Input, type InputRef, Segmented } from 'antd'
import { LogIn, LogOut, ScanLine } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Signature } from '#platform/model/drawn.ts'
import { messageOf } from '#platform/web/api/failures.ts'
import { send, sendWith } from '#platform/web/calls/ask.ts'
import { useAskedRows } from '#platform/web/calls/asked.tsx'
import { openDialog, toast } from '#platform/web/dialog/dialogs.ts'
import { SignatureImage, SignaturePad } from '#platform/web/form/signature-pad.tsx'
import { formatNumber, formatTime } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Sums } from '#platform/web/parts/facts.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column, TableAction } from '#platform/web/table/table.types.ts'
import { eduLanguages, eduResults, seatStates } from '../course/edu-codes.model.ts'
import { renewEducation } from './renew.ts'
import { decideSeat, doors, roundSeats, type Seat, signSeat, type Which } from './seat.calls.ts'

type Door = 'checkin' | 'checkout'
const items = (
  all: Readonly<
    Record<string, { label: string; tone: 'draft' | 'progress' | 'waiting' | 'done' | 'danger' | 'suspended' }>
  >,
) => Object.entries(all).map(([code, { label, tone }]) => ({ code, codeNm: label, tone }))
const outcomes = items({ ...seatStates, ...eduResults })
/** One word says where somebody stands: the result once there is one, the seat before. */
const standing = ({ seatStatusCd, eduResultCd }: Seat) => eduResultCd ?? seatStatusCd

export const seatColumns = {
  personNm: { name: 'personNm', text: '성명', width: 110, sortable: true },
  vendorNm: { name: 'vendorNm', text: '업체', width: 140, sortable: true },
  langCd: {
    name: 'langCd',
    text: '언어',
    width: 84,
    type: 'select',
    items: Object.entries(eduLanguages).map(([code, codeNm]) => ({ code, codeNm })),
  },
  standing: { name: 'standing', text: '상태', width: 84, type: 'tag', items: outcomes, value: standing },
} as const satisfies Record<string, Column<Seat>>

const columns: readonly Column<Seat>[] = [
  seatColumns.personNm,
  seatColumns.standing,
  { name: 'checkInDt', text: '입실', width: 68, value: ({ checkInDt }) => checkInDt && formatTime(checkInDt) },
  { name: 'checkOutDt', text: '퇴실', width: 68, value: ({ checkOutDt }) => checkOutDt && formatTime(checkOutDt) },
  {
    name: 'signJson',
    text: '서명',
    width: 96,
    value: ({ signJson }) => (signJson ? 'Y' : ''),
    render: ({ signJson, personNm }) => signJson && <SignatureImage strokes={signJson.strokes} label={personNm} />,
  },
  seatColumns.vendorNm,
  { name: 'attendMinVal', text: '출석(분)', width: 80, type: 'number' },
  { name: 'waitNo', text: '대기순번', width: 80, type: 'number' },
  seatColumns.langCd,
  { name: 'birthYear', text: '출생', width: 64 },
]

interface RoundAttendanceProps {
  no: number
  mayTeach: boolean
  statusCd: string
}

export function RoundAttendance({ no, mayTeach, statusCd }: RoundAttendanceProps) {
  const t = useT()
  const { table } = useAskedRows(roundSeats, { no })
  const [door, setDoor] = useState<Door>('checkin')
  const { pass, said } = useDoor(no)
  const actions = useSeatActions(no, door, mayTeach, pass)
  return (
    <section className="doc-section edu-seats" aria-label={t('출결')}>
      <Figures rows={table.rows} />
      {mayTeach && <Scanner door={door} onDoor={setDoor} onCode={(code) => void pass(door, { code })} said={said} />}
      {!mayTeach && (statusCd === 'OPEN' || statusCd === 'CLOSED') && (
        <p className="quiet">{t('교육 진행을 누르면 시작 30분 전부터 출석을 확인할 수 있습니다.')}</p>
      )}
      <DataTable<Seat>
        label={t('교육 대상자')}
        columns={columns}
        {...table}
        rowKey="eduRqstNo"
        height={480}
        settingsName="education/round/eduRound:seats"
        empty={{ text: t('신청한 사람이 없습니다.') }}
        numbered
        rowActions={actions}
      />
    </section>
  )
}

function Figures({ rows }: { rows: readonly Seat[] }) {
  const t = useT()
  const count = (is: (seat: Seat) => boolean) => rows.filter(is).length
  const sums: [label: string, value: number][] = [
    ['확정', count(({ seatStatusCd }) => seatStatusCd === 'CONFIRM')],
    ['대기', count(({ seatStatusCd }) => seatStatusCd === 'WAIT' || seatStatusCd === 'RQST')],
    ['입실', count(({ checkInDt }) => checkInDt !== null)],
    ['퇴실', count(({ checkOutDt }) => checkOutDt !== null)],
    ['이수', count(({ eduResultCd }) => eduResultCd === 'PASS')],
  ]
  return <Sums of={sums.map(([label, value]) => ({ label: t(label), value: formatNumber(value) }))} />
}

/** What was done last, as large as the trainer needs it to see from the door. */
type Said = { isRefused: boolean; text: string } | undefined

function useDoor(no: number) {
  const t = useT()
  const [said, setSaid] = useState<Said>()
  const pass = async (door: Door, which: Which) => {
    try {
      const { personNm } = await sendWith({ quiet: true }, doors[door], { no }, which)
      const text = door === 'checkin' ? '{name} 님 입실을 확인했습니다.' : '{name} 님 퇴실을 확인했습니다.'
      setSaid({ isRefused: false, text: t(text, { name: personNm }) })
    } catch (error) {
      setSaid({ isRefused: true, text: messageOf(error) })
    } finally {
      await renewEducation()
    }
  }
  return { pass, said }
}

interface ScannerProps {
  door: Door
  onDoor(door: Door): void
  onCode(code: string): void
  said: Said
}
function Scanner({ door, onDoor, onCode, said }: ScannerProps) {
  const t = useT()
  const input = useRef<InputRef>(null)
  const [code, setCode] = useState('')
  const send = () => {
    if (!code.trim()) return
    onCode(code.trim())
    setCode('')
    input.current?.focus()
  }
  return (
    <div className="row edu-scanner">
      <Segmented<Door>
        aria-label={t('출결')}
        value={door}
        onChange={onDoor}
        options={[
          { value: 'checkin', label: t('입실'), icon: <LogIn size={14} aria-hidden /> },
          { value: 'checkout', label: t('퇴실'), icon: <LogOut size={14} aria-hidden /> },
        ]}
      />
      <Input
        ref={input}
        aria-label={t('교육표의 QR')}
        placeholder={t('교육표의 QR을 스캔하십시오.')}
        prefix={<ScanLine size={16} aria-hidden />}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        onPressEnter={send}
        maxLength={300}
      />
      <p role="status" data-refused={said?.isRefused || undefined}>
        {said?.text}
      </p>
    </div>
  )
}

function useSeatActions(no: number, door: Door, mayTeach: boolean, pass: (door: Door, which: Which) => Promise<void>) {
  const t = useT()
  const isOwner = usePerson().roles.includes('OWN')
  const decide = async (seat: Seat, approveYn: 'Y' | 'N') => {
    try {
      await send(decideSeat, { eduRqstNo: seat.eduRqstNo }, { approveYn })
      toast(t(approveYn === 'Y' ? '신청을 승인했습니다.' : '신청을 거절했습니다.'))
    } finally {
      await renewEducation()
    }
  }
  const sign = async (seat: Seat) => {
    const signature = await openDialog<Signature>({
      label: t('{name} 님 서명', { name: seat.personNm }),
      width: 'min(560px, 92vw)',
      content: (close) => <SignForm onDone={close} />,
    })
    if (!signature) return
    await send(signSeat, { no, eduRqstNo: seat.eduRqstNo }, { ...signature, signerNm: seat.personNm })
    await renewEducation()
  }
  return (seat: Seat): TableAction[] => {
    if (seat.seatStatusCd === 'RQST' && isOwner)
      return [
        { name: 'approve', text: t('승인'), onClick: () => void decide(seat, 'Y') },
        { name: 'refuse', text: t('거절'), danger: true, onClick: () => void decide(seat, 'N') },
      ]
    if (!mayTeach || seat.seatStatusCd !== 'CONFIRM' || seat.eduResultCd !== null) return []
    const isIn = seat.checkInDt !== null
    const which = { eduRqstNo: seat.eduRqstNo }
    return [
      door === 'checkin' && !isIn
        ? { name: 'checkin', text: t('입실'), onClick: () => void pass('checkin', which) }
        : { name: 'checkout', text: t('퇴실'), disabled: !isIn, onClick: () => void pass('checkout', which) },
      { name: 'sign', text: t('서명'), disabled: !isIn, onClick: () => void sign(seat) },
    ]
  }
}

function SignForm({ onDone }: { onDone(signature: Signature): void }) {
  const t = useT()
  const [value, setValue] = useState<Signature | null>(null)
  return (
    <div className="stack">
      <SignaturePad wiring={{ id: 'edu-sign' }} value={value} onChange={setValue} />
      <Button type="primary" disabled={value === null} onClick={() => value && onDone(value)}>
        {t('저장')}
      </Button>
    </div>
  )
}
