/** Whether somebody may work: a colour with its word, what he has behind him, and the reasons. */
import { Button, Select } from 'antd'
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { toWire } from '#platform/model/calendar.ts'
import type { Tone } from '#platform/model/document.ts'
import { send } from '#platform/web/calls/ask.ts'
import { useDocument } from '#platform/web/document/context.ts'
import { FormField } from '#platform/web/form/form-field.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { askReason } from '#platform/web/parts/ask-reason.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Reasons } from '#platform/web/parts/reasons.tsx'
import { spanText } from '#platform/web/parts/span-text.ts'
import { usePerson } from '#platform/web/session/session.ts'
import { type Colour, type CrewReady, LEAST_TIRED_REASON, letTired } from '../permit.calls.ts'

const looks: Readonly<Record<Colour, { word: string; tone: Tone; Icon: typeof CircleX }>> = {
  RED: { word: '작업 불가', tone: 'danger', Icon: CircleX },
  AMBER: { word: '확인 필요', tone: 'waiting', Icon: TriangleAlert },
  GREEN: { word: '작업 가능', tone: 'done', Icon: CircleCheck },
}

export function FitTag({ colourCd }: { colourCd: Colour }) {
  const t = useT()
  const { word, tone, Icon } = looks[colourCd]
  return (
    <StatusTag tone={tone}>
      <Icon size={14} aria-hidden /> {t(word)}
    </StatusTag>
  )
}

const isTired = ({ ruleCd, resultCd }: CrewReady['checks'][number]) =>
  ruleCd.startsWith('PT_TIRED') && resultCd === 'BLOCK'

interface FitProps {
  of: CrewReady | undefined
  /** None of what is not stored yet: nobody decides about it. */
  permitNo: number | null
  name: string
  /** What is shown of him is asked anew. */
  onDecided(): void
}
/** Below the line of somebody: hours and reasons; whoever may decide that he works all the same does so here. */
export function Fit({ of, permitNo, name, onDecided }: FitProps) {
  const t = useT()
  const { roles } = usePerson()
  const { mode } = useDocument()
  if (!of || mode === 'paper') return null
  const { checks, load, personNo, userId } = of
  const lasted = (hours: number) => spanText(Math.round(hours * 60), t)
  const decide = async (no: number) => {
    const isDone = await letHimWork({ permitNo: no, personNo, userId, name, t })
    if (isDone) onDecided()
  }
  return (
    <div className="crew-lacks">
      {load && (
        <p className="quiet">
          {t('최근 24시간 근무 {day} · 7일 {week} · 이어서 쉰 시간 {rest}', {
            day: lasted(load.dayH),
            week: lasted(load.weekH),
            rest: lasted(load.restH),
          })}
        </p>
      )}
      {checks.length > 0 && <Reasons of={checks} label={t('확인할 것')} />}
      {permitNo !== null && checks.some(isTired) && roles.includes('SHM') && (
        <Button size="small" onClick={() => void decide(permitNo)}>
          {t('피로 예외 결정')}
        </Button>
      )}
    </div>
  )
}

const hourCnts = [2, 4, 8, 12, 24]
interface Letting {
  permitNo: number
  personNo: number | null
  userId: string | null
  name: string
  t: ReturnType<typeof useT>
}
const letHimWork = ({ permitNo, personNo, userId, name, t }: Letting): Promise<boolean> =>
  askReason<number>({
    title: t('{name}: 한도를 넘었지만 작업하게 합니다', { name }),
    help: t('누가, 왜, 언제까지 허용했는지 허가서에 남습니다.'),
    confirmText: t('결정'),
    least: LEAST_TIRED_REASON,
    first: {
      start: hourCnts[1] ?? null,
      draw: (hours, change) => (
        <FormField label={t('허용 시간')} required width="full">
          {({ id }) => (
            <Select
              id={id}
              value={hours}
              options={hourCnts.map((value) => ({ value, label: t('{n}시간', { n: value }) }))}
              onChange={change}
            />
          )}
        </FormField>
      ),
    },
    run: (reasonDesc, hours) =>
      send(letTired, { no: permitNo }, { personNo, userId, reasonDesc, toDt: hoursFromNow(hours) }),
  })
/** A minute less: whoever decides on a whole day is not late by the time it arrives. */
const hoursFromNow = (hours: number): string => toWire(new Date(Date.now() + hours * 3_600_000 - 60_000))
