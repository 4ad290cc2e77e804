import { count, number, text } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'

/** Plants: 공장. Number 0000 of the selectors is the whole company and no row here. */
export const plantMaster = defineMaster({
  area: 'baseinfo',
  name: 'plant',
  label: '공장',
  api: '/api/baseinfo/plant',
  route: '/baseInfo/plant',
  table: 'plant',
  key: ['plantCd'],
  title: 'plantNm',
  fields: {
    plantCd: text('공장코드', { max: 20, required: true, help: '영문 대문자와 숫자. 등록한 뒤에는 바꿀 수 없습니다.' }),
    plantNm: text('공장명', { max: 100, required: true }),
    addrDesc: text('주소', { max: 300 }),
    controlRoomTel: text('방재센터 전화', { max: 30, format: 'phone', open: true }),
    latVal: number('위도', { min: -90, max: 90, decimals: 6 }),
    lonVal: number('경도', { min: -180, max: 180, decimals: 6 }),
    sortOrder: count('순서', { max: 9999, default: 0 }),
  },
  list: {
    columns: ['plantNm', 'plantCd', 'addrDesc', 'controlRoomTel', 'sortOrder'],
    search: ['plantCd', 'plantNm'],
    order: ['sortOrder', 'plantCd'],
  },
  usedBy: [
    { table: 'sys_dept', column: 'plant_cd', label: '부서' },
    { table: 'sys_user', column: 'plant_cd', label: '사용자' },
    { table: 'process', column: 'plant_cd', label: '공정' },
    { table: 'vendor_info', column: 'plant_cd', label: '업체' },
    { table: 'site_map', column: 'plant_cd', label: '배치도' },
    { table: 'site_location', column: 'plant_cd', label: '위치' },
    { table: 'facility', column: 'plant_cd', label: '설비' },
  ],
  namedAs: 'plant',
})
