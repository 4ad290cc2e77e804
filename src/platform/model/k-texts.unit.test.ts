import { expect, test } from 'vitest'
import { kTexts } from './k-texts.i18n.ts'

/** The catalogue of the specification: id, Korean, English. */
const texts = [
  ['K-04', '네트워크 접속오류', 'Network connection error'],
  [
    'K-04',
    '네트워크 접속 문제로 요청하신 정보를 찾을 수 없습니다. 관리자에게 문의하세요.',
    'The requested information cannot be found because of a network connection problem. Contact the administrator.',
  ],
  [
    'K-05',
    '작업 중 오류가 발생하였습니다. 다시 시도하시고 문제가 계속되면 관리자에게 문의하세요.',
    'An error occurred during the operation. Retry, and contact the administrator if the problem persists.',
  ],
  ['K-06', '[400 에러] 필수 입력값이 입력되지 않았습니다.', '[400 error] Required input values were not entered.'],
  ['K-10', '비밀번호가 변경되었습니다.', 'The password has been changed.'],
  [
    'K-11',
    '비밀번호 변경이 처리되지 않았습니다. 관리자에게 문의하세요.',
    'The password change was not processed. Contact the administrator.',
  ],
  ['K-12', '유효성 검사에 실패하였습니다.', 'Validation failed.'],
  ['K-13', '비밀번호와 비밀번호 확인이 같아야 합니다.', 'The password and its confirmation must be the same'],
  ['K-14', '비밀번호를 입력해 주세요.', 'Please enter the password'],
  ['K-15', '유효성 검사도중 에러가 발생하였습니다', 'An error occurred during validation'],
  [
    'K-20',
    '선택된 검진 대상자가 없습니다. 목록 맨 앞의 선택란을 체크하세요.',
    'No checkup target is selected. Check the selection box at the start of the list.',
  ],
  ['K-21', '검진 대상자로 추가하시겠습니까?', 'Add checkup targets?'],
  ['K-22', '선택한 사용자가 대상자로 추가되었습니다.', 'The selected users were added as targets.'],
  ['K-30', '인증에 실패하였습니다. 다시 로그인해 주세요.', 'Verification failed, please login again'],
  ['K-31', '접속할 수 없습니다. 관리자에게 문의하세요.', 'Cannot connect. Contact the administrator.'],
  ['K-32', '통합 로그인이 설정되어 있지 않습니다.', 'Single sign-on is not configured.'],
  ['K-33', '메뉴 권한이 없습니다.', 'You have no permission for this menu.'],
  ['K-34', '다른 곳에서 로그인하여 로그아웃되었습니다.', 'You were logged out because of a login elsewhere.'],
  ['K-35', '검색 결과가 없습니다.', 'No match found.'],
  ['K-36', '저장하지 않은 내용이 있습니다. 계속하시겠습니까?', 'There are unsaved changes. Continue?'],
  ['K-37', '삭제하시겠습니까?', 'Delete?'],
  [
    'K-38',
    '다른 사용자가 먼저 수정했습니다. 새로고침 후 다시 시도하세요.',
    'Somebody else has changed this. Refresh and try again.',
  ],
  ['K-40', '화면 크기를 변경하였습니다.', 'Switch Size Success'],
  ['K-41', '이 브라우저에서는 전체 화면을 사용할 수 없습니다.', 'you browser can not work'],
  ['K-44', '준비되지 않았습니다.', 'not ready'],
  ['K-45', '입력된 정보가 없습니다.', 'no information entered'],
  [
    'K-46',
    '인쇄 서식 기능은 개발 중입니다. 기본 서식으로 인쇄합니다.',
    'The print form feature is under development. Printing in the basic layout.',
  ],
  ['K-47', '콜백 이름이 지정되지 않았습니다.', 'No callback name is set.'],
  ['K-49', '이미지 상세보기', 'Image detail view'],
  [
    'K-50',
    '업로드 가능한 파일갯수를 초과하였습니다. 파일갯수를 확인하세요.',
    'Too many files. Check the number of files.',
  ],
  [
    'K-51',
    '업로드 불가능한 확장자입니다. 허용 확장자를 확인하세요.',
    'This extension cannot be uploaded. Check the allowed extensions.',
  ],
  [
    'K-52',
    '업로드 가능한 용량을 초과하였습니다. 제한 용량을 확인하세요.',
    'The file is too large. Check the size limit.',
  ],
  ['K-53', '파일을 등록해 주세요.', 'Add a file.'],
  ['K-54', '첨부파일 다운로드시 오류가 발생했습니다.', 'An error occurred while downloading the attachment.'],
  [
    'K-55',
    '파일 적용 중 오류가 발생했습니다. 관리자에게 문의하세요.',
    'An error occurred while applying the file. Contact the administrator.',
  ],
  [
    'K-56',
    '양식이 없거나 다운로드 중 오류가 발생했습니다. 관리자에게 문의하세요.',
    'The form is missing or an error occurred while downloading. Contact the administrator.',
  ],
  [
    'K-57',
    '첨부파일을 사용할 수 없습니다. 관리자에게 문의하세요.',
    'Attachments are not available. Contact the administrator.',
  ],
  ['K-60', '부서명을 한자 이상 입력해주세요.', 'Enter at least one character of the department name.'],
  ['K-61', '해당 부서에 없는 공정입니다.', 'This process is not in the list of the department.'],
  ['K-62', '이미존재하는항목입니다.', 'The item already exists.'],
  ['K-63', '작업종류를 선택하세요.', 'Select a work type.'],
] as const

test.each(texts)('%s is letter for letter that of the specification (S-400)', (_id, korean, english) => {
  expect(kTexts[korean]?.en).toBe(english)
  expect(kTexts[korean]?.zh).toBeTruthy()
  expect(kTexts[korean]?.es).toBeTruthy()
})
