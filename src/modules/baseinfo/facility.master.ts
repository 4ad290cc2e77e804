import { SYSTEM_CHOICES } from '#modules/common/plant-systems.model.ts'
import { code, count, plant, process, reference, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'
import { locationMaster } from './location.master.ts'

/** Kinds of equipment, a tree: 시설 유형. */
export const facilityTypeMaster = defineMaster({
  area: 'baseinfo',
  name: 'facility-type',
  label: '시설 유형',
  api: '/api/baseinfo/facilitytypeinfo',
  route: '/baseInfo/facilityType',
  table: 'saf_facility_type',
  key: ['safFacilityTypeCd'],
  title: 'safFacilityTypeNm',
  parent: 'psafFacilityTypeCd',
  maxLevel: 5,
  fields: {
    safFacilityTypeCd: text('유형코드', {
      max: 20,
      required: true,
      help: '영문 대문자와 숫자. 등록한 뒤에는 바꿀 수 없습니다.',
    }),
    safFacilityTypeNm: text('유형명', { max: 100, required: true }),
    psafFacilityTypeCd: code('상위 유형', 'FACILITY_TYPE'),
    sortOrder: count('순서', { max: 9999, default: 0 }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: ['safFacilityTypeNm', 'safFacilityTypeCd', 'sortOrder', 'useYn'],
    search: ['safFacilityTypeCd', 'safFacilityTypeNm'],
    filters: ['useYn'],
    order: ['sortOrder', 'safFacilityTypeNm'],
  },
  usedBy: [
    { table: 'saf_facility_type', column: 'psaf_facility_type_cd', label: '하위 유형' },
    { table: 'facility', column: 'saf_facility_type_cd', label: '설비' },
  ],
  namedAs: { group: 'FACILITY_TYPE' },
})

/** Equipment: 설비. One list for permits, checks, isolation, accidents and changes. */
export const facilityMaster = defineMaster({
  area: 'baseinfo',
  name: 'facility',
  label: '설비',
  api: '/api/baseinfo/facilityinfo',
  route: '/baseInfo/facility',
  table: 'facility',
  key: ['equipNo'],
  title: 'equipNm',
  fields: {
    equipNo: count('설비번호', { system: true }),
    equipNm: text('설비명', { max: 100, required: true }),
    equipCd: text('설비 태그', { max: 40, required: true }),
    plantCd: plant('사업장', { required: true }),
    safFacilityTypeCd: code('시설 유형', 'FACILITY_TYPE', { required: true }),
    processNo: process('공정'),
    locationNo: reference('위치', 'location'),
    inspectCycleCd: code('점검주기', {
      DAY: '매일',
      WEEK: '매주',
      MONTH: '매월',
      QUARTER: '분기',
      HALF: '반기',
      YEAR: '매년',
    }),
    systemCds: text('계통', {
      max: 200,
      codesFrom: SYSTEM_CHOICES,
      help: '이어진 배관·헤더·회로·드레인입니다. 같은 계통의 작업은 어디에 있어도 서로 이웃입니다.',
    }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: [
      'equipNm',
      'equipCd',
      'safFacilityTypeCd',
      'plantCd',
      'processNo',
      'locationNo',
      'systemCds',
      'inspectCycleCd',
      'useYn',
    ],
    search: ['equipCd', 'equipNm', 'systemCds'],
    filters: ['plantCd', 'safFacilityTypeCd', 'useYn'],
    order: ['plantCd', 'equipCd'],
  },
  unique: ['plantCd', 'equipCd'],
  fixed: ['plantCd'],
  refers: { locationNo: locationMaster },
})
