/** Texts of departments that go to another plant. */
import { row, type Translations } from '#platform/model/i18n.ts'
export const deptMoveTexts: Translations = {
  '부서 이전': row('Move of the department', '部门迁移', 'Traslado del departamento'),
  '소속 변경': row('Change of department', '所属变更', 'Cambio de departamento'),
  '소속 부서 변경': row('Department changed', '所属部门变更', 'Departamento cambiado'),
  '내 부서 {dept}이(가) {plant}(으)로 옮겼습니다.': row(
    'Your department {dept} has moved to {plant}.',
    '您所在的部门{dept}已迁至{plant}。',
    'Su departamento {dept} se ha trasladado a {plant}.',
  ),
  '부서가 {plant}(으)로 옮기면서 내 소속이 {dept}(으)로 바뀌었습니다.': row(
    'Your department has moved to {plant}, and you now belong to {dept}.',
    '部门迁至{plant}，您的所属部门已变更为{dept}。',
    'Su departamento se ha trasladado a {plant} y usted pertenece ahora a {dept}.',
  ),
  생산3팀: row('Production team 3', '生产三组', 'Producción 3'),
  울산공장: row('Ulsan plant', '蔚山工厂', 'Planta de Ulsan'),
  휴직: row('On leave', '休职', 'De permiso'),
  '{dept}: {from} → {to}': row('{dept}: {from} → {to}', '{dept}：{from} → {to}', '{dept}: {from} → {to}'),
  '하위 부서 {n}개도 함께 옮깁니다: {names}': row(
    '{n} departments below go along: {names}',
    '{n}个下级部门一同迁移：{names}',
    '{n} departamentos inferiores se trasladan también: {names}',
  ),
  '{all}명 가운데 {n}명을 정했습니다.': row(
    '{n} of {all} people decided.',
    '共{all}人，已决定{n}人。',
    '{n} de {all} personas decididas.',
  ),
  '나머지 {n}명 함께 이전': row('The other {n} go along', '其余{n}人一同迁移', 'Los otros {n} se trasladan'),
  '부서 사람': row('People of the department', '部门人员', 'Personas del departamento'),
  '넘겨줄 일': row('To hand over', '待移交工作', 'Por entregar'),
  결정: row('Decision', '决定', 'Decisión'),
  '{name} 결정': row('Decision about {name}', '对{name}的决定', 'Decisión sobre {name}'),
  '함께 이전': row('Goes along', '一同迁移', 'Se traslada'),
  '다른 부서로': row('Other department', '转至其他部门', 'Otro departamento'),
  퇴직: row('Leaves', '离职', 'Se va'),
  '남을 부서': row('Department he stays in', '留任部门', 'Departamento en que queda'),
  '모든 사업장을 관리하는 사람만 부서를 다른 사업장으로 옮길 수 있습니다.': row(
    'Only somebody who manages all plants can move a department to another plant.',
    '只有管理所有工厂的人员才能将部门迁至其他工厂。',
    'Solo quien gestiona todas las plantas puede trasladar un departamento a otra planta.',
  ),
  '옮겨 갈 사업장을 고르세요.': row(
    'Choose the plant that it moves to.',
    '请选择迁入的工厂。',
    'Elija la planta de destino.',
  ),
  '정한 대로 할 수 없는 사람이 있습니다. 표시된 사람을 다시 정하세요.': row(
    'Some decisions cannot be carried out. Decide again about the people who are marked.',
    '部分决定无法执行，请对标出的人员重新决定。',
    'Algunas decisiones no se pueden aplicar. Decida de nuevo sobre las personas señaladas.',
  ),
  '퇴직일은 오늘까지입니다. 나중에 퇴직하는 사람은 그때까지 일할 부서를 정하세요.': row(
    'The day of leaving is today or before. For whoever leaves later, choose where he works until then.',
    '离职日不得晚于今天。以后离职的人员请选择其在此之前的工作部门。',
    'La fecha de salida es hoy o anterior. Para quien se va más tarde, elija dónde trabaja hasta entonces.',
  ),
  '그 사이 부서의 사람이 바뀌어 아무것도 옮기지 않았습니다. 표시된 사람을 확인하고 다시 옮기세요.': row(
    'The people of the department have changed meanwhile, so nothing was moved. Check the people who are marked and move again.',
    '部门人员在此期间发生变化，未做任何迁移。请核对标出的人员后重新迁移。',
    'Las personas del departamento han cambiado entretanto y no se ha trasladado nada. Revise las señaladas y vuelva a trasladar.',
  ),
  '옮기는 부서의 재직자가 아닙니다.': row(
    'Nobody who works in the department that moves.',
    '不是迁移部门的在职人员。',
    'No trabaja en el departamento que se traslada.',
  ),
  '한 사람을 두 번 정했습니다.': row(
    'Decided twice about one person.',
    '对同一人员决定了两次。',
    'Se ha decidido dos veces sobre una persona.',
  ),
  '그 사이 다른 사용자가 이 사람을 수정했습니다. 확인하고 다시 정하세요.': row(
    'Somebody else has changed this person meanwhile. Check, and decide again.',
    '其他用户在此期间修改了此人，请核对后重新决定。',
    'Otro usuario ha modificado a esta persona entretanto. Revise y decida de nuevo.',
  ),
  '{name}: 아직 정하지 않았습니다.': row('{name}: not decided yet.', '{name}：尚未决定。', '{name}: aún sin decidir.'),
  '재직 중인 사용자가 있어 이대로는 다른 사업장으로 옮길 수 없습니다({n}명). 부서 관리 화면에서 사업장을 바꾸고 저장하면 사람마다 정할 수 있습니다.':
    row(
      'It cannot move to another plant as it is: {n} people work in it. Change the plant in the department screen and save; there you decide about each of them.',
      '部门仍有在职人员（{n}人），不能直接迁至其他工厂。请在部门管理画面更改工厂并保存，逐人决定。',
      'No puede pasar a otra planta tal cual: trabajan {n} personas en él. Cambie la planta en la pantalla de departamentos y guarde; allí decide sobre cada una.',
    ),
  '하위 부서가 있어 이대로는 다른 사업장으로 옮길 수 없습니다({n}개). 부서 관리 화면에서 사업장을 바꾸고 저장하면 하위 부서도 함께 옮깁니다.':
    row(
      'It cannot move to another plant as it is: {n} departments stand below it. Change the plant in the department screen and save; they go along.',
      '存在下级部门（{n}个），不能直接迁至其他工厂。请在部门管理画面更改工厂并保存，下级部门将一同迁移。',
      'No puede pasar a otra planta tal cual: tiene {n} departamentos inferiores. Cambie la planta en la pantalla de departamentos y guarde; se trasladan con él.',
    ),
  '상위 부서가 다른 사업장에 있습니다. 같은 사업장의 부서나 회사 전체를 나타내는 최상위 부서를 고르세요.': row(
    'The department above is of another plant. Choose one of the same plant, or the topmost one that stands for the company.',
    '上级部门属于其他工厂。请选择同一工厂的部门，或代表全公司的最上级部门。',
    'El departamento superior es de otra planta. Elija uno de la misma planta, o el más alto, que representa a la empresa.',
  ),
  '다른 사업장의 하위 부서가 있어 최상위 부서로 남아야 합니다.': row(
    'Departments of other plants stand below it: it has to stay on top.',
    '存在其他工厂的下级部门，须保持为最上级部门。',
    'Tiene departamentos de otras plantas: debe seguir siendo el más alto.',
  ),
}
