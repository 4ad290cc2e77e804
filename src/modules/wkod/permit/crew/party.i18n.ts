/** Words about the people of a work, in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'

export const partyTexts: Translations = {
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
