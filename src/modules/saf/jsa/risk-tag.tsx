/** A risk with the letter of its grade: the colour never speaks alone. */
import './jsa.css'
import { useT } from '#platform/web/i18n/i18n.ts'
import { gradeOf, grades, scaleOf } from './risk.logic.ts'

const tones = { green: 'done', yellow: 'waiting', orange: 'waiting', red: 'danger' } as const

export function RiskTag({ risk, scaleCd }: { risk: number | null; scaleCd: string | null }) {
  const t = useT()
  const scale = scaleOf(scaleCd)
  if (risk === null || risk < 1 || risk > scale.freqMax * scale.sevMax) return <span className="quiet">–</span>
  const gradeCd = gradeOf(risk, scale)
  const level =
    risk > scale.consentMax ? 'red' : risk > scale.acceptMax ? 'orange' : gradeCd === 'MID' ? 'yellow' : 'green'
  return (
    <span className="status-tag risk-tag" data-tone={tones[level]} data-level={level}>
      <b>{risk}</b> {t(grades[gradeCd])}
    </span>
  )
}
