/** A column of every kind under nested heads, as they stand in a file and on paper. */
import type { Column } from '#platform/web/table/table.types.ts'
import { SAMPLE_ITEMS, type SampleRow } from '../sample-rows.ts'

const items = SAMPLE_ITEMS

export const exportColumns: readonly Column<SampleRow>[] = [
  { name: 'sampleId', text: '관리번호', width: 168, sortable: true },
  { name: 'none', text: '작업', width: 160, sortable: true },
  {
    name: 'place',
    text: '장소와 사람',
    child: [
      { name: 'link', text: '제목', width: 220 },
      { name: 'search', text: '장소', width: 140 },
      {
        name: 'people',
        text: '담당',
        child: [
          { name: 'usersearch', text: '이름', width: 100, type: 'usersearch' },
          { name: 'deptsearch', text: '부서', width: 120, type: 'deptsearch' },
          { name: 'processsearch', text: '공정', width: 120, type: 'processsearch' },
        ],
      },
    ],
  },
  {
    name: 'values',
    text: '값',
    child: [
      { name: 'number', text: '수량', width: 120, type: 'number', pointNumber: 2, hasSeperator: true, sortable: true },
      { name: 'cost', text: '금액', width: 140, type: 'cost', sortable: true },
      { name: 'datepicker', text: '일자', width: 120, type: 'datepicker', sortable: true },
    ],
  },
  {
    name: 'choices',
    text: '선택',
    child: [
      { name: 'select', text: '하나', width: 100, type: 'select', items },
      { name: 'multiselect', text: '여럿', width: 120, type: 'multiselect', items },
      { name: 'checkboxmulti', text: '확인란 여럿', width: 120, type: 'checkboxmulti', items },
      { name: 'radio', text: '라디오', width: 100, type: 'radio', items },
      { name: 'tag', text: '태그', width: 100, type: 'tag', items },
      { name: 'checkbox', text: '확인란', width: 80, type: 'checkbox' },
      { name: 'switch', text: '스위치', width: 80, type: 'switch' },
      { name: 'singlecheckbox', text: '확인란 하나', width: 100, type: 'singlecheckbox' },
    ],
  },
  { name: 'text', text: '짧은 글', width: 120, type: 'text' },
  { name: 'searchinput', text: '찾아 쓰기', width: 140, type: 'searchinput' },
  { name: 'searchwithclear', text: '찾고 지우기', width: 140, type: 'searchwithclear' },
  { name: 'button', text: '단추', width: 80, type: 'button' },
  { name: 'textarea', text: '긴 글', width: 320, type: 'textarea' },
  { name: 'secret', text: '감춘 열', width: 120, hidden: true },
]
