/** The lines of a permit: checks, crew, extensions, stops, ins and outs, looks after a fire. */

import { suspReasons } from '#modules/common/stop-reasons.model.ts'
import { code, count, dateTime, person, text, user, yesNo } from '#platform/model/field.ts'
import {
  aloneWays,
  checkStages,
  crewRoles,
  freedFor,
  stopClaims,
  stopDecisions,
  stopSources,
} from './permit-codes.model.ts'

/** What has to be checked for the types of the permit, from the template of each. */
export const permitCheckFields = {
  checkItemNo: text('항목번호', { max: 20 }),
  typeCd: text('유형', { max: 10 }),
  stageCd: code('시점', checkStages),
  checkDesc: text('확인사항', { max: 300 }),
  lawRefDesc: text('근거', { max: 100 }),
  requiredYn: yesNo('필수', { default: 'Y' }),
  photoYn: yesNo('사진 필요'),
  okYn: yesNo('확인'),
  okDt: dateTime('확인시각'),
  checkUserId: user('확인자'),
  photoFileNo: count('사진'),
  memoDesc: text('비고', { max: 300 }),
}
/** Who works: a vendor's person by personNo, an own employee by userId. */
export const permitCrewFields = {
  personNo: person('작업자'),
  userId: user('작업자(사내)'),
  crewRoleCd: code('역할', crewRoles, { required: true, default: 'WORKER' }),
  tbmSignDt: dateTime('TBM서명'),
  addDt: dateTime('투입'),
  leaveDt: dateTime('이탈'),
  checkDesc: text('적격확인', { max: 1000 }),
  maskDt: dateTime('송기마스크 확인'),
}
export const permitExtendFields = {
  rqstDt: dateTime('신청일시'),
  rqstUserId: user('신청자'),
  toDt: dateTime('연장종료'),
  reasonDesc: text('사유', { max: 1000 }),
  apprUserId: user('승인자'),
  apprDt: dateTime('승인일시'),
  denyDesc: text('반려 사유', { max: 1000 }),
}
export const permitSuspFields = {
  suspDt: dateTime('중지일시'),
  reasonCd: code('사유', suspReasons),
  reasonDesc: text('내용', { max: 4000, kept: true }),
  srcCd: code('출처', stopSources),
  byUserId: user('중지자'),
  byPersonNo: person('중지자(현장)'),
  /** How it is known that it was he. */
  byWayCd: code('중지자 확인', stopClaims),
  /** When who leads said that he had pressed by mistake, on the phone that pressed. */
  mistakeDt: dateTime('오조작 확인'),
  decisionCd: code('작업중지 판단', stopDecisions),
  resumeDt: dateTime('재개일시'),
  resumeUserId: user('재개승인'),
  conditionDesc: text('재개조건', { max: 1000 }),
}
export const cseEntryFields = {
  personNo: person('출입자'),
  userId: user('출입자(사내)'),
  inDt: dateTime('입장'),
  outDt: dateTime('퇴장'),
  watchPersonNo: person('감시인'),
}
/** Who works alone, and when he was heard. */
export const permitAloneFields = {
  personNo: person('혼자 일하는 사람'),
  userId: user('혼자 일하는 사람(사내)'),
  checkDt: dateTime('안전확인'),
  sendDt: dateTime('접수시각'),
  viaCd: code('확인한 방법', aloneWays),
  byUserId: user('확인한 사람'),
  byPersonNo: person('확인한 사람(현장)'),
}
/** Who works though he has too much behind him: decided by whom, why, for how long. */
export const permitTiredFields = {
  personNo: person('작업자'),
  userId: user('작업자(사내)'),
  toDt: dateTime('언제까지'),
  reasonDesc: text('사유', { max: 500 }),
  byUserId: user('결정한 사람'),
  decideDt: dateTime('결정일시'),
}
/** Work that goes on under an open risk assessment: it carries out one of its measures, or makes the place safe. */
export const permitFreedFields = {
  rsaNo: count('평가번호'),
  rsaDocNo: text('위험성평가', { max: 30 }),
  freedForCd: code('해제 대상', freedFor),
  controlNo: count('감소대책'),
  controlDesc: text('감소대책 내용', { max: 1000 }),
  toDt: dateTime('언제까지'),
  reasonDesc: text('사유', { max: 500 }),
  byUserId: user('결정한 사람'),
  decideDt: dateTime('결정일시'),
}
export const fireCheckFields = {
  checkDt: dateTime('점검일시'),
  checkUserId: user('점검자'),
  memoDesc: text('내용', { max: 300 }),
}
