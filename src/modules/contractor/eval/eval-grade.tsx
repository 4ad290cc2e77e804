import './eval.css'
import { useT } from '#platform/web/i18n/i18n.ts'
import type { EvalGrade } from './eval-codes.model.ts'

/** The letter says it; the colour only helps. */
export function GradeMark({ grade, isLarge = false }: { grade: EvalGrade; isLarge?: boolean }) {
  const t = useT()
  return (
    <span className="eval-grade" data-grade={grade} data-large={isLarge || undefined}>
      <span className="visually-hidden">{t('등급')} </span>
      {grade}
    </span>
  )
}
