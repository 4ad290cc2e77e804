/** Texts of requests for authority. */
import { row, type Translations } from '#platform/model/i18n.ts'
export const authRequestTexts: Translations = {
  '권한 신청': row('Request for authority', '权限申请', 'Solicitud de permisos'),
  '권한 변경': row('Change of authority', '权限变更', 'Cambio de permisos'),
  사유: row('Reason', '理由', 'Motivo'),
  추가: row('Add', '添加', 'Añadir'),
  변경: row('Change', '变更', 'Cambio'),
  '제외|act': row('Remove', '移除', 'Quitar'),
  '변경 내용': row('Change', '变更内容', 'Cambio'),
  작성중: row('Draft', '编写中', 'Borrador'),
  완결: row('Approved', '已批准', 'Aprobada'),
  부결: row('Refused', '否决', 'Denegada'),
  상신: row('Submit', '提交', 'Enviar'),
  '상신했습니다.': row('Submitted.', '已提交。', 'Enviada.'),
  '본인이나 소속 부서원의 권한을 신청합니다. 마지막 결재와 함께 적용됩니다.': row(
    'For yourself, or for the people of your department. It takes effect with the last approval.',
    '申请本人或所属部门人员的权限，最后审批通过即生效。',
    'Para usted o para su departamento. Entra en vigor con la última aprobación.',
  ),
  '어떤 업무에 필요한지 적습니다.': row(
    'Say which work needs it.',
    '请说明哪项工作需要。',
    'Indique para qué tarea hace falta.',
  ),
  '재직 중인 임직원만 신청할 수 있습니다.': row(
    'Only for staff who are employed.',
    '仅限在职员工。',
    'Solo para personal en activo.',
  ),
  '본인이나 소속 부서원의 권한만 신청할 수 있습니다.': row(
    'Only for yourself or for the people of your department.',
    '只能申请本人或所属部门人员的权限。',
    'Solo para usted o para su departamento.',
  ),
  '변경할 권한그룹을 입력하세요. 등급은 등급 변경에만 넣고, 일회용 비밀번호에는 권한그룹이 없습니다.': row(
    'Enter the authority groups to change. A level goes with a change of level only, a one-time password with no group.',
    '请输入要变更的权限组。级别仅用于级别变更，一次性密码不填权限组。',
    'Indique los grupos que cambian. El nivel solo va con un cambio de nivel; la contraseña de un solo uso, sin grupo.',
  ),
  '등급 변경': row('Change of level', '级别变更', 'Cambio de nivel'),
  '일회용 비밀번호': row('One-time password', '一次性密码', 'Contraseña de un solo uso'),
  '등급 대상자': row('Concerned by the level', '级别涉及人员', 'Afectados por el nivel'),
  '선임 문서번호': row('Number of the appointment', '任命文件编号', 'N.º del nombramiento'),
  '선임 문서': row('Appointment', '任命文件', 'Nombramiento'),
  선임: row('Appointment', '任命', 'Nombramiento'),
  '산업보건의와 보건관리자가 아직 없을 때 첫 사람을 신청하면 적습니다. 안전보건총괄책임자나 경영책임자가 결재합니다.':
    row(
      'For the first physician or health manager, while there is none. The head of the plant or of the company approves.',
      '尚无产业医师和保健管理员时，申请首位人员须填写，由安全健康总负责人或经营负责人审批。',
      'Para el primer médico o responsable de salud, cuando aún no hay. Aprueba el director de planta o la dirección general.',
    ),
  '등급은 구성원이 {n}명까지인 그룹만 신청할 수 있습니다.': row(
    'A level can be asked for groups of up to {n} people.',
    '仅可为不超过{n}人的权限组申请级别。',
    'Solo se puede pedir un nivel para grupos de hasta {n} personas.',
  ),
  '아직 산업보건의와 보건관리자가 없습니다. 첫 보건관리자나 산업보건의를 안전보건총괄책임자나 경영책임자가 합의나 승인으로 결재한 뒤, 그 사람이 다른 사람을 결재합니다.':
    row(
      'There is no physician and no health manager yet. The head of the plant or of the company agrees to or approves the first one, who then approves the others.',
      '尚无产业医师和保健管理员。首位须由安全健康总负责人或经营负责人会签或批准，其后由该人审批其他人员。',
      'Aún no hay médico ni responsable de salud. El director de planta o la dirección general aprueba al primero, que después aprueba a los demás.',
    ),
  '첫 보건관리자나 산업보건의는 선임 문서의 번호와 파일이 있어야 합니다.': row(
    'The first health manager or physician takes the number and the file of the appointment.',
    '首位保健管理员或产业医师须有任命文件的编号和文件。',
    'El primer responsable de salud o médico necesita el número y el archivo del nombramiento.',
  ),
  '바뀌는 것이 없는 권한그룹입니다: {name}': row(
    'Nothing changes in this group: {name}',
    '该权限组没有变化：{name}',
    'Nada cambia en este grupo: {name}',
  ),
  '권한이 바뀌었습니다: {change}': row(
    'Your authority has changed: {change}',
    '您的权限已变更：{change}',
    'Sus permisos han cambiado: {change}',
  ),
  '추가 가스측정자': row('Added: gas tester', '新增 气体检测员', 'Añadido: medidor de gases'),
}
