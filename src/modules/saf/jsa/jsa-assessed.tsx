/** Hazards of the risk assessments that cover the work, each taken over into its analysis with one press. */
import { Button } from 'antd'
import { CornerDownLeft } from 'lucide-react'
import { useState } from 'react'
import { useAsked } from '#platform/web/calls/asked.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Lines } from '#platform/web/parts/lines.tsx'
import { Panel } from '#platform/web/parts/panel.tsx'
import { type AssessedLine, jsaAssessed } from './jsa.calls.ts'
import type { Jsa } from './jsa.model.ts'
import { type Line, originOf, withAssessed } from './jsa-edit.ts'
import { grades } from './risk.logic.ts'

export type Place = Pick<{ [K in keyof Jsa]: Jsa[K] | null }, 'processNo' | 'workCatCd' | 'equipCds'>
const SHOWN_AT_FIRST = 5

interface AssessedProps {
  place: Place
  rows: readonly Line[]
  onChange(rows: Line[]): void
}

/** Nothing where nothing was assessed. */
export function Assessed({ place: { processNo, workCatCd, equipCds }, rows, onChange }: AssessedProps) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const asked = processNo === null ? null : { processNo, workCatCd: workCatCd ?? '', equipCds: equipCds ?? '' }
  const { data } = useAsked(jsaAssessed, asked, { keep: true })
  const found = processNo === null ? [] : (data?.rows ?? [])
  if (found.length === 0) return null
  const taken = new Set(rows.map(({ originDesc }) => originDesc))
  return (
    <Panel title="이 작업의 위험성평가">
      <Lines>
        {found.slice(0, isOpen ? found.length : SHOWN_AT_FIRST).map((hazard) => (
          <Hazard
            key={originOf(hazard)}
            hazard={hazard}
            isTaken={taken.has(originOf(hazard))}
            onTake={() => onChange(withAssessed(rows, hazard))}
          />
        ))}
      </Lines>
      {!isOpen && found.length > SHOWN_AT_FIRST && (
        <Button type="text" onClick={() => setIsOpen(true)}>
          {t('{n}건 더 보기', { n: found.length - SHOWN_AT_FIRST })}
        </Button>
      )}
    </Panel>
  )
}

function Hazard({ hazard, isTaken, onTake }: { hazard: AssessedLine; isTaken: boolean; onTake(): void }) {
  const t = useT()
  const { taskNm, hazardDesc, existMeasureDesc, controlDesc, gradeCd, acceptYn, rsaDocNo } = hazard
  const measures = [existMeasureDesc, controlDesc].filter(Boolean).join(' · ')
  return (
    <li>
      <div>
        <p>{[taskNm, hazardDesc].filter(Boolean).join(': ')}</p>
        {measures && <p className="quiet">→ {measures}</p>}
        <small className="quiet">{rsaDocNo}</small>
      </div>
      {(gradeCd || acceptYn === 'N') && (
        <StatusTag tone={acceptYn === 'Y' ? 'done' : 'danger'}>
          {[gradeCd && t(grades[gradeCd]), acceptYn === 'N' && t('잔여')].filter(Boolean).join(' · ')}
        </StatusTag>
      )}
      {isTaken ? (
        <StatusTag tone="done">{t('가져옴')}</StatusTag>
      ) : (
        <Button
          icon={<CornerDownLeft size={16} aria-hidden />}
          aria-label={t('이 위험요인 가져오기: {hazard}', { hazard: hazardDesc })}
          onClick={onTake}
        >
          {t('가져오기')}
        </Button>
      )}
    </li>
  )
}
