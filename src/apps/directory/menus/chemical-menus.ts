/** Chemicals: substances, products, what the law says of them. */
import type { RoleCd } from '#modules/roles.model.ts'
import type { MenuPlan } from './menu-plan.ts'

/** Who looks up what a product contains: by office, by work, by duty. */
// biome-ignore format: one line of roles
const readers: readonly RoleCd[] = ['SYS', 'CSO', 'SHD', 'SHM', 'HLM', 'HYG', 'NUR', 'DOC', 'CHM', 'TOX', 'DGM', 'HGM', 'EVM', 'PSM', 'ENG', 'MGR', 'SUP', 'OWN', 'OPR', 'PUR', 'SEC', 'AUD']

export const chemicalPlans: readonly MenuPlan[] = [
  {
    menuId: 'CHM',
    names: ['화학물질', 'Chemicals', '化学品', 'Productos químicos'],
    icon: 'flask-conical',
    sort: 30,
    access: readers,
  },
  {
    menuId: 'CHM_SUB',
    upMenuId: 'CHM',
    names: ['물질과 자재', 'Substances and products', '物质与物料', 'Sustancias y productos'],
    icon: 'flask-conical',
    sort: 10,
    access: readers,
  },
  {
    menuId: 'CHM_SUB_LIST',
    upMenuId: 'CHM_SUB',
    names: ['화학물질', 'Substances', '化学物质', 'Sustancias'],
    url: '/chm/substance/substanceList',
    sort: 10,
    access: readers,
    write: ['CHM'],
  },
  {
    menuId: 'CHM_SUB_MAT',
    upMenuId: 'CHM_SUB',
    names: ['자재', 'Products', '物料', 'Productos'],
    url: '/chm/material/materialList',
    sort: 20,
    access: readers,
    write: ['CHM'],
  },
  {
    menuId: 'CHM_SUB_LABEL',
    upMenuId: 'CHM_SUB',
    names: ['경고표지', 'Labels', '警示标签', 'Etiquetas'],
    url: '/chm/ghs/labelPrint',
    sort: 30,
    access: readers,
    write: ['CHM'],
  },
  {
    menuId: 'CHM_MSDS',
    upMenuId: 'CHM',
    names: ['MSDS', 'Safety data sheets', 'MSDS', 'Fichas de seguridad'],
    icon: 'file-text',
    sort: 15,
    access: readers,
  },
  {
    menuId: 'CHM_MSDS_LIST',
    upMenuId: 'CHM_MSDS',
    names: ['MSDS 관리', 'Safety data sheets', 'MSDS 管理', 'Fichas de seguridad'],
    url: '/chm/msds/msdsList',
    sort: 10,
    access: readers,
    write: ['CHM', 'HLM', 'TOX'],
  },
  {
    menuId: 'CHM_MSDS_SECRET',
    upMenuId: 'CHM_MSDS',
    names: ['비공개 승인', 'Secret components', '保密批准', 'Componentes secretos'],
    url: '/chm/msds/secretApproval',
    sort: 30,
    access: ['SYS', 'SHD', 'SHM', 'HLM', 'CHM', 'TOX', 'AUD'],
    write: ['CHM'],
  },
  {
    menuId: 'CHM_REG',
    upMenuId: 'CHM',
    names: ['법규', 'Regulations', '法规', 'Normativa'],
    icon: 'scale',
    sort: 20,
    access: readers,
  },
  {
    menuId: 'CHM_REG_LIST',
    upMenuId: 'CHM_REG',
    names: ['법규 목록', 'Regulation lists', '法规目录', 'Listas normativas'],
    url: '/chm/reg/regList',
    sort: 10,
    access: readers,
    write: ['CHM', 'TOX', 'SHD'],
  },
  {
    menuId: 'CHM_REG_GRP',
    upMenuId: 'CHM_REG',
    names: ['물질군', 'Substance groups', '物质组', 'Grupos de sustancias'],
    url: '/chm/reg/subGroupList',
    sort: 20,
    access: readers,
    write: ['CHM'],
  },
]
