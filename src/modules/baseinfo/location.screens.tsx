/** Locations: the place of each is marked on the plan that it names (S-271). */
import { useQuery } from '@tanstack/react-query'
import type { Mark } from '#platform/model/drawn.ts'
import { api } from '#platform/web/api/client.ts'
import { useAttachedPicture } from '#platform/web/form/attachments/attached-image.tsx'
import { ImageMarker } from '#platform/web/form/image-marker.tsx'
import { useT } from '#platform/web/i18n/i18n.ts'
import { MasterList } from '#platform/web/master/master-list.tsx'
import type { ControlledField, MasterControls } from '#platform/web/master/master-sheet.tsx'
import { locationMaster, siteMapMaster } from './location.master.ts'

const controls: MasterControls = { locationX: (field) => <PlaceOnPlan {...field} />, locationY: null }

export const LocationList = () => <MasterList master={locationMaster} controls={controls} />

function PlaceOnPlan({ values, onChange }: ControlledField) {
  const t = useT()
  const mapNo = typeof values.mapNo === 'number' ? values.mapNo : null
  const image = usePlan(mapNo)
  if (mapNo === null) return <p className="quiet">{t('배치도를 고르면 그림에 위치를 표시할 수 있습니다.')}</p>
  return (
    <ImageMarker
      label={t('배치도의 위치')}
      image={image}
      isMultiple={false}
      value={markOf(values)}
      {...(onChange && { onChange: (marks) => onChange(placeOf(marks)) })}
    />
  )
}

const markOf = ({ locationX, locationY }: ControlledField['values']): Mark[] =>
  typeof locationX === 'number' && typeof locationY === 'number'
    ? [{ markNo: 1, markType: 'MARK', locationX, locationY }]
    : []
const placeOf = (marks: Mark[] | null) => ({
  locationX: marks?.[0]?.locationX ?? null,
  locationY: marks?.[0]?.locationY ?? null,
})

/** @returns the address of the plan's picture; undefined while there is none */
function usePlan(mapNo: number | null): string | undefined {
  const { data } = useQuery({
    queryKey: ['master', siteMapMaster.name, 'plan', mapNo],
    queryFn: ({ signal }) =>
      api.get<{ mapFileId: number | null }>(`${siteMapMaster.api}/${mapNo}`, { signal, quiet: true }),
    enabled: mapNo !== null,
  })
  return useAttachedPicture(data?.mapFileId ?? null)
}
