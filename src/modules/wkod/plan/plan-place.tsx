/** wkodPlanLocDetail: where the work is, on the map of the site. */
import { Select } from 'antd'
import type { Mark } from '#platform/model/drawn.ts'
import { screensFor } from '#platform/web/document/screens.tsx'
import { useIsEditing } from '#platform/web/document/use-is-editing.ts'
import { useAttachedPicture } from '#platform/web/form/attachments/attached-image.tsx'
import { ImageMarker } from '#platform/web/form/image-marker.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { kindsIn, planWorks } from './plan-codes.model.ts'
import { Shown } from './plan-part.tsx'
import { usePlanExtra } from './plan-queries.ts'
import { wkodPlan } from './wkod-plan.model.ts'

const { Field, Fields, useRecord } = screensFor(wkodPlan)

export function Place() {
  const t = useT()
  const isEditing = useIsEditing('planMarks')
  const { wkodPlanNo, mapNo, planMarks, planWorkCds, planStartYmd, wkodTitle } = useRecord()
  const maps = usePlanExtra(wkodPlanNo).data?.maps ?? []
  const map = maps.find((one) => one.mapNo === mapNo) ?? maps[0]
  const image = useAttachedPicture(map?.mapFileId ?? null)
  const types = typesOf(planWorkCds, planMarks ?? [])
  const work = {
    ...(planStartYmd && { wkodDt: `${planStartYmd}T00:00:00+09:00` }),
    ...(wkodTitle && { wkodTitle }),
  }
  const label = t('작업 위치')
  return (
    <>
      <MapChoice maps={maps} />
      <Fields names={['levelNo']} />
      <div className="is-narrow">
        {isEditing ? (
          <Field name="planMarks">
            {({ value, setValue, wiring }) => (
              <ImageMarker
                wiring={wiring}
                label={label}
                image={image}
                types={types}
                work={work}
                value={value}
                onChange={setValue}
              />
            )}
          </Field>
        ) : (
          <ImageMarker label={label} image={image} types={types} value={planMarks} />
        )}
      </div>
    </>
  )
}

/** A mark is of a kind of the plan; kinds that were taken back keep their names. */
function typesOf(planWorkCds: string | null, marks: readonly Mark[]): Readonly<Record<string, string>> {
  const kinds = kindsIn(planWorkCds)
  const marked = kindsIn(marks.map(({ markType }) => markType).join(' '))
  const all = [...new Set([...kinds, ...marked])]
  return all.length === 0 ? { MARK: '작업' } : Object.fromEntries(all.map((kind) => [kind, planWorks[kind]]))
}

function MapChoice({ maps }: { maps: readonly { mapNo: number; mapNm: string }[] }) {
  const isEditing = useIsEditing('mapNo')
  const { mapNo } = useRecord()
  if (maps.length === 0) return null
  if (!isEditing) return <Shown label="배치도">{(maps.find((one) => one.mapNo === mapNo) ?? maps[0])?.mapNm}</Shown>
  return (
    <Field name="mapNo">
      {({ value, setValue, wiring }) => (
        <Select
          {...wiring}
          value={value ?? maps[0]?.mapNo ?? null}
          onChange={setValue}
          options={maps.map((one) => ({ value: one.mapNo, label: one.mapNm }))}
        />
      )}
    </Field>
  )
}
