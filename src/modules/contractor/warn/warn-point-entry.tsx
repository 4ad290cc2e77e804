/** Issuing on the spot, with one hand: photo, what, where, whose. Vendors that work nearby stand ready to be tapped. */
import type { Mark } from '#platform/model/drawn.ts'
import { useAskedRows } from '#platform/web/calls/asked.tsx'
import { useDocument } from '#platform/web/document/context.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { type Running, runningPermits } from './warn-point.calls.ts'
import { warnPoint } from './warn-point.model.ts'
import { PlaceOnPlan } from './warn-point-place.tsx'

const { Field, Fields, useRecord } = screensFor(warnPoint)

export function Entry() {
  const t = useT()
  const { warnTypeCd } = useRecord()
  return (
    <div className="stack">
      <Fields names={['warnTypeCd']} />
      <Field name="beforeFileId" {...(warnTypeCd === 'STOP' && { hint: '작업중지는 사진 없이 발부할 수 있습니다.' })} />
      <PlaceOnPlan />
      <WorkingNearby />
      <Fields names={['vendorCd', 'placeDesc', 'contentDesc', 'violItemCd', 'riskGradeCd']} />
      <details>
        <summary>{t('더 적기')}</summary>
        <div className="stack">
          <Fields names={['foundDt', 'permitDocNo', 'lawRefDesc', 'dueYmd']} />
        </div>
      </details>
      <p className="quiet">{t('업체에 요구합니다. 작업자에게 직접 지시하지 않습니다. (산업안전보건법 제63조)')}</p>
    </div>
  )
}

const MOST_SHOWN = 6

/** Who works under a permit now, the nearest to the mark on the plan first: one tap names vendor, permit and place. */
function WorkingNearby() {
  const t = useT()
  const { placeMarks, permitNo } = useRecord()
  const { editor } = useDocument()
  const { rows } = useAskedRows(runningPermits, {}).table
  const [mark] = placeMarks ?? []
  const nearest = rows.toSorted((one, other) => distance(one, mark) - distance(other, mark)).slice(0, MOST_SHOWN)
  if (nearest.length === 0) return null
  return (
    <fieldset className="fields">
      <legend>{t('지금 작업하는 업체')}</legend>
      {nearest.map((one) => (
        <button
          key={one.permitNo}
          type="button"
          className="tile"
          aria-pressed={one.permitNo === permitNo}
          onClick={() => {
            const { vendorCd, placeDesc, permitDocNo } = one
            editor.change({ permitNo: one.permitNo, permitDocNo, vendorCd, placeDesc })
          }}
        >
          <strong>{one.vendorNm}</strong>
          <span className="quiet">{`${one.placeDesc} · ${one.workTitle}`}</span>
        </button>
      ))}
    </fieldset>
  )
}

/** In thousandths of the plan; what has no place comes last. */
function distance({ locationX, locationY }: Running, mark: Mark | undefined): number {
  if (!mark || locationX === null || locationY === null) return Number.MAX_SAFE_INTEGER
  return Math.hypot(locationX - mark.locationX, locationY - mark.locationY)
}
