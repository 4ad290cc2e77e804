/** From which content on an item applies, and under which condition, in words. */
import type { Tone } from '#platform/model/document.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { physStates } from '../substance/substance.master.ts'
import { useKinds } from '../use/use-codes.model.ts'
import { cutBases, cutOps, type RegJudge, type RegSeverity, regJudges, regSeverities } from './reg-codes.model.ts'

interface CutProps {
  cutPctVal: number | null
  cutOpCd: keyof typeof cutOps | null
  cutBasisCd: keyof typeof cutBases | null
}
export function CutText({ cutPctVal, cutOpCd, cutBasisCd }: CutProps) {
  const t = useT()
  if (cutPctVal === null) return <span className="quiet">{t('확인 필요')}</span>
  if (cutPctVal === 0) return t('함량과 관계없이')
  return `${cutPctVal}% ${t(cutOps[cutOpCd ?? 'GE'])}${cutBasisCd === 'VOL' ? ` (${t(cutBases.VOL)})` : ''}`
}

interface ConditionProps {
  condDesc: string | null
  phMinVal?: number | null
  phMaxVal?: number | null
  physStateCds?: string | null
  useCds?: string | null
}
export function ConditionText({
  condDesc,
  phMinVal = null,
  phMaxVal = null,
  physStateCds = null,
  useCds = null,
}: ConditionProps) {
  const t = useT()
  const said = [
    condDesc,
    phMinVal !== null && t('pH {n} 이상', { n: phMinVal }),
    phMaxVal !== null && t('pH {n} 이하', { n: phMaxVal }),
    physStateCds && [...physStateCds].map((cd) => t(physStates[cd as keyof typeof physStates])).join('·'),
    useCds
      ?.split(' ')
      .map((cd) => t(useKinds[cd as keyof typeof useKinds]))
      .join('·'),
  ]
  return said.filter(Boolean).join(', ')
}

const severityTones: Readonly<Record<RegSeverity, Tone>> = {
  STOP: 'danger',
  LICENSE: 'waiting',
  DUTY: 'progress',
  INFO: 'draft',
}
export function SeverityTag({ cd }: { cd: RegSeverity }) {
  const t = useT()
  return <StatusTag tone={severityTones[cd]}>{t(regSeverities[cd])}</StatusTag>
}

const judgeTones: Readonly<Record<RegJudge, Tone>> = { HIT: 'danger', CHECK: 'waiting', NONE: 'done' }
export function JudgeTag({ cd }: { cd: RegJudge }) {
  const t = useT()
  return <StatusTag tone={judgeTones[cd]}>{t(regJudges[cd])}</StatusTag>
}

/** What nobody has compared with the text of the law says so. */
export function Unverified({ yn }: { yn: 'Y' | 'N' | null }) {
  const t = useT()
  return yn === 'N' ? <small className="quiet reg-unverified">{t('원문 대조 전')}</small> : null
}
