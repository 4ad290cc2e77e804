/** Corrections of finished education, in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'
export const eduFixTexts: Translations = {
  '교육 정정': row('Correction of education', '教育更正', 'Corrección de formación'),
  '교육 정정 근거': row('Evidence of a correction', '教育更正依据', 'Justificante de la corrección'),
  '정정할 사람': row('People to correct', '更正对象', 'Personas que corregir'),
  '정정할 사람을 고르십시오.': row(
    'Choose whose record is wrong.',
    '请选择需要更正的人员。',
    'Elija de quién es el registro.',
  ),
  '정정할 수 있는 사람이 없습니다.': row(
    'Nobody’s record can be corrected.',
    '没有可更正的人员。',
    'No hay nadie que corregir.',
  ),
  '비우면 차수의 인정시간입니다.': row(
    'Left empty: the credit of the round.',
    '留空则为本班次的认定时间。',
    'Si queda vacío, el crédito de la convocatoria.',
  ),
  좌석: row('Seat', '座位', 'Plaza'),
  '유효 시작일': row('Valid from', '有效期开始日', 'Válido desde'),
  '정정 전 입실': row('Came in, before', '更正前入场', 'Entrada, antes'),
  '정정 전 퇴실': row('Went out, before', '更正前退场', 'Salida, antes'),
  '정정 전 점수': row('Score, before', '更正前分数', 'Puntos, antes'),
  '정정 전 인정시간': row('Credit, before', '更正前认定时间', 'Crédito, antes'),
  '정정 전 출석': row('Attended, before', '更正前出勤', 'Asistencia, antes'),
  '정정 전 결과': row('Result, before', '更正前结果', 'Resultado, antes'),
  '정정 전 수료번호': row('Certificate, before', '更正前结业编号', 'Certificado, antes'),
  '정정 전 유효일': row('Valid until, before', '更正前有效期', 'Válido hasta, antes'),
  '정정 완료': row('Corrected', '已更正', 'Corregido'),
  '정정한 교육이 없습니다.': row(
    'No education has been corrected.',
    '没有更正过的教育。',
    'No hay formación corregida.',
  ),
  '이수처리를 마친 교육의 기록을 고칩니다. 결재가 끝나면 결과와 이수증에 바로 적용됩니다.': row(
    'Puts the record of a finished round right. With its approval the results and certificates follow at once.',
    '更正已完成结业处理的教育记录。审批完成后立即适用于结果和结业证。',
    'Corrige el registro de una convocatoria terminada. Al aprobarse, los resultados y certificados cambian al momento.',
  ),
  '이수처리를 마친 교육만 정정할 수 있습니다.': row(
    'Only a finished round is corrected.',
    '只能更正已完成结业处理的教育。',
    'Solo se corrige una convocatoria terminada.',
  ),
  '이 교육의 다른 정정이 결재 중입니다: {docNo}': row(
    'Another correction of this round is being approved: {docNo}',
    '本教育的另一项更正正在审批：{docNo}',
    'Otra corrección de esta convocatoria está en aprobación: {docNo}',
  ),
  '이 교육에서 결과가 나온 사람을 한 번씩만 고를 수 있습니다.': row(
    'Choose people of this round who have a result, each once.',
    '只能选择本教育中已有结果的人员，且每人一次。',
    'Elija personas de esta convocatoria con resultado, una vez cada una.',
  ),
  '바뀌는 것이 없는 사람입니다: {name}': row(
    'Nothing changes for {name}.',
    '此人没有任何变更：{name}',
    'Nada cambia para {name}.',
  ),
  '입실은 시작 30분 전부터 10분 뒤까지만 인정됩니다: {name}': row(
    'Coming in counts from 30 minutes before the start to 10 after it: {name}',
    '入场仅在开始前 30 分钟至开始后 10 分钟内有效：{name}',
    'La entrada vale de 30 minutos antes a 10 después del inicio: {name}',
  ),
  '퇴실은 시작부터 종료 30분 뒤까지만 인정됩니다: {name}': row(
    'Going out counts from the start to 30 minutes after the end: {name}',
    '退场仅在开始至结束后 30 分钟内有效：{name}',
    'La salida vale del inicio a 30 minutos después del fin: {name}',
  ),
  '입실 없이 퇴실만 있습니다: {name}': row(
    'Went out without having come in: {name}',
    '只有退场没有入场：{name}',
    'Salida sin entrada: {name}',
  ),
  '평가가 없는 교육입니다: {name}': row(
    'This education has no test: {name}',
    '本教育没有考核：{name}',
    'Esta formación no tiene prueba: {name}',
  ),
  '평가 점수를 입력하십시오: {name}': row(
    'Enter the score of the test: {name}',
    '请输入考核分数：{name}',
    'Indique los puntos de la prueba: {name}',
  ),
  '인정시간은 1분부터 교육시간까지입니다: {name}': row(
    'Credit is from one minute to the length of the round: {name}',
    '认定时间为 1 分钟至教育时间：{name}',
    'El crédito va de un minuto a la duración: {name}',
  ),
  '상신 후 교육 기록이 바뀌었습니다. 반려 후 다시 상신해 주십시오: {names}': row(
    'The record has changed since the submission. Return it and submit it anew: {names}',
    '提交后教育记录已变更。请退回后重新提交：{names}',
    'El registro ha cambiado desde el envío. Devuélvalo y envíelo de nuevo: {names}',
  ),
  '교육 차수를 먼저 고르십시오.': row(
    'Choose the round first.',
    '请先选择教育班次。',
    'Elija primero la convocatoria.',
  ),
  '교육 차수 열기': row('Open the round', '打开教育班次', 'Abrir la convocatoria'),
  '정정할 사람이 없습니다.': row('Nobody is to be corrected.', '没有更正对象。', 'No hay personas que corregir.'),
  '인정시간(분)': row('Credit (min)', '认定时间（分）', 'Crédito (min)'),
  정정하면: row('becomes', '更正为', 'pasa a'),
  '교육 이수 결과가 정정되었습니다: {names} {title}': row(
    'Results of education were corrected: {names} {title}',
    '教育结业结果已更正：{names} {title}',
    'Se han corregido resultados de formación: {names} {title}',
  ),
  '정정한 적이 없습니다.': row('Nothing has been corrected.', '没有更正记录。', 'No hay correcciones.'),
  '정정 이어서 작성': row('Go on with the correction', '继续填写更正', 'Seguir con la corrección'),
}
