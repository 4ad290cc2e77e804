/** The menu of basic information. */
import type { RoleCd } from '#modules/roles.model.ts'
import type { MenuPlan } from './menu-plan.ts'

/** What all areas refer to; read by who answers for safety and health. */
const readers: readonly RoleCd[] = ['SYS', 'SHD', 'SHM', 'HLM', 'EVM', 'PSM', 'ENG', 'MNT', 'AUD']
const basePages: readonly [id: string, page: string, names: MenuPlan['names'], write: readonly RoleCd[]][] = [
  ['PLANT', 'plant', ['공장', 'Plants', '工厂', 'Plantas'], ['SYS']],
  ['PROCESS', 'process', ['공정', 'Processes', '工艺', 'Procesos'], ['SYS', 'PSM', 'ENG']],
  ['FACTYPE', 'facilityType', ['시설 유형', 'Equipment types', '设施类型', 'Tipos de equipo'], ['SYS', 'ENG']],
  ['FACILITY', 'facility', ['설비', 'Equipment', '设备', 'Equipos'], ['SYS', 'ENG', 'MNT', 'PSM']],
  ['SYSTEM', 'system', ['계통', 'Systems', '系统', 'Sistemas'], ['SYS', 'ENG', 'MNT', 'PSM']],
  ['WORKTYPE', 'workType', ['작업유형', 'Kinds of work', '作业类型', 'Tipos de trabajo'], ['SYS', 'SHM']],
  ['MAP', 'siteMap', ['배치도', 'Site maps', '布置图', 'Planos'], ['SYS', 'SHM']],
  ['LOCATION', 'location', ['위치', 'Locations', '位置', 'Ubicaciones'], ['SYS', 'SHM']],
  ['HOLIDAY', 'holiday', ['휴일', 'Holidays', '节假日', 'Festivos'], ['SYS']],
  ['LEGAL', 'legalParam', ['법정기준', 'Legal limits', '法定标准', 'Valores legales'], ['SYS', 'SHM', 'HLM', 'EVM']],
  ['OWNER', 'owner', ['업무 담당자', 'Task owners', '业务负责人', 'Responsables de área'], ['SYS']],
]
export const basePlans: readonly MenuPlan[] = [
  {
    menuId: 'BASE',
    names: ['기본정보', 'Basic information', '基本信息', 'Información básica'],
    icon: 'folder',
    sort: 890,
    access: readers,
  },
  ...basePages.map(([id, page, names, write], index) => ({
    menuId: `BASE_${id}`,
    upMenuId: 'BASE',
    names,
    url: `/baseInfo/${page}`,
    sort: (index + 1) * 10,
    access: readers,
    write,
  })),
]
