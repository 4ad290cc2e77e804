/** A column named after each cell type (S-490). */
import type { Column } from '#platform/web/table/table.types.ts'
import { SAMPLE_ITEMS, type SampleRow } from '../sample-rows.ts'
import { openPlaceSearch } from './place-search.tsx'

const items = SAMPLE_ITEMS

interface Callbacks {
  onLink(row: SampleRow): void
  onPress(row: SampleRow): void
}

export const gridColumns = ({ onLink, onPress }: Callbacks): Column<SampleRow>[] => [
  {
    name: 'sampleId',
    text: '샘플번호',
    type: 'text',
    isKey: true,
    maxlength: 16,
    width: 170,
    fixed: 'left',
    sortable: true,
  },
  { name: 'none', text: '작업명', width: 150, sortable: true },
  { name: 'link', text: '링크', type: 'link', url: '/sample/grid/{sampleId}', width: 200, onLink },
  { name: 'text', text: '글', type: 'text', maxlength: 20, width: 140 },
  {
    name: 'searches',
    text: '검색',
    child: [
      {
        name: 'search',
        text: '검색',
        type: 'search',
        width: 170,
        onClick: (_row, change) => void openPlaceSearch().then((place) => place && change({ search: place.placeNm })),
      },
      {
        name: 'searchinput',
        text: '검색 입력',
        type: 'searchinput',
        width: 170,
        onClick: (_row, change) =>
          void openPlaceSearch().then((place) => place && change({ searchinput: place.placeNm })),
      },
      {
        name: 'searchwithclear',
        text: '지우는 검색',
        type: 'searchwithclear',
        keyName: 'searchwithclearCd',
        width: 180,
        onClick: (_row, change) =>
          void openPlaceSearch().then(
            (place) => place && change({ searchwithclear: place.placeNm, searchwithclearCd: place.placeCd }),
          ),
      },
    ],
  },
  { name: 'usersearch', text: '사용자', type: 'usersearch', width: 140 },
  { name: 'deptsearch', text: '부서', type: 'deptsearch', width: 150 },
  { name: 'processsearch', text: '공정', type: 'processsearch', width: 150 },
  { name: 'textarea', text: '긴 글', type: 'textarea', maxlength: 200, width: 260 },
  { name: 'number', text: '수량', type: 'number', pointNumber: 2, hasSeperator: true, width: 120, sortable: true },
  { name: 'datepicker', text: '날짜', type: 'datepicker', width: 140, sortable: true },
  { name: 'select', text: '선택', type: 'select', items, width: 110 },
  { name: 'multiselect', text: '다중 선택', type: 'multiselect', items, width: 150 },
  { name: 'checkbox', text: '체크', type: 'checkbox', width: 70 },
  { name: 'checkboxmulti', text: '여러 체크', type: 'checkboxmulti', items, width: 270 },
  { name: 'radio', text: '라디오', type: 'radio', items, width: 270 },
  { name: 'switch', text: '스위치', type: 'switch', width: 120 },
  { name: 'singlecheckbox', text: '단일 체크', type: 'singlecheckbox', width: 90 },
  { name: 'button', text: '확인', type: 'button', width: 90, onClick: onPress },
  { name: 'cost', text: '비용', type: 'cost', width: 130, sortable: true },
  { name: 'tag', text: '태그', type: 'tag', items, width: 90 },
  { name: 'secret', text: '감춘 열', width: 140, hidden: true },
]
