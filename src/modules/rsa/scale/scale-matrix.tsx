/** The matrix of a scale: what each pair of steps comes to, in the word of its grade, and where the accepted line runs. */
import './scale.css'
import { grades } from '#modules/saf/jsa/risk.logic.ts'
import { NumberInput } from '#platform/web/form/number-input.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { SideScroll } from '#platform/web/parts/side-scroll.tsx'
import { rsaScale } from './rsa-scale.model.ts'
import { acceptedBand, bandOf, type Cell, freqSteps, riskOn, type Scale, sevSteps } from './scale.logic.ts'

interface MatrixProps {
  scale: Scale
  /** Where each cell is given its own risk. */
  onChange?: (cells: Cell[]) => void
}
const riskField = rsaScale.fields.cells.fields.riskVal

export function ScaleMatrix({ scale, onChange }: MatrixProps) {
  const t = useT()
  const freqs = scale.methodCd === 'L3' ? [1] : freqSteps(scale).toReversed()
  const sevs = sevSteps(scale)
  if (sevs.length === 0 || freqs.length === 0) return <p className="quiet">{t('단계수를 정하면 행렬이 나타납니다.')}</p>
  const put = (freqVal: number, sevVal: number, riskVal: number | null) => {
    const others = (scale.cells ?? []).filter((cell) => cell.freqVal !== freqVal || cell.sevVal !== sevVal)
    onChange?.([...others, { freqVal, sevVal, riskVal }])
  }
  return (
    <SideScroll className="plain-table-room" label={t('위험성 행렬')}>
      <table className="rsa-matrix" aria-label={t('위험성 행렬')}>
        <thead>
          <tr>
            <th scope="col">{scale.methodCd === 'L3' ? t('수준') : t('빈도 × 강도')}</th>
            {sevs.map((sev) => (
              <th key={sev} scope="col">
                {scale.methodCd === 'L3' ? t(levelNames[sev - 1] ?? '') : sev}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {freqs.map((freq) => (
            <tr key={freq}>
              <th scope="row">{scale.methodCd === 'L3' ? t('위험성') : freq}</th>
              {sevs.map((sev) =>
                onChange ? (
                  <td key={sev}>
                    <NumberInput
                      wiring={{ id: `cell-${freq}-${sev}`, 'aria-label': t('빈도 {freq} 강도 {sev}', { freq, sev }) }}
                      field={riskField}
                      value={riskOn(scale, freq, sev)}
                      onChange={(risk) => put(freq, sev, risk)}
                    />
                  </td>
                ) : (
                  <Risk key={sev} scale={scale} risk={riskOn(scale, freq, sev)} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroll>
  )
}

const levelNames = ['하', '중', '상']

function Risk({ scale, risk }: { scale: Scale; risk: number | null }) {
  const t = useT()
  const at = bandOf(scale, risk)
  const gradeCd = at === null ? null : (scale.bands?.[at]?.gradeCd ?? null)
  const isAccepted = at !== null && at <= acceptedBand(scale)
  const tone = at === null ? 'none' : isAccepted ? 'done' : at === (scale.bands?.length ?? 0) - 1 ? 'danger' : 'waiting'
  return (
    <td data-tone={tone}>
      <b>{risk ?? '–'}</b> {gradeCd && t(grades[gradeCd])}
      <small>{isAccepted ? t('허용') : at === null ? '' : t('허용불가')}</small>
    </td>
  )
}
