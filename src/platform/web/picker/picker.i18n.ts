import type { Translations } from '#platform/model/i18n.ts'

export const pickerTexts: Translations = {
  '사용자 찾기': { en: 'Find a person', zh: '查找人员', es: 'Buscar persona' },
  '부서 찾기': { en: 'Find a department', zh: '查找部门', es: 'Buscar departamento' },
  '공정 찾기': { en: 'Find a process', zh: '查找工序', es: 'Buscar proceso' },
  검색: { en: 'Search', zh: '搜索', es: 'Buscar' },
  이름: { en: 'Name', zh: '姓名', es: 'Nombre' },
  부서: { en: 'Department', zh: '部门', es: 'Departamento' },
  사번: { en: 'ID', zh: '工号', es: 'ID' },
  공정명: { en: 'Process name', zh: '工序名称', es: 'Nombre del proceso' },
  공정코드: { en: 'Process code', zh: '工序代码', es: 'Código del proceso' },
  부서명: { en: 'Department name', zh: '部门名称', es: 'Nombre del departamento' },
  '이름, 초성, 부서, 사번': { en: 'Name, department or ID', zh: '姓名、部门或工号', es: 'Nombre, departamento o ID' },
  '공정명이나 공정코드': { en: 'Process name or code', zh: '工序名称或代码', es: 'Nombre o código del proceso' },
  설비유형: { en: 'Kind of equipment', zh: '设备类型', es: 'Tipo de equipo' },
  '설비유형 찾기': { en: 'Find a kind of equipment', zh: '查找设备类型', es: 'Buscar tipo de equipo' },
  '선택 지우기': { en: 'Clear the choice', zh: '清除选择', es: 'Quitar la elección' },
  '불러오지 못했습니다.': { en: 'Could not be loaded.', zh: '加载失败。', es: 'No se pudo cargar.' },
  '처음 {n}건만 보입니다. 검색어를 더 입력하세요.': {
    en: 'Only the first {n} are shown. Type more to narrow the search.',
    zh: '仅显示前 {n} 条。请输入更多搜索词。',
    es: 'Solo se muestran los primeros {n}. Escriba más para acotar la búsqueda.',
  },
}
