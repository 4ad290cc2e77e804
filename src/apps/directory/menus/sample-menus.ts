/** The menu of the sample area. */
import type { MenuPlan } from './menu-plan.ts'

const samplePages: readonly [id: string, url: string, names: MenuPlan['names']][] = [
  ['GRID', 'grid', ['목록', 'Grid', '列表', 'Tabla']],
  ['INFINITE', 'infinite', ['무한 스크롤', 'Infinite list', '无限滚动', 'Lista infinita']],
  ['PAGED', 'paged', ['페이지 목록', 'Paged list', '分页列表', 'Lista paginada']],
  ['SERVER', 'server', ['서버 목록', 'Server list', '服务器列表', 'Lista del servidor']],
  ['TREE', 'tree', ['트리', 'Tree', '树', 'Árbol']],
  ['INPUT', 'input', ['입력', 'Inputs', '输入', 'Entradas']],
  ['PICKER', 'picker', ['선택기', 'Pickers', '选择器', 'Selectores']],
  ['MARKER', 'marker', ['이미지 표시', 'Image marks', '图片标记', 'Marcas en imagen']],
  ['PARTS', 'parts', ['화면 부품', 'Parts of screens', '页面部件', 'Partes de pantalla']],
  ['ATTACHMENT', 'attachment', ['첨부파일', 'Attachments', '附件', 'Adjuntos']],
  ['POPUP', 'popup', ['팝업', 'Popups', '弹窗', 'Ventanas']],
  ['REQUEST', 'request', ['요청', 'Requests', '请求', 'Peticiones']],
  ['PARAM_A', 'param?kind=A', ['매개변수 A', 'Parameter A', '参数 A', 'Parámetro A']],
  ['PARAM_B', 'param?kind=B', ['매개변수 B', 'Parameter B', '参数 B', 'Parámetro B']],
]

/** S-490…S-498: every component, live, for the administrators of a demo site. */
export const samplePlans: readonly MenuPlan[] = [
  {
    menuId: 'SAMPLE',
    names: ['샘플소스', 'Sample source', '示例', 'Ejemplos'],
    icon: 'book-open',
    sort: 990,
    access: ['SYS'],
  },
  ...samplePages.map(([id, url, names], index) => ({
    menuId: `SAMPLE_${id}`,
    upMenuId: 'SAMPLE',
    names,
    url: `/sample/${url}`,
    sort: (index + 1) * 10,
    access: ['SYS'] as const,
    write: ['SYS'] as const,
  })),
]
