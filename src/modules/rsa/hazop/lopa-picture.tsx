/** The layers of a LOPA one below the other: each makes the bar shorter, until it stays left of the target or does not. */
import type { CSSProperties } from 'react'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import type { HazopIpl, HazopLopa } from './hazop.model.ts'
import { lopaOf, sils } from './lopa.logic.ts'

/** A bar keeps a sliver, however seldom something is. */
const LEAST = 2
const FULL = 100

export function LopaPicture({ lopa, layers }: { lopa: HazopLopa; layers: readonly HazopIpl[] }) {
  const t = useT()
  const found = lopaOf(
    lopa,
    layers.map(({ pfdVal }) => pfdVal),
  )
  if (!found || !lopa.targetVal)
    return <p className="quiet">{t('개시사건 빈도, 목표빈도, PFD를 적으면 계산합니다. 예: 0.1, 1e-5')}</p>
  const { steps, rrfVal, silCd } = found
  const logs = [...steps, lopa.targetVal].map((value) => Math.log10(Number(value)))
  const low = Math.min(...logs) - 1
  const high = Math.max(...logs)
  const width = (value: string) => Math.max(LEAST, (FULL * (Math.log10(Number(value)) - low)) / (high - low))
  const isMet = silCd === 'NONE'
  return (
    <figure
      className="lopa-picture"
      aria-label={t('방호계층')}
      style={{ '--target': `${width(lopa.targetVal)}%` } as CSSProperties}
    >
      <ol>
        {steps.map((value, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <li key={at}>
            <span>
              {at === 0 ? t('개시사건') : layers[at - 1]?.iplDesc || t('독립방호계층 {n}', { n: at })}
              {at > 0 && <small className="quiet"> PFD {layers[at - 1]?.pfdVal}</small>}
            </span>
            <span className="lopa-track">
              <span className="lopa-bar" style={{ width: `${width(value)}%` }} />
            </span>
            <b>{t('{n}/년', { n: value })}</b>
          </li>
        ))}
      </ol>
      <figcaption className="row">
        <span className="quiet">{t('목표 {n}/년', { n: lopa.targetVal })}</span>
        <span>RRF {rrfVal}</span>
        <StatusTag tone={isMet ? 'done' : silCd === 'REDO' ? 'danger' : 'waiting'}>{t(sils[silCd])}</StatusTag>
      </figcaption>
    </figure>
  )
}
