import { row, type Translations } from '#platform/model/i18n.ts'

export const safetyPraiseTexts: Translations = {
  '안전 칭찬': row('Safety praise', '安全表扬', 'Reconocimiento de seguridad'),
  '무엇을 했는가': row('What was done', '做了什么', 'Qué hizo'),
  '칭찬받는 사람': row('Who is praised', '被表扬人', 'A quién se reconoce'),
  행동: row('Act', '行为', 'Acción'),
  '작업을 멈춤': row('Stopped the work', '停止作业', 'Detuvo el trabajo'),
  '동료를 도움': row('Helped a colleague', '帮助同事', 'Ayudó a un compañero'),
  '위험을 없앰': row('Removed a hazard', '消除危险', 'Eliminó un peligro'),
  '위험을 알림': row('Told of a hazard', '告知危险', 'Avisó de un peligro'),
  '본 날': row('Seen on', '看到日期', 'Visto el'),
  '칭찬하는 말': row('Words of praise', '表扬的话', 'Palabras de reconocimiento'),
  '전달 기한': row('Pass on by', '转达期限', 'Transmitir antes de'),
  보냄: row('Sent', '已发送', 'Enviado'),
  전달됨: row('Passed on', '已转达', 'Transmitido'),
  보내기: row('Send', '发送', 'Enviar'),
  전달: row('Pass on', '转达', 'Transmitir'),
  칭찬: row('Praise', '表扬', 'Reconocimiento'),
  '칭찬을 안전관리자에게 보냈습니다.': row(
    'Your praise is with the safety manager.',
    '表扬已发送给安全管理员。',
    'El reconocimiento está con el responsable de seguridad.',
  ),
  '칭찬을 전했습니다.': row('The praise is passed on.', '表扬已转达。', 'El reconocimiento se transmitió.'),
  '자신은 칭찬할 수 없습니다.': row('Nobody praises himself.', '不能表扬自己。', 'Nadie se reconoce a sí mismo.'),
  '전할 칭찬이 있습니다: {title}': row(
    'Praise to pass on: {title}',
    '有待转达的表扬：{title}',
    'Reconocimiento por transmitir: {title}',
  ),
  '칭찬을 받으셨습니다: {title}': row(
    'You are praised: {title}',
    '您受到了表扬：{title}',
    'Recibió un reconocimiento: {title}',
  ),
  '칭찬이 {due}까지 전해지지 않았습니다: {title}': row(
    'Praise was not passed on by {due}: {title}',
    '表扬未在{due}前转达：{title}',
    'El reconocimiento no se transmitió antes de {due}: {title}',
  ),
  '안전 칭찬 통계': row('Safety praise in figures', '安全表扬统计', 'Estadísticas de reconocimientos'),
  '이 기간에 보낸 칭찬이 없습니다.': row(
    'No praise was sent in this period.',
    '该期间没有发送表扬。',
    'No se envió ningún reconocimiento en este periodo.',
  ),
  '{year}년 {month}월에 가장 많았습니다. {n}건': row(
    'Most in {month}/{year}: {n}',
    '{year}年{month}月最多：{n}件',
    'Más en {month}/{year}: {n}',
  ),
  '{name}이(가) 가장 많습니다. {n}건': row('Mostly {name}: {n}', '{name}最多：{n}件', 'Sobre todo {name}: {n}'),
}
