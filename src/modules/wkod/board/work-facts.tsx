/** Small facts about a work that look the same on the map, in the list and on the wall. */
import { CircleX, HeartPulse, type LucideIcon, TriangleAlert, Wind } from 'lucide-react'
import { useT } from '#platform/web/i18n/i18n.ts'
import type { CrewColours } from '../permit/permit.calls.ts'
import { type Counts, gasTone } from './board.logic.ts'

export function GasPill({ minutes }: { minutes: number }) {
  return <Pill minutes={minutes} icon={Wind} title="다음 가스측정" />
}
/** Until who works alone lets himself be heard. */
export function CheckInPill({ minutes }: { minutes: number }) {
  return <Pill minutes={minutes} icon={HeartPulse} title="다음 안전확인" />
}

/** How many of its people may not work, and of how many something is to be seen to. */
export function CrewFit({ colours: { redCnt, amberCnt } }: { colours: CrewColours }) {
  const t = useT()
  return (
    <>
      {redCnt > 0 && (
        <span className="board-gas" data-tone="danger">
          <CircleX size={12} aria-hidden />
          {t('작업 불가 {n}명', { n: redCnt })}
        </span>
      )}
      {amberCnt > 0 && (
        <span className="board-gas" data-tone="waiting">
          <TriangleAlert size={12} aria-hidden />
          {t('확인 필요 {n}명', { n: amberCnt })}
        </span>
      )}
    </>
  )
}

function Pill({ minutes, icon: Icon, title }: { minutes: number; icon: LucideIcon; title: string }) {
  const t = useT()
  const left = `${Math.floor(Math.abs(minutes) / 60)}:${String(Math.abs(minutes) % 60).padStart(2, '0')}`
  return (
    <span className="board-gas" data-tone={gasTone(minutes)} title={t(title)}>
      <Icon size={12} aria-hidden />
      {minutes < 0 ? t('{time} 지남', { time: left }) : left}
    </span>
  )
}

export function Numbers({ counts }: { counts: Counts }) {
  const t = useT()
  const shown: [label: string, value: number, tone: string | undefined][] = [
    [t('작업중'), counts.workCnt, 'progress'],
    [t('작업인원'), counts.crewCnt, undefined],
    [t('중지'), counts.suspCnt, counts.suspCnt > 0 ? 'suspended' : undefined],
    [t('가스측정 임박'), counts.gasCnt, counts.gasCnt > 0 ? 'waiting' : undefined],
    [t('충돌'), counts.conflictCnt, counts.conflictCnt > 0 ? 'danger' : undefined],
  ]
  return (
    <dl className="board-numbers">
      {shown.map(([label, value, tone]) => (
        <div key={label} data-tone={tone}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Legend() {
  const t = useT()
  return (
    <ul className="board-legend" aria-label={t('범례')}>
      <li data-tone="progress" data-filled>
        {t('작업중')}
      </li>
      <li data-tone="suspended" data-filled>
        {t('중지')}
      </li>
      <li data-tone="waiting" data-filled>
        {t('종료 확인 전')}
      </li>
      <li data-tone="progress">{t('승인·준비')}</li>
      <li data-tone="waiting">{t('신청·검토')}</li>
      <li data-line="BLOCK">{t('금지')}</li>
      <li data-line="COORD">{t('조정 필요')}</li>
    </ul>
  )
}
