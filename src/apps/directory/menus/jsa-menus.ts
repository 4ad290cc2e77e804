/** Job safety analyses, of the site and of its vendors. */
import { staffRoleCds } from '#modules/roles.model.ts'
import { type MenuPlan, vendors } from './menu-plan.ts'

const writers = ['SHM', 'SHD', 'SUP', 'OPR', 'OWN'] as const
const names = {
  list: ['JSA 목록', 'JSA list', 'JSA 列表', 'Lista de JSA'],
  stages: ['평가단계별 목록', 'List by evaluation stage', '按评价阶段列表', 'Lista por fase de evaluación'],
  regular: ['정기평가 대상', 'Regular evaluation targets', '定期评价对象', 'Objetos de evaluación periódica'],
  plans: [
    '정기평가 및 개선계획',
    'Regular evaluation and improvement plan',
    '定期评价与改进计划',
    'Evaluación periódica y plan de mejora',
  ],
} as const

const staff = (menuId: string, menuNames: MenuPlan['names'], url: string, sort: number): MenuPlan => ({
  menuId: `SAF_JSA_${menuId}`,
  upMenuId: 'SAF_JSA',
  names: menuNames,
  url: `/saf/jsa/${url}`,
  sort,
  access: staffRoleCds,
  write: writers,
})
const vendor = (menuId: string, menuNames: MenuPlan['names'], url: string, sort: number): MenuPlan => ({
  menuId: `VND_JSA_${menuId}`,
  upMenuId: 'VND_JSA',
  names: menuNames,
  url: `/vendor/subconSafJsa/${url}`,
  sort,
  access: vendors,
  write: vendors,
})

export const jsaPlans: readonly MenuPlan[] = [
  {
    menuId: 'SAF_JSA',
    upMenuId: 'SAF',
    names: ['작업안전분석', 'Job safety analysis', '作业安全分析', 'Análisis de seguridad del trabajo'],
    icon: 'clipboard-list',
    sort: 20,
    access: staffRoleCds,
  },
  staff('LIST', names.list, 'jsaList', 10),
  { ...staff('STAGE', names.stages, 'jsaStageList', 20), write: [] },
  staff('REG', names.regular, 'jsaRegularList', 30),
  staff('PLAN', names.plans, 'jsaPlanList', 40),
  staff('LIB', ['표준 JSA', 'JSA library', '标准 JSA', 'JSA de referencia'], 'jsaLibList', 50),
  {
    ...staff('TERM', ['현장 용어집', 'Site term list', '现场术语表', 'Glosario de la planta'], 'siteTerm', 60),
    write: ['SHM', 'SHD'],
  },
  {
    ...staff('WORD', ['같은 말', 'Words of one meaning', '同义词', 'Sinónimos'], 'seenWord', 70),
    write: ['SHM', 'SHD'],
  },
  { menuId: 'VND_JSA', names: ['JSA', 'JSA', 'JSA', 'JSA'], icon: 'clipboard-list', sort: 20, access: vendors },
  vendor('LIST', names.list, 'safJsaList', 10),
  { ...vendor('STAGE', names.stages, 'byAvaluationStageList', 20), write: [] },
  vendor('REG', names.regular, 'safJsaRegularList', 30),
  vendor('PLAN', names.plans, 'safJsaPlanListN', 40),
]
