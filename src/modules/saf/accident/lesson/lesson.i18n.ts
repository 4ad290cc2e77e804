import { row, type Translations } from '#platform/model/i18n.ts'

export const lessonTexts: Translations = {
  '대상 부서와 업체를 목록에서 고르세요.': row(
    'Choose departments and vendors from the list.',
    '请从列表中选择部门和企业。',
    'Elija departamentos y empresas de la lista.',
  ),
  '무슨 일이 있었나': row('What happened', '发生了什么', 'Qué pasó'),
  '왜 일어났나': row('Why it happened', '为什么发生', 'Por qué pasó'),
  '이렇게 합니다': row('What we do from now on', '今后这样做', 'Qué hacemos desde ahora'),
  사고사례: row('Lesson of an accident', '事故案例', 'Lección de un accidente'),
  '사고사례 전파': row('Lesson for everybody', '事故案例传达', 'Lección para todos'),
  '사고사례 작성': row('Write the lesson', '编写事故案例', 'Escribir la lección'),
  '사고사례 다시 작성': row('Write the lesson anew', '重新编写事故案例', 'Escribir la lección de nuevo'),
  '사고사례 인쇄': row('Print the lesson', '打印事故案例', 'Imprimir la lección'),
  '조사 결과를 한 쪽으로 알립니다. 대상의 95%가 확인하면 종결할 수 있습니다.': row(
    'What was found goes to everybody on one page. The accident is closed once 95% of those it is for have confirmed it.',
    '用一页说明调查结果。95%的对象确认后方可结案。',
    'El resultado se comunica en una página. Se cierra cuando lo confirme el 95%.',
  ),
  '확인 {p}%': row('{p}% confirmed', '已确认{p}%', '{p}% confirmado'),
  '{all}명·업체 가운데 {n}이 확인했습니다.': row(
    '{n} of {all} people and contractors have confirmed.',
    '{all}名（家）中{n}已确认。',
    'Han confirmado {n} de {all} personas y contratistas.',
  ),
  '확인기한 {day}': row('to be confirmed by {day}', '确认期限{day}', 'a confirmar antes del {day}'),
  '확인 수준': row('Confirmed by', '确认级别', 'Quién confirma'),
  '업체 1인': row('One per contractor', '每家承包商一人', 'Una persona por contratista'),
  '작업자 전원': row('Every worker', '全体作业人员', 'Todos los trabajadores'),
  확인율: row('Share confirmed', '确认率', 'Porcentaje confirmado'),
  '공지와 확인 현황': row('Notice and who has confirmed', '公告及确认情况', 'Aviso y confirmaciones'),
  '재개 전 사례': row('Before it was reopened', '重启前案例', 'Antes de reabrir'),
  '{name} 게시 {at}': row('{name} published {at}', '{name}发布于{at}', '{name} publicó el {at}'),
  '재해자의 이름은 넣지 않습니다. 게시하면 대상자에게 필독 공지로 갑니다.': row(
    'Nobody who was hurt is named. It goes to those chosen as a notice that has to be read.',
    '不写受害者姓名。发布后作为必读公告发送给对象。',
    'No se nombra a los accidentados. Se envía como aviso de lectura obligatoria.',
  ),
  '사고사례를 게시했습니다.': row('The lesson is published.', '事故案例已发布。', 'Lección publicada.'),
  '사고사례를 게시하고 확인을 받은 뒤 종결하세요.': row(
    'Publish the lesson and have it confirmed before you close.',
    '请发布事故案例并获得确认后再结案。',
    'Publique la lección y espere su confirmación antes de cerrar.',
  ),
  '전파 확인율이 {p}%입니다. 95% 이상이어야 종결할 수 있습니다.': row(
    '{p}% have confirmed the lesson. It takes 95% to close.',
    '传达确认率为{p}%，须达到95%方可结案。',
    'Ha confirmado el {p}%. Para cerrar hace falta el 95%.',
  ),
  '재해자의 이름이 있습니다. 이름을 지우고 게시하세요.': row(
    'It names somebody who was hurt. Take the name out.',
    '包含受害者姓名。请删除后发布。',
    'Aparece el nombre de un accidentado. Quítelo.',
  ),
  '사고사례 전파 요청': row('Lesson to be written', '请求传达事故案例', 'Lección por escribir'),
  '조사보고가 승인되었습니다. 사고사례를 전파해 주십시오: {title}': row(
    'The report is approved. Please let everybody learn from it: {title}',
    '调查报告已批准，请传达事故案例：{title}',
    'El informe está aprobado. Difunda la lección: {title}',
  ),
}
