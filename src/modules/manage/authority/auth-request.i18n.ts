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
  '변경할 권한그룹을 입력하세요.': row(
    'Enter the authority groups to change.',
    '请输入要变更的权限组。',
    'Indique los grupos que cambian.',
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
