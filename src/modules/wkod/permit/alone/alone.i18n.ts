/** Words about work alone, in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'

export const aloneTexts: Translations = {
  '단독작업 안전확인': row('Check-ins of work alone', '单独作业安全确认', 'Avisos del trabajo en solitario'),
  안전확인: row('Check-in', '安全确认', 'Aviso de seguridad'),
  안전합니다: row('All is well', '一切正常', 'Todo bien'),
  '안전을 확인했습니다.': row('The check-in was taken.', '已确认安全。', 'Aviso registrado.'),
  '혼자 작업 중: {name}': row('At work alone: {name}', '单独作业中：{name}', 'Trabaja solo: {name}'),
  '다음 안전확인': row('Next check-in', '下次安全确认', 'Próximo aviso'),
  '혼자 작업 중: 안전합니다': row('At work alone: all is well', '单独作业中：一切正常', 'Trabaja solo: todo bien'),
  본인: row('Himself', '本人', 'Él mismo'),
  감시인·담당자: row('Attendant or supervisor', '监护人或负责人', 'Vigía o responsable'),
  '확인한 방법': row('How', '确认方式', 'Cómo'),
  접수시각: row('Arrived', '接收时间', 'Recibido'),
  '확인한 사람': row('By', '确认人', 'Por'),
  '확인한 사람(현장)': row('By (at the place)', '确认人（现场）', 'Por (en el lugar)'),
  '혼자 일하는 사람': row('Who works alone', '单独作业人员', 'Quien trabaja solo'),
  '혼자 일하는 사람(사내)': row('Who works alone (own)', '单独作业人员（本公司）', 'Quien trabaja solo (propio)'),
  '지금 혼자 일하는 사람이 없습니다.': row(
    'Nobody works alone now.',
    '目前没有人单独作业。',
    'Ahora nadie trabaja solo.',
  ),
  '확인시각은 작업을 시작한 뒤부터 지금까지의 시각입니다.': row(
    'The check-in is of a moment between the start of the work and now.',
    '确认时间须在作业开始之后、当前之前。',
    'El aviso es de un momento entre el inicio del trabajo y ahora.',
  ),
  '혼자 일하는 {names}의 안전확인이 {late}분 늦었습니다. 즉시 찾으십시오.': row(
    '{names} works alone and is {late} minutes late with the check-in. Search at once.',
    '单独作业的{names}安全确认已迟{late}分钟，请立即寻找。',
    '{names} trabaja solo y su aviso lleva {late} minutos de retraso. Búsquelo de inmediato.',
  ),
  '안전확인 지연': row('Check-in late', '安全确认延迟', 'Aviso retrasado'),
  '혼자 일하는 {name}의 안전확인이 {n}분 늦었습니다. {more}분 뒤에 작업이 중지됩니다: {title}': row(
    '{name} works alone and is {n} minutes late with the check-in. The work stops in {more} minutes: {title}',
    '单独作业的{name}安全确认已迟{n}分钟，{more}分钟后将停止作业：{title}',
    '{name} trabaja solo y su aviso lleva {n} minutos de retraso. El trabajo se parará en {more} minutos: {title}',
  ),
  '단독작업자 수색': row('Search for who works alone', '寻找单独作业人员', 'Búsqueda de quien trabaja solo'),
  '혼자 일하던 {name} 님이 응답하지 않아 작업이 중지되었습니다. 즉시 현장에서 찾으십시오: {title}': row(
    '{name}, who worked alone, does not answer; the work was stopped. Search at the place at once: {title}',
    '单独作业的{name}没有回应，作业已停止。请立即到现场寻找：{title}',
    '{name}, que trabajaba solo, no responde; el trabajo se paró. Búsquelo en el lugar de inmediato: {title}',
  ),
  김서연: row('Kim Seo-yeon', '金瑞妍', 'Kim Seo-yeon'),
  '늦은 분': row('Minutes late', '迟到分钟', 'Minutos de retraso'),
  '중지까지 분': row('Minutes until the stop', '距停止分钟', 'Minutos hasta el paro'),
}
