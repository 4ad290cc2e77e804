/** Words about the people of a work, in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'

export const partyTexts: Translations = {
  관리감독자: row('Supervisor', '管理监督者', 'Supervisor'),
  '잔여위험이 높은 작업입니다. 계속 함께 있을 관리감독자를 지정하세요.': row(
    'Much risk is left in this work. Name a supervisor who is there all the time.',
    '该作业剩余风险较高。请指定全程在场的管理监督者。',
    'Queda mucho riesgo en este trabajo. Nombre un supervisor que esté presente todo el tiempo.',
  ),
  '작업책임자 {names} 님이 같은 시간에 작업 {cnt}건을 맡습니다. 한 사람이 한 번에 {max}건까지 맡습니다.': row(
    '{names} leads {cnt} works at the same time. One person leads {max} at once.',
    '{names}同时负责{cnt}项作业。一人一次最多负责{max}项。',
    '{names} dirige {cnt} trabajos a la vez. Una persona dirige {max} como máximo.',
  ),
  '화재감시자 이탈': row('Fire watch gone', '动火监护人离开', 'Vigía de fuego ausente'),
  '화기작업이 끝난 뒤 화재감시자({names})가 자리를 떠났습니다. 다른 감시자를 지정하십시오: {title}': row(
    'The fire watch ({names}) left after hot work had ended. Name another: {title}',
    '动火作业结束后监护人（{names}）已离开，请另行指定：{title}',
    'El vigía de fuego ({names}) se fue tras acabar el trabajo en caliente. Nombre otro: {title}',
  ),
  '협력업체 작업의 인원은 협력업체 사람이고, 관리감독자만 사내 직원입니다.': row(
    "The crew of a contractor's work is the contractor's; only the supervisor is of the site.",
    '承包商作业的人员须为承包商人员，只有管理监督者是本公司员工。',
    'El personal del trabajo de un contratista es suyo; solo el supervisor es de la planta.',
  ),
  '송기마스크·공기호흡기를 확인하지 않은 인원이 {n}명 있습니다. ({names})': row(
    '{n} people have no supplied air that somebody has seen. ({names})',
    '{n}人未确认送风面罩或空气呼吸器。（{names}）',
    'A {n} personas nadie les ha comprobado el equipo respiratorio. ({names})',
  ),
  'TBM에 서명하지 않은 책임자·감시인이 {n}명 있습니다. ({names})': row(
    '{n} who lead or watch have not signed the talk. ({names})',
    '{n}名负责人或监护人未签班前会。（{names}）',
    '{n} responsables o vigilantes no han firmado la charla. ({names})',
  ),
  '합류 조건이 아직 갖추어지지 않았습니다. 개인잠금, 출입, 계획서 서명을 확인하세요.': row(
    'Not all that is asked of who joins is so yet. See to the own lock, the gate, the signature on the plan.',
    '加入条件尚未具备。请确认个人锁、出入登记和计划书签名。',
    'Aún no se cumple todo lo que se pide a quien se incorpora. Revise su candado, el acceso y la firma del plan.',
  ),
  '송기마스크 확인': row('Supplied air seen', '已确认送风面罩', 'Equipo respiratorio comprobado'),
  '합류 대기': row('Waits to join', '等待加入', 'Espera para incorporarse'),
  '작업자 투입': row('Worker begins', '作业人员上岗', 'Trabajador incorporado'),
}
