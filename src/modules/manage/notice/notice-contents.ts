/** What the notices of the demo site say. */
import type { Notice } from './notice.model.ts'

interface Content {
  title: string
  desc: string
  to?: Notice['targetScopeCd']
  /** Departments, vendors or vendor types, by what it is for. */
  codes?: readonly string[]
  /** A procedure: its number, and how often it has been revised in the demo. */
  proc?: string
  revisions?: number
  must?: boolean
  worker?: boolean
  popup?: boolean
}
export type NoticeContent = Content

const procedures: readonly Content[] = [
  {
    title: 'SHE-01 작업허가 절차',
    proc: 'SHE-01',
    revisions: 2,
    must: true,
    to: 'ALL',
    desc: '화기·밀폐·고소 작업의 허가 신청과 승인, 연장, 종료 절차를 정합니다. 허가서는 작업 현장에 게시하고, 가스 측정은 시작 전과 2시간마다 합니다.',
  },
  {
    title: 'SHE-04 밀폐공간 출입 절차',
    proc: 'SHE-04',
    revisions: 1,
    must: true,
    worker: true,
    to: 'PARTNER',
    desc: '산소 18 % 이상 23.5 % 미만, 유해가스 기준 미만일 때만 들어갑니다. 감시인을 두고, 구조 장비를 입구에 준비합니다.',
  },
  {
    title: 'SHE-07 협력업체 출입·차량 운행 절차',
    proc: 'SHE-07',
    revisions: 2,
    must: true,
    to: 'PARTNER',
    desc: '공장 안 제한속도는 시속 20 km입니다. 지정 통로를 이용하고 위험물 하역장에는 주차하지 않습니다.',
  },
  {
    title: 'SHE-09 화학물질 반입 절차',
    proc: 'SHE-09',
    must: true,
    to: 'PARTNER',
    desc: '반입 3일 전까지 물질안전보건자료를 올리고 승인을 받습니다. 승인받지 않은 물질은 정문에서 돌려보냅니다.',
  },
  {
    title: 'SHE-12 잠금·표지(LOTO) 절차',
    proc: 'SHE-12',
    revisions: 3,
    must: true,
    to: 'ALL',
    desc: '에너지원마다 개인 자물쇠를 채우고 시운전으로 차단을 확인합니다. 다른 사람의 자물쇠는 풀지 않습니다.',
  },
  {
    title: 'SHE-15 비상대응 절차',
    proc: 'SHE-15',
    to: 'ALL',
    desc: '누출이나 화재를 본 사람은 방재센터 119에 먼저 알립니다. 사이렌이 3분 이상 울리면 지정 집결지로 대피합니다.',
  },
  {
    title: 'SHE-18 보호구 지급·착용 절차',
    proc: 'SHE-18',
    revisions: 1,
    to: 'STAFF',
    desc: '작업별 보호구 기준표에 따라 지급받고 착용합니다. 손상된 보호구는 바로 교환합니다.',
  },
]

const news: readonly Content[] = [
  {
    title: '11월 정기보수 기간 출입문 변경',
    to: 'ALL',
    must: true,
    desc: '11월 25일부터 정기보수 기간에는 2번 출입문만 사용합니다. 차량은 서행하고 안내원의 지시에 따르십시오.',
  },
  {
    title: '동절기 결빙 구간과 우회로 안내',
    to: 'ALL',
    desc: '배관 랙 아래와 폐수처리장 계단은 아침에 얼기 쉽습니다. 붙임 지도의 우회로를 이용하십시오.',
  },
  {
    title: '안전보건관리체계 내부심사 일정',
    to: 'STAFF',
    desc: '12월 7일부터 11일까지 부서별로 심사합니다. 부서장은 준비 자료를 12월 2일까지 올려 주십시오.',
  },
  {
    title: '3분기 아차사고 우수 보고 포상',
    to: 'STAFF',
    desc: '우수 보고 5건을 선정했습니다. 명단은 붙임과 같으며 12월 조회에서 시상합니다.',
  },
  {
    title: '생산1팀 반응기 안전밸브 교체 일정',
    to: 'DEPT',
    codes: ['D2110'],
    must: true,
    desc: 'R-101 안전밸브를 11월 28일 08시에 교체합니다. 교대 인수인계 때 격리 목록을 함께 확인하십시오.',
  },
  {
    title: '생산2팀 조정실 경보 설정값 변경',
    to: 'DEPT',
    codes: ['D2120'],
    desc: '재비기 압력 경보를 0.05 MPa 낮췄습니다. 경보 대응표의 새 값을 확인하십시오.',
  },
  {
    title: '안전환경팀 12월 당직 순서',
    to: 'DEPT',
    codes: ['D2310', 'D2320', 'D2330'],
    desc: '12월 당직 순서를 정했습니다. 바꿔야 하면 서로 협의한 뒤 팀장에게 알려 주십시오.',
  },
  {
    title: '분석동 배기설비 정기검사 일정',
    to: 'DEPT',
    codes: ['D2410'],
    popup: true,
    desc: '12월 1일 흄후드 배기팬 2기를 검사합니다. 검사 중에는 분석동 1층 실험실을 쓸 수 없습니다.',
  },
  {
    title: '협력업체 12월 안전교육 일정',
    to: 'PARTNER',
    desc: '12월 9일 10시와 14시에 안전교육장에서 합니다. 업체별 참석자를 12월 4일까지 알려 주십시오.',
  },
  {
    title: '도급 협의체 11월 회의 결과',
    to: 'PARTNER',
    desc: '작업 구역이 겹치는 3곳의 조정 결과와 합동점검 일정을 알려 드립니다. 회의록은 붙임을 보십시오.',
  },
  {
    title: '상주업체 휴게시설 이용 안내',
    to: 'TYPE',
    codes: ['RES'],
    desc: '동관 2층 휴게실을 24시간 개방합니다. 작업복 세탁은 오후 6시까지 맡겨 주십시오.',
  },
  {
    title: '비상주업체 출입증 반납 안내',
    to: 'TYPE',
    codes: ['NRES', 'SHORT'],
    desc: '작업이 끝난 날 정문에 출입증을 반납해 주십시오. 반납하지 않으면 다음 출입 신청을 받을 수 없습니다.',
  },
  {
    title: '정비 협력업체 용접 작업자 자격 확인',
    to: 'VENDOR',
    codes: ['V100001', 'V100002'],
    must: true,
    desc: '용접 작업자의 자격증 사본을 11월 30일까지 올려 주십시오. 확인되지 않은 작업자는 화기 작업에 들어갈 수 없습니다.',
  },
  {
    title: '폐기물 반출 시간 변경',
    to: 'VENDOR',
    codes: ['V100003'],
    popup: true,
    desc: '12월부터 폐기물 반출은 오전 10시에서 오후 3시 사이에 합니다.',
  },
  {
    title: '겨울철 밀폐공간 질식사고 사례',
    to: 'ALL',
    must: true,
    desc: '다른 사업장에서 콘크리트 양생용 갈탄 난로로 2명이 질식했습니다. 밀폐된 곳에서 연료를 태우지 않습니다.',
  },
  {
    title: '위험성평가 정기평가 안내',
    to: 'STAFF',
    desc: '올해 정기평가를 12월 18일까지 마칩니다. 공정별 담당자는 작년 평가의 남은 대책부터 확인하십시오.',
  },
  {
    title: '건강검진 2차 기간 안내',
    to: 'STAFF',
    desc: '1차 기간에 받지 못한 분은 12월 4일까지 의무실에 예약해 주십시오.',
  },
  {
    title: '화재 대피훈련 결과',
    to: 'ALL',
    desc: '전체 대피에 6분 40초가 걸렸습니다. 늦어진 2개 건물의 대피로를 다시 표시했습니다.',
  },
  {
    title: '악천후 작업중지 기준',
    to: 'ALL',
    desc: '순간풍속이 초당 10 m를 넘으면 고소·양중 작업을 멈춥니다. 방송이 나오면 즉시 내려옵니다.',
  },
  {
    title: '개인 휴대기기 사용 제한 구역',
    to: 'ALL',
    desc: '방폭 구역에는 방폭 인증을 받은 기기만 가지고 들어갑니다.',
  },
]

const ulsan: readonly Content[] = [
  {
    title: '울산공장 야간 정전 작업',
    to: 'STAFF',
    popup: true,
    desc: '오늘 밤 10시부터 내일 새벽 2시까지 사무동 전원을 차단합니다. 퇴근 전에 장비 전원을 꺼 주십시오.',
  },
  {
    title: '울산공장 소음 특별점검',
    to: 'STAFF',
    desc: '압축기실과 분쇄실을 점검합니다. 귀마개 착용 상태도 함께 봅니다.',
  },
  {
    title: '울산공장 협력업체 주차장 변경',
    to: 'PARTNER',
    desc: '남문 주차장 공사로 12월 한 달간 동문 주차장을 이용합니다.',
  },
  {
    title: '울산공장 지게차 통행로 분리',
    to: 'ALL',
    must: true,
    popup: true,
    desc: '창고동의 보행로와 지게차 통행로를 나눴습니다. 노란 선 안쪽으로만 다니십시오.',
  },
]

export const noticeContents: Readonly<Record<string, readonly Content[]>> = {
  '2000': [...procedures, ...news],
  '3000': ulsan,
}

/** Not published yet: one that waits for its day, one that is being written. */
export const comingNotices: readonly Content[] = [
  {
    title: '연말연시 특별안전기간 운영',
    to: 'ALL',
    desc: '12월 21일부터 1월 8일까지 위험 작업은 부서장이 현장에서 확인한 뒤 시작합니다.',
  },
  {
    title: '1월 정기 안전보건교육 일정',
    to: 'STAFF',
    must: true,
    desc: '1월 교육은 온라인 4시간, 집합 2시간입니다. 부서별 날짜를 확인하십시오.',
  },
  {
    title: '협력업체 2027년 출입증 교체',
    to: 'PARTNER',
    desc: '1월 4일부터 새 출입증을 씁니다. 사진을 12월 18일까지 올려 주십시오.',
  },
]
export const draftNotices: readonly Content[] = [
  { title: '주간 안전 소식 47호', to: 'STAFF', desc: '이번 주의 아차사고와 개선 사례를 전해 드립니다.' },
  { title: '동파 방지 점검표', to: 'STAFF', desc: '배관 열선과 보온 상태를 점검하는 표입니다.' },
]
