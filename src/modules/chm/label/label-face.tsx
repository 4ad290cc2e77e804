/** A label as it is printed: white ground, black text and frame, red frames of pictograms. */
import './label.css'
import { useLayoutEffect, useRef } from 'react'
import { useT } from '#platform/web/i18n/i18n.ts'
import { signalWords } from '../ghs/ghs-codes.model.ts'
import type { LabelKind, LabelSize } from '../ghs/label.logic.ts'
import { Pictograms } from '../ghs/pictogram.parts.tsx'
import type { LabelPaperSaid } from './label.calls.ts'

interface LabelFaceProps {
  said: LabelPaperSaid['said']
  kindCd: LabelKind
  sizeCd: LabelSize
  statements: LabelPaperSaid['statements']
  /** Whether everything stands on it, in letters that are still read. */
  onFit?: (fits: boolean) => void
}
/** Of the usual size of its letters. */
const LEAST = 0.6
const STEP = 0.05

/** What stands on paper is Korean, whoever prints it. @law 화학물질의 분류·표시 및 물질안전보건자료에 관한 기준 제5조 */
export function LabelFace({ said, kindCd, sizeCd, statements, onFit }: LabelFaceProps) {
  const t = useT()
  const face = useRef<HTMLElement>(null)
  // Measured anew whatever is drawn: letters get smaller until all of it has room.
  useLayoutEffect(() => {
    const label = face.current
    if (!label) return
    const isFull = () => label.scrollHeight > label.clientHeight
    let fit = 1
    label.style.setProperty('--label-fit', '1')
    while (isFull() && fit > LEAST) {
      fit -= STEP
      label.style.setProperty('--label-fit', fit.toFixed(2))
    }
    onFit?.(!isFull())
  })
  const textOf = (cd: string) => statements.find((one) => one.cd === cd)?.text
  const isOpen = statements.some(({ verifiedYn }) => verifiedYn === 'N')
  return (
    <article
      ref={face}
      className="label-face"
      data-size={sizeCd}
      data-kind={kindCd}
      aria-label={t('경고표지')}
      lang="ko"
    >
      <h2>{said.matNm}</h2>
      {said.pictograms.length > 0 && <Pictograms cds={said.pictograms} />}
      {said.signalWordCd && <p className="label-signal">{signalWords[said.signalWordCd]}</p>}
      {said.hCds.length > 0 && (
        <section>
          <h3>유해·위험 문구</h3>
          <ul>
            {said.hCds.map((cd) => (
              <li key={cd}>{textOf(cd)}</li>
            ))}
          </ul>
        </section>
      )}
      {said.pCds.length > 0 && (
        <section>
          <h3>예방조치 문구</h3>
          <ul>
            {said.pCds.map((cd) => (
              <li key={cd}>{textOf(cd)}</li>
            ))}
          </ul>
          {said.isCut && <p>그 외 예방조치 문구는 MSDS를 참고하시오.</p>}
        </section>
      )}
      <footer>
        {said.unNo && <p>UN {said.unNo}</p>}
        {said.supplierNm && (
          <p>공급자 {[said.supplierNm, said.supplierAddr, said.supplierTel].filter(Boolean).join(' · ')}</p>
        )}
        {kindCd === 'WHOLE' && isOpen && <small>문구는 고시 원문과 대조 전입니다.</small>}
      </footer>
    </article>
  )
}
