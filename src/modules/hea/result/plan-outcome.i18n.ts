/** The tabs of a plan about its results and follow-ups, in the other languages. */
import { row, type Translations } from '#platform/model/i18n.ts'
export const planOutcomeTexts: Translations = {
  수령일: row('Received on', '收到日', 'Recibido el'),
  '수검한 {n}명의 결과를 기다립니다. 검진기관의 결과표를 검진결과 관리에서 올리십시오.': row(
    'The results of {n} people are awaited. Upload the sheet of the organisation at checkup results.',
    '正在等待{n}名受检者的结果。请在体检结果管理中上传机构的结果表。',
    'Faltan los resultados de {n} personas. Suba la hoja del centro en resultados.',
  ),
  '아직 결과가 없습니다. 검진기관의 결과표를 올리면 여기에 나타납니다.': row(
    'No results yet. They appear once the sheet of the organisation is uploaded.',
    '尚无结果。上传机构的结果表后显示于此。',
    'Aún no hay resultados. Aparecerán al subir la hoja del centro.',
  ),
  '결과 대기 {n}명': row('{n} results awaited', '{n}人等待结果', '{n} resultados pendientes'),
  '조건에 맞는 결과가 없습니다.': row('No result matches.', '没有符合条件的结果。', 'Ningún resultado coincide.'),
  '{grade} 판정만 보는 중 · 모두 보기': row(
    'Grade {grade} only · show all',
    '仅显示{grade}判定 · 显示全部',
    'Solo {grade} · ver todos',
  ),
  '암호 파일로 반출 신청': row('Ask for a locked file', '申请加密文件导出', 'Pedir un archivo cifrado'),
  '{all}명 가운데 유소견자는 {n}명입니다.': row(
    '{n} of {all} people have a finding.',
    '{all}人中有异常者{n}人。',
    '{n} de {all} personas tienen un hallazgo.',
  ),
  '이 계획의 사후관리가 없습니다. 결과를 본인에게 공개하면 필요한 사후관리가 만들어집니다.': row(
    'This plan has no follow-ups. They are made when results are released to the people.',
    '该计划没有后续管理。结果向本人公开后自动生成。',
    'El plan no tiene seguimientos. Se crean al comunicar los resultados.',
  ),
  '조건에 맞는 사후관리가 없습니다.': row(
    'No follow-up matches.',
    '没有符合条件的后续管理。',
    'Ningún seguimiento coincide.',
  ),
  '보고대상 {n}건 가운데 {left}건이 남았습니다.': row(
    '{left} of {n} reports are still to be filed.',
    '须报告{n}件中尚余{left}件。',
    'Quedan {left} de {n} notificaciones.',
  ),
  '보고대상 {n}건을 모두 보고했습니다.': row(
    'All {n} reports are filed.',
    '须报告的{n}件均已报告。',
    'Se notificaron los {n}.',
  ),
  '사후관리 소견 목록 반출 신청': row(
    'Ask for the list of follow-up opinions',
    '申请导出后续管理意见清单',
    'Pedir la lista de dictámenes de seguimiento',
  ),
}
