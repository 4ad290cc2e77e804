/** The crew's page in the languages of the people who work here; wider than the languages of the screens. */

import type { SiteLang } from '#modules/common/site-langs.model.ts'

type Words = Readonly<Record<SiteLang, string>>
const row = (en: string, zh: string, vi: string, th: string, uz: string, es: string): Words => ({
  en,
  zh,
  es,
  vi,
  th,
  uz,
})

/** By the Korean. */
export const paperWords: Readonly<Record<string, Words>> = {
  작업인원: row('Crew', '作业人员', 'Người làm việc', 'ผู้ปฏิบัติงาน', 'Ishchilar', 'Equipo de trabajo'),
  이름: row('Name', '姓名', 'Họ tên', 'ชื่อ', 'Ism', 'Nombre'),
  역할: row('Role', '角色', 'Vai trò', 'หน้าที่', 'Vazifa', 'Función'),
  TBM서명: row('Toolbox talk', '班前会签名', 'Ký TBM', 'ลงชื่อ TBM', 'TBM imzosi', 'Firma de la charla'),
  이탈: row('Left', '离开', 'Rời đi', 'ออกจากงาน', 'Ketgan', 'Salida'),
  작업책임자: row('Leader', '作业负责人', 'Người phụ trách', 'หัวหน้างาน', 'Ish rahbari', 'Responsable'),
  작업자: row('Worker', '作业人员', 'Công nhân', 'คนงาน', 'Ishchi', 'Trabajador'),
  밀폐감시인: row(
    'Confined-space watch',
    '密闭空间监护人',
    'Người canh không gian kín',
    'ผู้เฝ้าระวังที่อับอากาศ',
    'Yopiq joy kuzatuvchisi',
    'Vigía de espacio confinado',
  ),
  화재감시자: row('Fire watch', '动火监护人', 'Người canh lửa', 'ผู้เฝ้าระวังไฟ', 'Yong‘in kuzatuvchisi', 'Vigía de fuego'),
  신호수: row('Signaller', '信号员', 'Người ra hiệu', 'ผู้ให้สัญญาณ', 'Signalchi', 'Señalista'),
  작업지휘자: row('Commander', '作业指挥', 'Người chỉ huy', 'ผู้ควบคุมงาน', 'Ish boshqaruvchisi', 'Director del trabajo'),
  관리감독자: row('Supervisor', '管理监督者', 'Người giám sát', 'หัวหน้าผู้ควบคุม', 'Nazoratchi', 'Supervisor'),
  가스측정: row('Gas measurement', '气体检测', 'Đo khí', 'การตรวจวัดก๊าซ', 'Gaz o‘lchovi', 'Medición de gas'),
  측정일시: row('Time', '检测时间', 'Thời gian', 'เวลา', 'Vaqt', 'Hora'),
  판정: row('Result', '判定', 'Kết quả', 'ผล', 'Natija', 'Resultado'),
  측정자: row('Tester', '检测员', 'Người đo', 'ผู้ตรวจวัด', 'O‘lchovchi', 'Medidor'),
  격리: row('Isolation', '隔离', 'Cô lập năng lượng', 'การตัดแยกพลังงาน', 'Ajratish (LOTO)', 'Aislamiento'),
  '주요 위험': row(
    'Main hazards',
    '主要危险',
    'Nguy hiểm chính',
    'อันตรายหลัก',
    'Asosiy xavflar',
    'Peligros principales',
  ),
  동시작업: row(
    'Simultaneous work',
    '交叉作业',
    'Công việc đồng thời',
    'งานที่ทำพร้อมกัน',
    'Bir vaqtdagi ishlar',
    'Trabajos simultáneos',
  ),
  비상연락: row('Emergency', '紧急联络', 'Liên lạc khẩn cấp', 'ติดต่อฉุกเฉิน', 'Favqulodda aloqa', 'Emergencia'),
  '위험하면 누구나 작업을 중지할 수 있습니다. 즉시 대피하고 통제실에 알리십시오.': row(
    'Anyone may stop the work when it is dangerous. Leave at once and call the control room.',
    '有危险时任何人都可以停止作业。请立即撤离并通知控制室。',
    'Khi nguy hiểm, ai cũng có quyền dừng công việc. Hãy rời đi ngay và báo phòng điều khiển.',
    'หากมีอันตราย ทุกคนมีสิทธิ์หยุดงาน ให้ออกจากพื้นที่ทันทีและแจ้งห้องควบคุม',
    'Xavf tug‘ilsa, har kim ishni to‘xtatishi mumkin. Darhol chiqib keting va boshqaruv xonasiga xabar bering.',
    'Ante un peligro, cualquiera puede parar el trabajo. Salga de inmediato y avise a la sala de control.',
  ),
  '허가서에 없는 작업은 하지 않습니다.': row(
    'Do no work that this permit does not name.',
    '不得进行许可证以外的作业。',
    'Không làm việc không có trong giấy phép.',
    'ห้ามทำงานที่ไม่ได้ระบุในใบอนุญาต',
    'Ruxsatnomada yo‘q ishni bajarmang.',
    'No haga ningún trabajo que este permiso no nombre.',
  ),
  '가스 경보가 울리면 즉시 나갑니다.': row(
    'When the gas alarm sounds, leave at once.',
    '气体报警响起时立即撤离。',
    'Khi còi báo khí kêu, rời khỏi ngay.',
    'เมื่อสัญญาณเตือนก๊าซดัง ให้ออกทันที',
    'Gaz signali chalinsa, darhol chiqing.',
    'Si suena la alarma de gas, salga de inmediato.',
  ),
}
