/** Where on the plan of the plant it was; nothing where the plant has no plan. */
import { useAsked } from '#platform/web/calls/asked.tsx'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useAttachedPicture } from '#platform/web/form/attachments/attached-image.tsx'
import { ImageMarker } from '#platform/web/form/image-marker.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { warnPlan } from './warn-point.calls.ts'
import { warnPoint } from './warn-point.model.ts'

const { Field, useRecord } = screensFor(warnPoint)

export function PlaceOnPlan() {
  const t = useT()
  const { statusCd, placeMarks } = useRecord()
  const { data } = useAsked(warnPlan, {})
  const image = useAttachedPicture(data?.plan?.mapFileId ?? null)
  if (!data?.plan) return null
  if (statusCd !== 'TEMP')
    return placeMarks && placeMarks.length > 0 ? (
      <ImageMarker label={t('위치 표시')} image={image} value={placeMarks} />
    ) : null
  return (
    <Field name="placeMarks">
      {({ value, setValue, wiring }) => (
        <ImageMarker
          wiring={wiring}
          label={t('위치 표시')}
          image={image}
          isMultiple={false}
          value={value}
          onChange={(marks) => setValue(marks)}
        />
      )}
    </Field>
  )
}
