import { openDialog } from '#platform/web/dialog/dialogs.ts'
import { translateNow as t } from '#platform/web/i18n/i18n.ts'

export interface Place {
  placeCd: string
  placeNm: string
}
const places: readonly Place[] = [
  { placeCd: 'L0', placeNm: '1공장 반응동' },
  { placeCd: 'L1', placeNm: '2공장 증류탑' },
  { placeCd: 'L2', placeNm: '원료 탱크 구역' },
]

/** A search of the module's own, as a column calls it. */
export const openPlaceSearch = (): Promise<Place | undefined> =>
  openDialog<Place>({
    label: t('장소 검색'),
    escCloses: true,
    content: (close) => (
      <ul className="grid-sample-places">
        {places.map((place) => (
          <li key={place.placeCd}>
            <button type="button" className="plain-button" onClick={() => close(place)}>
              {place.placeNm}
            </button>
          </li>
        ))}
      </ul>
    ),
  })
