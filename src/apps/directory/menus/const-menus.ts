/** The ledger of constructions, and materials that contractors bring in. */
import type { RoleCd } from '#modules/roles.model.ts'
import { type MenuPlan, vendors } from './menu-plan.ts'

const readers: readonly RoleCd[] = ['SYS', 'CSO', 'SHD', 'SHM', 'HLM', 'MGR', 'SUP', 'OWN', 'OPR', 'PUR', 'ENG', 'AUD']
/** Who reviews materials, who lets them in, whose work they are for. */
// biome-ignore format: one line of roles
const materials: readonly RoleCd[] = ['SYS', 'CSO', 'SHD', 'SHM', 'HLM', 'HYG', 'CHM', 'TOX', 'DGM', 'MGR', 'SUP', 'OWN', 'OPR', 'SEC', 'AUD']

export const constPlans: readonly MenuPlan[] = [
  {
    menuId: 'WKOD_CONST',
    upMenuId: 'WKOD',
    names: ['공사대장', 'Construction ledger', '工程台账', 'Libro de obras'],
    icon: 'building-2',
    sort: 40,
    access: readers,
  },
  {
    menuId: 'WKOD_CONST_LIST',
    upMenuId: 'WKOD_CONST',
    names: ['공사대장', 'Constructions', '工程台账', 'Obras'],
    url: '/constSafe/const/constList',
    sort: 10,
    access: readers,
    write: ['SHM', 'OWN', 'PUR', 'CSO'],
  },
  {
    menuId: 'WKOD_CONST_COST',
    upMenuId: 'WKOD_CONST',
    names: ['안전관리비 사용명세서', 'Safety cost statements', '安全管理费使用明细', 'Gastos de seguridad'],
    url: '/constSafe/const/constCostList',
    sort: 20,
    access: readers,
    write: ['SHM', 'OWN'],
  },
  {
    menuId: 'CHM_VND',
    upMenuId: 'CHM',
    names: ['반입물질', 'Materials brought in', '带入物料', 'Materiales introducidos'],
    icon: 'flask-conical',
    sort: 90,
    access: materials,
  },
  {
    menuId: 'CHM_VND_MSDS',
    upMenuId: 'CHM_VND',
    names: ['반입물질 검토', 'Review of materials', '带入物料审查', 'Revisión de materiales'],
    url: '/chm/vendorMsds',
    sort: 10,
    access: materials,
    write: ['HLM', 'CHM', 'SEC'],
  },
  {
    menuId: 'CHM_VND_RULE',
    upMenuId: 'CHM_VND',
    names: ['반입 제한물질', 'Banned and restricted', '限制带入物质', 'Prohibidos y restringidos'],
    url: '/chm/vendorMsdsRule',
    sort: 20,
    access: materials,
    write: ['CHM', 'HLM'],
  },
  {
    menuId: 'CHM_VND_LOC',
    upMenuId: 'CHM_VND',
    names: ['보관장소', 'Storage places', '存放地点', 'Lugares de almacenamiento'],
    url: '/chm/stockLoc',
    sort: 30,
    access: materials,
    write: ['CHM', 'DGM'],
  },
  {
    menuId: 'VND_MSDS',
    names: ['반입물질', 'Materials', '带入物料', 'Materiales'],
    icon: 'flask-conical',
    sort: 27,
    access: vendors,
  },
  {
    menuId: 'VND_MSDS_LIST',
    upMenuId: 'VND_MSDS',
    names: ['MSDS', 'MSDS', 'MSDS', 'MSDS'],
    url: '/vendor/portal/msds',
    sort: 10,
    access: vendors,
    write: ['VAD', 'VSM'],
  },
]
