/** A grade with its colour; what it means is told by its name. */
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { type Grade, grades } from './result-codes.model.ts'

const tones = {
  D1: 'danger',
  DN: 'danger',
  D2: 'danger',
  R: 'waiting',
  C1: 'waiting',
  CN: 'waiting',
  C2: 'waiting',
  U: 'suspended',
  A: 'done',
} as const satisfies Record<Grade, string>

export function GradeTag({ grade, isSecond = false }: { grade: Grade; isSecond?: boolean }) {
  const t = useT()
  return (
    <span title={t(grades[grade])}>
      <StatusTag tone={tones[grade]}>{isSecond ? `${grade} · ${t('2차')}` : grade}</StatusTag>
    </span>
  )
}
