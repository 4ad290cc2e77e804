import { count, text, yesNo } from '#platform/model/field.ts'
import { defineMaster } from '#platform/model/master.ts'

/** How many files of which kind and size a purpose takes: 첨부 설정 (S-250). */
export const attachSettingMaster = defineMaster({
  area: 'manage',
  name: 'attach-setting',
  label: '첨부 설정',
  api: '/api/manage/attachsetting',
  route: '/manage/attach/attachSetting',
  table: 'attach_setting',
  key: ['taskClassNm'],
  title: 'taskClassNm',
  fields: {
    taskClassNm: text('첨부 업무구분', {
      max: 60,
      required: true,
      help: '화면이 부르는 이름입니다. 등록한 뒤에는 바꿀 수 없습니다.',
    }),
    taskClassDesc: text('설명', { max: 200 }),
    acceptExt: text('확장자', { max: 1000, help: '쉼표로 나눕니다. 비우면 기본 확장자를 받습니다.' }),
    limitCnt: count('개수', { min: 1, max: 999, default: 1, unit: '개', required: true }),
    limitSize: count('용량', { min: 1, max: 2000, default: 10, unit: 'MB', required: true }),
    multipleSelYn: yesNo('여러 개 선택'),
    previewYn: yesNo('미리보기', { default: 'Y' }),
    pictureExplainYn: yesNo('사진 설명'),
    encryptYn: yesNo('암호화 보관'),
    useYn: yesNo('사용', { default: 'Y' }),
  },
  list: {
    columns: ['taskClassNm', 'taskClassDesc', 'acceptExt', 'limitCnt', 'limitSize', 'previewYn', 'encryptYn', 'useYn'],
    search: ['taskClassNm', 'taskClassDesc'],
    filters: ['useYn'],
    order: ['taskClassNm'],
  },
  usedBy: [{ table: 'attach_group', column: 'task_class_nm', label: '첨부파일' }],
})
