/** Texts of 권한 확인, by their Korean original. */
import { row, type Translations } from '#platform/model/i18n.ts'
export const authWhyTexts: Translations = {
  '권한 확인': row('Why may he', '权限核查', 'Por qué puede'),
  '거래가 끝난 업체의 계정이어서 로그인할 수 없습니다.': row(
    'The account cannot sign in: its company no longer works here.',
    '该单位已终止合作，账号无法登录。',
    'La cuenta no puede entrar: su empresa ya no trabaja aquí.',
  ),
  '{day} 퇴직하여 로그인할 수 없습니다.': row(
    'The account cannot sign in: left on {day}.',
    '已于 {day} 离职，无法登录。',
    'La cuenta no puede entrar: baja el {day}.',
  ),
  '사용 중인 계정이 아니어서 로그인할 수 없습니다.': row(
    'The account cannot sign in: it is not in use.',
    '账号未启用，无法登录。',
    'La cuenta no puede entrar: no está en uso.',
  ),
  '계정을 사용하고 있습니다.': row('The account is in use.', '账号正在使用。', 'La cuenta está en uso.'),
  '비밀번호를 여러 번 틀려 잠겨 있습니다.': row(
    'It is locked after several wrong passwords.',
    '因多次输错密码已锁定。',
    'Está bloqueada por varias contraseñas erróneas.',
  ),
  '메뉴 {name}을(를) 사용하지 않습니다.': row(
    'The menu {name} is not in use.',
    '菜单 {name} 未启用。',
    'El menú {name} no está en uso.',
  ),
  '메뉴와 상위 메뉴를 사용합니다.': row(
    'The menu and those above it are in use.',
    '该菜单及上级菜单均已启用。',
    'El menú y los superiores están en uso.',
  ),
  '협력업체 계정은 협력업체 메뉴만 엽니다.': row(
    'An account of a contractor opens contractors’ menus only.',
    '承包商账号只能打开承包商菜单。',
    'Una cuenta de contratista solo abre menús de contratistas.',
  ),
  '이 메뉴는 정해진 {n}명에게만 보입니다.': row(
    'The menu is kept for certain people: {n}.',
    '该菜单仅对指定的 {n} 人显示。',
    'El menú se reserva a ciertas personas: {n}.',
  ),
  '작성자가 이름을 숨긴 자료여서 사람에 따른 권한을 보여 드리지 않습니다.': row(
    'Its author asked not to be named, so what depends on the person is not shown.',
    '作者要求匿名，因此不显示与个人相关的权限。',
    'Su autor pidió no ser nombrado: no se muestra lo que depende de la persona.',
  ),
  '메뉴를 열 수 없으므로 자료도 열 수 없습니다.': row(
    'The menu is closed, and so is the record.',
    '无法打开菜单，因此也无法打开资料。',
    'El menú está cerrado, y por tanto el registro.',
  ),
  '작성 중인 자료는 작성자만 봅니다.': row(
    'A draft is seen by its author only.',
    '草稿仅作者可见。',
    'Un borrador solo lo ve su autor.',
  ),
  '조회범위가 {scope}이어서 이 자료(사업장 {plant})가 보이지 않습니다.': row(
    'The record (plant {plant}) is outside of what is seen: {scope}.',
    '查询范围为 {scope}，因此看不到该资料（厂区 {plant}）。',
    'El registro (planta {plant}) queda fuera del alcance: {scope}.',
  ),
  '조회범위 {scope}에 드는 자료입니다.': row(
    'The record is within what is seen: {scope}.',
    '该资料在查询范围 {scope} 内。',
    'El registro está dentro del alcance: {scope}.',
  ),
  '지금 상태에서 {n}개 항목을 고칠 수 있습니다.': row(
    'Fields that can be changed in this state: {n}.',
    '当前状态下可修改 {n} 个项目。',
    'Campos que se pueden cambiar en este estado: {n}.',
  ),
  '메뉴 쓰기 권한이 없어 고칠 수 없습니다.': row(
    'Nothing can be changed without the write right of the menu.',
    '没有菜单写入权限，无法修改。',
    'Sin permiso de escritura del menú no se cambia nada.',
  ),
  '지금 상태에서는 {who}만 고칠 수 있습니다.': row(
    'In this state it is changed by {who} only.',
    '当前状态下仅 {who} 可修改。',
    'En este estado solo lo cambia {who}.',
  ),
  '지금 상태에서는 아무도 고칠 수 없습니다.': row(
    'Nobody changes it in this state.',
    '当前状态下任何人都不能修改。',
    'En este estado nadie lo cambia.',
  ),
  '지금 상태에서는 할 수 없습니다.': row('Not in this state.', '当前状态下不可执行。', 'No en este estado.'),
  '{who}만 할 수 있습니다.': row('Only {who}.', '仅 {who} 可执行。', 'Solo {who}.'),
  '바로 앞 단계를 처리한 사람은 이어서 할 수 없습니다.': row(
    'Not whoever took the step before.',
    '处理上一步的人不能继续处理。',
    'No quien dio el paso anterior.',
  ),
  '결재를 거쳐 처리합니다.': row('It goes through an approval.', '须经审批处理。', 'Pasa por una aprobación.'),
  '할 수 있습니다.': row('May be done.', '可以执行。', 'Puede hacerse.'),
  '메뉴 쓰기 권한이 없어 할 수 없습니다.': row(
    'Not without the write right of the menu.',
    '没有菜单写入权限，无法执行。',
    'No sin permiso de escritura del menú.',
  ),
  누구나: row('anybody', '任何人', 'cualquiera'),
  '메뉴를 고르세요': row('Choose a menu', '请选择菜单', 'Elija un menú'),
  '비우면 메뉴만 확인합니다.': row('Left empty: the menu alone.', '留空则只核查菜单。', 'Vacío: solo el menú.'),
  '사용자와 메뉴를 고르면 볼 수 있는지, 왜 그런지 알려 드립니다.': row(
    'Choose a user and a menu to learn whether it is seen, and why.',
    '选择用户和菜单，即可了解能否查看及其原因。',
    'Elija un usuario y un menú para saber si lo ve y por qué.',
  ),
  '이름이나 아이디': row('Name or id', '姓名或账号', 'Nombre o usuario'),
  '{name} 님은 {menu} 메뉴를 볼 수 없습니다.': row(
    '{name} does not see the menu {menu}.',
    '{name} 看不到菜单 {menu}。',
    '{name} no ve el menú {menu}.',
  ),
  '{name} 님은 {menu} 메뉴를 보고 쓸 수 있습니다.': row(
    '{name} sees and writes the menu {menu}.',
    '{name} 可查看并写入菜单 {menu}。',
    '{name} ve y escribe en el menú {menu}.',
  ),
  '{name} 님은 {menu} 메뉴를 볼 수만 있습니다.': row(
    '{name} only sees the menu {menu}.',
    '{name} 只能查看菜单 {menu}。',
    '{name} solo ve el menú {menu}.',
  ),
  '조회범위 {scope}': row('Sees: {scope}', '查询范围 {scope}', 'Alcance: {scope}'),
  '계정과 메뉴': row('Account and menu', '账号与菜单', 'Cuenta y menú'),
  가능: row('Yes', '可以', 'Sí'),
  불가: row('No', '不可', 'No'),
  '바꾸는 곳': row('Change it', '去修改', 'Cambiarlo'),
  '권한그룹 {n}개': row('Authority groups: {n}', '权限组 {n} 个', 'Grupos de permisos: {n}'),
  '본인과 부서 모두 권한그룹이 없습니다.': row(
    'Neither the person nor the department has an authority group.',
    '本人和部门均无权限组。',
    'Ni la persona ni el departamento tienen grupo de permisos.',
  ),
  '받은 곳': row('By way of', '来源', 'Por medio de'),
  '이 메뉴': row('This menu', '该菜单', 'Este menú'),
  '부서 {name}': row('Department {name}', '部门 {name}', 'Departamento {name}'),
  '단계별 처리': row('Its steps', '各步骤处理', 'Sus pasos'),
}
