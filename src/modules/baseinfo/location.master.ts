import { attachments, code, count, number, plant, reference, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'

/** Plans of the site: 배치도. */
export const siteMapMaster = defineMaster({
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
    plantCd: plant('공장', { required: true }),
    mapFileId: attachments('그림', { taskClass: 'SITE_MAP' }),
    scaleVal: number('1/1000의 실제 길이', {
      unit: 'm',
      min: 0,
      max: 1000,
      decimals: 4,
      help: '그림 폭의 1/1000이 몇 미터인지 적습니다.',
    }),
    sortOrder: count('순서', { max: 9999, default: 0 }),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: ['mapNm', 'plantCd', 'scaleVal', 'sortOrder', 'useYn'],
    search: ['mapNm'],
    filters: ['plantCd', 'useYn'],
    order: ['plantCd', 'sortOrder', 'mapNm'],
  },
  fixed: ['plantCd'],
  usedBy: [{ table: 'site_location', column: 'map_no', label: '위치' }],
})

/** Places of the site, a tree, each marked on a plan: 위치. */
export const locationMaster = defineMaster({
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
    plantCd: plant('공장', { required: true }),
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
