/** The risk group as it is shown everywhere: in a word, and in the colour of its risk. */
import type { Tone } from '#platform/model/document.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { type RiskGroup, riskGroups } from './cvd-risk.logic.ts'

const tones: Readonly<Record<RiskGroup, Tone>> = { LOW: 'done', MID: 'waiting', HIGH: 'danger', VERY: 'danger' }

export function RiskTag({ group }: { group: RiskGroup | null }) {
  const t = useT()
  if (!group) return null
  return (
    <StatusTag tone={tones[group]}>{group === 'VERY' ? <b>{t(riskGroups[group])}</b> : t(riskGroups[group])}</StatusTag>
  )
}
