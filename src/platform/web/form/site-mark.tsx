/** One place on a map of the plant: folded away until somebody wants to show it, small where it is read. */
import './site-mark.css'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import type { Mark, SiteMark } from '#platform/model/drawn.ts'
import { api } from '#platform/web/api/client.ts'
import { usePlatformT } from '#platform/web/i18n/i18n.ts'
import { useAttachedPicture } from './attachments/attached-image.tsx'
import type { ControlProps } from './form-field.tsx'
import { ImageMarker } from './image-marker.tsx'

interface SiteMap {
  mapNo: number
  mapNm: string
  mapFileId: number
  useYn: 'Y' | 'N'
}
const MAPS_KEPT_MS = 60_000

/** The maps of a plant that have a picture; undefined until they are known, or without a network. */
export function useSiteMaps(plantCd: unknown): readonly SiteMap[] | undefined {
  const query = { plantCd: typeof plantCd === 'string' ? plantCd : undefined }
  const { data } = useQuery({
    queryKey: ['directory', '/api/common/sitemaps', query],
    queryFn: ({ signal }) => api.get<{ rows: SiteMap[] }>('/api/common/sitemaps', { query, signal, quiet: true }),
    staleTime: MAPS_KEPT_MS,
  })
  return data?.rows
}

const asMarks = (mark: SiteMark): Mark[] => {
  const { locationX, locationY } = mark
  return [{ markNo: 1, markType: 'MARK', locationX, locationY }]
}

interface OfPlant {
  label: string
  /** Of the record that has the mark. */
  plantCd: unknown
}

export function SiteMarkInput(props: ControlProps<SiteMark> & OfPlant) {
  const { wiring, label, plantCd, value, onChange, disabled } = props
  const t = usePlatformT()
  const maps = useSiteMaps(plantCd)
  const [isOpen, setOpen] = useState(value !== null)
  const marked = maps?.find(({ mapNo }) => mapNo === value?.mapNo)
  if (disabled) return <SiteMarkView label={label} plantCd={plantCd} value={value} />
  const open = maps?.filter(({ useYn }) => useYn === 'Y') ?? []
  return (
    <details
      className="site-mark-input"
      id={wiring.id}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{marked ? t('{map}에 표시함', { map: marked.mapNm }) : t('배치도에 표시 (선택)')}</summary>
      {isOpen && maps && <Chosen maps={open} label={label} value={value} onChange={onChange} />}
    </details>
  )
}

interface ChosenProps {
  maps: readonly SiteMap[]
  label: string
  value: SiteMark | null
  onChange(value: SiteMark | null): void
}
/** The map that is marked, or is to be marked. */
function Chosen({ maps, label, value, onChange }: ChosenProps) {
  const t = usePlatformT()
  const [mapNo, setMapNo] = useState(value?.mapNo)
  const map = maps.find((one) => one.mapNo === mapNo) ?? maps[0]
  if (!map) return <p className="quiet">{t('그림이 있는 배치도가 없습니다.')}</p>
  const keep = (marks: Mark[] | null) => {
    const [mark] = marks ?? []
    onChange(mark ? { mapNo: map.mapNo, locationX: mark.locationX, locationY: mark.locationY } : null)
  }
  return (
    <div className="stack is-close">
      {maps.length > 1 && (
        <Select
          aria-label={t('배치도 선택')}
          value={map.mapNo}
          options={maps.map((one) => ({ value: one.mapNo, label: one.mapNm }))}
          onChange={setMapNo}
        />
      )}
      <OnMap map={map} label={label} marks={value && value.mapNo === map.mapNo ? asMarks(value) : []} onChange={keep} />
    </div>
  )
}

/** What is read: the map with its mark, small. */
export function SiteMarkView({ label, plantCd, value }: OfPlant & { value: SiteMark | null }) {
  const t = usePlatformT()
  const maps = useSiteMaps(plantCd)
  if (value === null) return '–'
  const map = maps?.find(({ mapNo }) => mapNo === value.mapNo)
  if (!map) return maps ? <span className="quiet">{t('배치도를 볼 수 없습니다.')}</span> : null
  return (
    <figure className="site-mark">
      <OnMap map={map} label={label} marks={asMarks(value)} />
      <figcaption>{map.mapNm}</figcaption>
    </figure>
  )
}

interface OnMapProps {
  map: SiteMap
  label: string
  marks: Mark[]
  onChange?(marks: Mark[] | null): void
}
function OnMap({ map, label, marks, onChange }: OnMapProps) {
  const image = useAttachedPicture(map.mapFileId)
  if (!image) return <div className="site-mark-blank" />
  return (
    <ImageMarker
      label={`${label} ${map.mapNm}`}
      image={image}
      isMultiple={false}
      value={marks}
      {...(onChange && { onChange })}
    />
  )
}
