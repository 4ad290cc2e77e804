/** 사각지대: the plan with its places, coloured by the days since anybody looked; the longest forgotten first beside it. */
import './blind.css'
import { Segmented, Select } from 'antd'
import { Eye, EyeOff } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Asked } from '#platform/web/calls/asked.tsx'
import { SheetButton } from '#platform/web/calls/sheet.tsx'
import { useAttachedPicture } from '#platform/web/form/attachments/attached-image.tsx'
import { PlantChoice } from '#platform/web/form/plant-choice.tsx'
import { formatDateTime, formatNumber } from '#platform/web/format.ts'
import { useT } from '#platform/web/i18n/i18n.ts'
import { usePageHead } from '#platform/web/pages/page.tsx'
import { StatusTag } from '#platform/web/parts/labels.tsx'
import { Empty } from '#platform/web/parts/states.tsx'
import { usePerson } from '#platform/web/session/session.ts'
import { type BlindMap, type BlindPlace, type BlindPlan, blindMap, blindSheet } from './blind.calls.ts'
import { type BlindColour, blindColours, lookWays } from './blind.model.ts'

const colourCds = Object.keys(blindColours) as BlindColour[]

export function BlindSpotsPage() {
  const t = useT()
  usePageHead({})
  const [params, setParams] = useSearchParams()
  const { plantCd: own } = usePerson()
  const plantCd = params.get('plantCd') ?? own
  const colourCd = (params.get('colourCd') ?? '') as BlindColour | ''
  const change = (patch: Record<string, string>) =>
    setParams((before) => ({ ...Object.fromEntries(before), ...patch }), { replace: true })
  return (
    <div className="stack">
      <search className="row">
        <PlantChoice value={plantCd} onChange={(next) => change({ plantCd: next })} />
        <Segmented
          value={colourCd}
          onChange={(next) => change({ colourCd: next })}
          options={[
            { value: '' as const, label: t('전체') },
            ...colourCds.map((value) => ({ value, label: t(blindColours[value].label) })),
          ]}
        />
        <SheetButton call={blindSheet} at={{ plantCd, ...(colourCd && { colourCd }) }} />
      </search>
      <Asked
        call={blindMap}
        at={{ plantCd }}
        lines={10}
        empty={{
          when: ({ places }) => places.length === 0,
          message: '등록된 위치가 없습니다. 기준정보의 위치에서 장소를 등록하세요.',
        }}
      >
        {(map) => <Seen map={map} colourCd={colourCd} />}
      </Asked>
    </div>
  )
}

function Seen({ map, colourCd }: { map: BlindMap; colourCd: BlindColour | '' }) {
  const t = useT()
  const [chosen, choose] = useState<number | null>(null)
  const places = map.places.filter((place) => !colourCd || place.colourCd === colourCd)
  const drawn = map.plans.filter(({ mapNo }) =>
    places.some((place) => place.mapNo === mapNo && place.locationX !== null),
  )
  const [mapNo, setMap] = useState<number | null>(null)
  const plan = drawn.find((one) => one.mapNo === mapNo) ?? drawn[0]
  return (
    <>
      <p className="quiet">
        {t(
          '점검·순회, 관찰카드, 허가 안전조치 확인, 가스측정, 작업환경측정 가운데 마지막으로 본 날부터 셉니다. {warn}일이 넘으면 노랑, {late}일이 넘으면 빨강입니다.',
          {
            warn: map.warnDays,
            late: map.lateDays,
          },
        )}
      </p>
      <div className="blind-page">
        {plan && (
          <div className="stack is-close">
            {drawn.length > 1 && (
              <Select
                aria-label={t('배치도 선택')}
                value={plan.mapNo}
                onChange={setMap}
                options={drawn.map((one) => ({ value: one.mapNo, label: one.mapNm }))}
              />
            )}
            <Plan plan={plan} places={places} chosen={chosen} onChoose={choose} />
          </div>
        )}
        <PlaceList places={places} chosen={chosen} onChoose={choose} />
      </div>
    </>
  )
}

interface ChoosingProps {
  places: readonly BlindPlace[]
  chosen: number | null
  onChoose(locationNo: number): void
}

/** As the list says it, for who only hears it. */
function useSaid() {
  const t = useT()
  return ({ locationNm, days }: Pick<BlindPlace, 'locationNm' | 'days'>) =>
    days === null
      ? t('{place}, 본 기록 없음', { place: locationNm })
      : t('{place}, {n}일 전에 봄', { place: locationNm, n: days })
}

function Plan({ plan, places, chosen, onChoose }: ChoosingProps & { plan: BlindPlan }) {
  const image = useAttachedPicture(plan.mapFileId)
  const said = useSaid()
  return (
    <figure className="stack is-close">
      <div className="blind-ground">
        {image ? <img src={image} alt="" draggable={false} /> : <div className="blind-blank" />}
        <ul aria-label={plan.mapNm}>
          {places
            .filter(({ mapNo, locationX }) => mapNo === plan.mapNo && locationX !== null)
            .map((place) => (
              <li
                key={place.locationNo}
                style={{ '--x': (place.locationX ?? 0) / 10, '--y': (place.locationY ?? 0) / 10 } as CSSProperties}
              >
                <button
                  type="button"
                  data-colour={place.colourCd}
                  aria-label={said(place)}
                  aria-pressed={place.locationNo === chosen}
                  onClick={() => onChoose(place.locationNo)}
                >
                  {place.days === null ? <EyeOff size={14} aria-hidden /> : formatNumber(place.days)}
                </button>
                <span aria-hidden>{place.locationNm}</span>
              </li>
            ))}
        </ul>
      </div>
      <figcaption className="quiet">{plan.mapNm}</figcaption>
    </figure>
  )
}

function PlaceList({ places, chosen, onChoose }: ChoosingProps) {
  const t = useT()
  if (places.length === 0) return <Empty message={t('이 조건에 해당하는 장소가 없습니다.')} />
  return (
    <ul className="lines blind-list" aria-label={t('장소')}>
      {places.map((place) => {
        const { locationNo, locationNm, colourCd, days, lastDt, lastWayCd, looks } = place
        const isChosen = locationNo === chosen
        return (
          <li key={locationNo} aria-current={isChosen || undefined}>
            <button type="button" className="blind-name" aria-expanded={isChosen} onClick={() => onChoose(locationNo)}>
              {locationNm}
            </button>
            <StatusTag tone={blindColours[colourCd].tone}>
              {colourCd === 'NEVER' ? <EyeOff size={14} aria-hidden /> : <Eye size={14} aria-hidden />}{' '}
              {days === null ? t(blindColours[colourCd].label) : t('{n}일', { n: formatNumber(days) })}
            </StatusTag>
            <span className="quiet">{lastWayCd && `${formatDateTime(lastDt)} ${t(lookWays[lastWayCd])}`}</span>
            {isChosen && looks.length > 1 && (
              <span className="is-whole quiet">
                {looks.map((look) => `${t(lookWays[look.wayCd])} ${formatDateTime(look.lastDt)}`).join(' · ')}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
