/** Whom the correction concerns: picked from the round, with the attendance and the score as they should have been. */
import { useQuery } from '@tanstack/react-query'
import { Button, Select } from 'antd'
import { Trash2 } from 'lucide-react'
import { api } from '#platform/web/api/client.ts'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { recordKey } from '#platform/web/document/wire.ts'
import { FieldControl } from '#platform/web/form/field-control.tsx'
import { FormField } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { Failed, Loading } from '#platform/web/parts/states.tsx'
import { type EduRound, eduRound } from '../round/edu-round.model.ts'
import { roundSeats, type Seat } from '../round/seat.calls.ts'
import { eduFix, type FixLine } from './edu-fix.model.ts'
import { outcomeOfFix } from './fix.logic.ts'
import { ResultChange } from './fix-table.tsx'

const { fields } = eduFix.fields.fixes
type Entered = 'checkInDt' | 'checkOutDt' | 'testScore' | 'creditMinVal'

interface EditFixesProps {
  eduRoundNo: number
  value: readonly FixLine[]
  onChange(value: FixLine[]): void
}
export function EditFixes({ eduRoundNo, value, onChange }: EditFixesProps) {
  const t = useT()
  const seats = useAsked(roundSeats, { no: eduRoundNo })
  const round = useQuery({
    queryKey: recordKey(eduRound, eduRoundNo),
    queryFn: ({ signal }) => api.get<EduRound>(`${eduRound.api}/${eduRoundNo}`, { signal, quiet: true }),
  })
  if (seats.isError) return <Failed error={seats.error} onRetry={() => void seats.refetch()} />
  if (round.isError) return <Failed error={round.error} onRetry={() => void round.refetch()} />
  if (!seats.data || !round.data) return <Loading lines={6} />
  const judged = seats.data.rows.filter(({ eduResultCd, seatStatusCd }) => eduResultCd && seatStatusCd === 'CONFIRM')
  const open = judged.filter(({ eduRqstNo }) => !value.some((line) => line.eduRqstNo === eduRqstNo))
  const add = (eduRqstNo: number) => {
    const seat = judged.find((one) => one.eduRqstNo === eduRqstNo)
    if (seat) onChange([...value, lineOf(seat)])
  }
  const put = (line: FixLine) => onChange(value.map((one) => (one.eduRqstNo === line.eduRqstNo ? line : one)))
  return (
    <div className="stack">
      <Select<number>
        className="form-select"
        aria-label={t('정정할 사람')}
        placeholder={t('정정할 사람을 고르십시오.')}
        value={null}
        onChange={add}
        showSearch={{ optionFilterProp: 'label' }}
        notFoundContent={t('정정할 수 있는 사람이 없습니다.')}
        options={open.map((seat) => ({ value: seat.eduRqstNo, label: `${seat.personNm} (${seat.vendorNm ?? ''})` }))}
      />
      <ul className="stack">
        {value.map((line) => (
          <FixCard
            key={line.eduRqstNo}
            line={line}
            seat={judged.find(({ eduRqstNo }) => eduRqstNo === line.eduRqstNo)}
            round={round.data}
            onChange={put}
            onRemove={() => onChange(value.filter((one) => one !== line))}
          />
        ))}
      </ul>
    </div>
  )
}

/** As it stands: what is wrong in it is changed. */
const lineOf = ({ eduRqstNo, personNm, vendorNm, checkInDt, checkOutDt, testScore, eduResultCd }: Seat) =>
  ({
    eduRqstNo,
    personNm,
    vendorNm,
    checkInDt,
    checkOutDt,
    testScore,
    eduResultCd,
    beforeResultCd: eduResultCd,
    creditMinVal: null,
  }) as FixLine

interface FixCardProps {
  line: FixLine
  seat: Seat | undefined
  round: EduRound
  onChange(line: FixLine): void
  onRemove(): void
}
function FixCard({ line, seat, round, onChange, onRemove }: FixCardProps) {
  const t = useT()
  const name = line.personNm ?? ''
  const names: Entered[] = [
    'checkInDt',
    'checkOutDt',
    ...(round.testYn === 'Y' ? (['testScore'] as const) : []),
    'creditMinVal',
  ]
  const { eduResultCd } = outcomeOfFix(round, line)
  return (
    <li className="stack is-close" aria-label={name}>
      <header className="row">
        <strong>{name}</strong>
        <span className="quiet">{line.vendorNm}</span>
        <ResultChange before={seat?.eduResultCd ?? null} after={eduResultCd} />
        <Button
          type="text"
          icon={<Trash2 size={16} aria-hidden />}
          aria-label={t('{name} 빼기', { name })}
          onClick={onRemove}
        />
      </header>
      <div className="doc-grid">
        {names.map((field) => (
          <FormField
            key={field}
            label={t(fields[field].label)}
            {...(field === 'creditMinVal' && { help: t('비우면 차수의 인정시간입니다.') })}
          >
            {(wiring) => (
              <FieldControl
                wiring={wiring}
                name={field}
                field={fields[field]}
                values={line}
                label={t(fields[field].label)}
                onChange={(patch) => onChange({ ...line, ...patch })}
              />
            )}
          </FormField>
        ))}
      </div>
    </li>
  )
}
