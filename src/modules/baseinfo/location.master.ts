import { attachments, code, count, number, plant, reference, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'

/** Plans of the site: 배치도. */
export const siteMapMaster = defineMaster({
  area: 'baseinfo',
  name: 'site-map',
  label: '배치도',
  api: '/api/baseinfo/sitemap',
  route: '/baseInfo/siteMap',
  table: 'site_map',
  key: ['mapNo'],
  title: 'mapNm',
  fields: {
    mapNo: count('배치도 번호', { system: true }),
    mapNm: text('배치도명', { max: 100, required: true }),
    plantCd: plant('사업장', { required: true }),
    mapFileId: attachments('그림', { taskClass: 'SITE_MAP' }),
    widthVal: number('실제 폭', {
      unit: 'm',
      min: 0.001,
      max: 99999,
      help: '그림의 왼쪽 끝에서 오른쪽 끝까지입니다. 작업 위치는 폭과 높이를 적은 배치도에만 표시할 수 있습니다.',
    }),
    heightVal: number('실제 높이', { unit: 'm', min: 0.001, max: 99999, help: '그림의 위 끝에서 아래 끝까지입니다.' }),
    originXVal: number('원점 X', {
      unit: 'm',
      min: -99999,
      max: 99999,
      default: 0,
      help: '사업장 좌표에서 그림의 왼쪽 위입니다.',
    }),
    originYVal: number('원점 Y', { unit: 'm', min: -99999, max: 99999, default: 0 }),
    levelNo: number('층', { min: -99, max: 99, decimals: 0, default: 1 }),
    elevVal: number('표고', { unit: 'm', min: -999, max: 9999, default: 0 }),
    sortOrder: count('순서', { max: 9999, default: 0 }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: ['mapNm', 'plantCd', 'widthVal', 'heightVal', 'levelNo', 'elevVal', 'sortOrder', 'useYn'],
    search: ['mapNm'],
    filters: ['plantCd', 'useYn'],
    order: ['plantCd', 'sortOrder', 'mapNm'],
  },
  fixed: ['plantCd'],
  namedAs: 'siteMark',
  usedBy: [
    { table: 'site_location', column: 'map_no', label: '위치' },
    { table: 'permit_mark', column: 'map_no', label: '작업 위치' },
  ],
})

/** Places of the site, a tree, each marked on a plan: 위치. */
export const locationMaster = defineMaster({
  area: 'baseinfo',
  name: 'location',
  label: '위치',
  api: '/api/baseinfo/location',
  route: '/baseInfo/location',
  table: 'site_location',
  key: ['locationNo'],
  title: 'locationNm',
  parent: 'plocationNo',
  maxLevel: 5,
  fields: {
    locationNo: count('위치번호', { system: true }),
    locationNm: text('위치명', { max: 100, required: true }),
    plantCd: plant('사업장', { required: true }),
    plocationNo: reference('상위 위치', 'location'),
    mapNo: reference('배치도', 'site-map'),
    /** Thousandths of the plan's width and height; outside of it is refused in words of its own (BASE_XY). */
    locationX: number('배치도의 위치', { decimals: 0 }),
    locationY: number('세로 위치', { decimals: 0 }),
    zoneClassCd: code('폭발위험장소', { ZONE0: '0종', ZONE1: '1종', ZONE2: '2종', NONE: '비방폭' }),
    capacityCnt: count('수용 인원', { unit: '명', max: 99999 }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: ['locationNm', 'plantCd', 'mapNo', 'zoneClassCd', 'capacityCnt', 'useYn'],
    search: ['locationNm'],
    filters: ['plantCd', 'zoneClassCd', 'useYn'],
    order: ['plantCd', 'locationNm'],
  },
  fixed: ['plantCd'],
  refers: { mapNo: siteMapMaster },
  usedBy: [
    { table: 'site_location', column: 'plocation_no', label: '하위 위치' },
    { table: 'facility', column: 'location_no', label: '설비' },
  ],
})
