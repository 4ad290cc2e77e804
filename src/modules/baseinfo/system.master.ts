import { code, count, plant, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'

/** What connects equipment of a plant: 계통. Works at one of them are neighbours wherever they stand. */
export const systemMaster = defineMaster({
  area: 'baseinfo',
  name: 'plant-system',
  label: '계통',
  api: '/api/baseinfo/systeminfo',
  route: '/baseInfo/system',
  table: 'plant_system',
  key: ['systemNo'],
  title: 'systemNm',
  fields: {
    systemNo: count('계통번호', { system: true }),
    systemCd: text('계통코드', {
      max: 20,
      required: true,
      help: '배관번호·헤더·회로·드레인의 번호입니다. 띄어쓰기와 쉼표 없이 적고, 등록한 뒤에는 바꿀 수 없습니다.',
    }),
    systemNm: text('계통명', { max: 100, required: true }),
    plantCd: plant('사업장', { required: true }),
    systemKindCd: code(
      '계통 종류',
      { LINE: '배관', HEADER: '헤더', CIRCUIT: '전기회로', DRAIN: '드레인' },
      { required: true },
    ),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: ['systemCd', 'systemNm', 'systemKindCd', 'plantCd', 'useYn'],
    search: ['systemCd', 'systemNm'],
    filters: ['plantCd', 'systemKindCd', 'useYn'],
    order: ['plantCd', 'systemCd'],
  },
  unique: ['plantCd', 'systemCd'],
  fixed: ['plantCd', 'systemCd'],
})
