import { row, type Translations } from '#platform/model/i18n.ts'

export const pickerTexts: Translations = {
  '사용자 찾기': row('Find a person', '查找人员', 'Buscar persona'),
  '부서 찾기': row('Find a department', '查找部门', 'Buscar departamento'),
  '공정 찾기': row('Find a process', '查找工序', 'Buscar proceso'),
  검색: row('Search', '搜索', 'Buscar'),
  이름: row('Name', '姓名', 'Nombre'),
  부서: row('Department', '部门', 'Departamento'),
  사번: row('ID', '工号', 'ID'),
  공정명: row('Process name', '工艺名称', 'Nombre del proceso'),
  공정코드: row('Process code', '工艺代码', 'Código del proceso'),
  부서명: row('Department name', '部门名称', 'Nombre del departamento'),
  '이름, 초성, 부서, 사번': row('Name, department or ID', '姓名、部门或工号', 'Nombre, departamento o ID'),
  '공정명이나 공정코드': row('Process name or code', '工序名称或代码', 'Nombre o código del proceso'),
  설비유형: row('Kind of equipment', '设备类型', 'Tipo de equipo'),
  '설비유형 찾기': row('Find a kind of equipment', '查找设备类型', 'Buscar tipo de equipo'),
  '선택 지우기': row('Clear the choice', '清除选择', 'Quitar la elección'),
  '불러오지 못했습니다.': row('Could not be loaded.', '加载失败。', 'No se pudo cargar.'),
  '처음 {n}건만 보입니다. 검색어를 더 입력하세요.': row(
    'Only the first {n} are shown. Type more to narrow the search.',
    '仅显示前 {n} 条。请输入更多搜索词。',
    'Solo se muestran los primeros {n}. Escriba más para acotar la búsqueda.',
  ),
}
