/** Code groups of the infirmary. */
import type { CodeGroup } from './code-group.ts'

export const infirmCodes: readonly CodeGroup[] = [
  {
    codeGrpCd: 'HEA_SYMPTOM',
    codeGrpNm: '의무실 증상분류',
    codes: {
      HEADACHE: ['두통', 'Headache', '头痛', 'Dolor de cabeza'],
      DIZZY: ['어지러움', 'Dizziness', '头晕', 'Mareo'],
      RESP: ['기침·호흡기', 'Cough, airways', '咳嗽·呼吸道', 'Tos, vías respiratorias'],
      DIGEST: ['소화기', 'Digestion', '消化系统', 'Digestivo'],
      MUSCLE: ['근육·관절', 'Muscles and joints', '肌肉·关节', 'Músculos y articulaciones'],
      SKIN: ['피부', 'Skin', '皮肤', 'Piel'],
      EYE: ['눈', 'Eyes', '眼睛', 'Ojos'],
      WOUND: ['베임·긁힘', 'Cuts and scratches', '割伤·擦伤', 'Cortes y rasguños'],
      BURN: ['화상', 'Burns', '烧伤', 'Quemaduras'],
      HEAT: ['온열', 'Heat', '中暑', 'Calor'],
      CHEM: ['화학물질 노출', 'Exposure to chemicals', '化学品接触', 'Exposición a químicos'],
      MENTAL: ['수면·스트레스', 'Sleep and stress', '睡眠·压力', 'Sueño y estrés'],
      ETC: ['기타', 'Other', '其他', 'Otro'],
    },
  },
  {
    codeGrpCd: 'HEA_TREAT',
    codeGrpNm: '의무실 처치',
    codes: {
      MED: ['투약', 'Medication', '给药', 'Medicación'],
      DRESS: ['상처 소독·드레싱', 'Wound dressing', '伤口消毒·包扎', 'Cura de heridas'],
      ICE: ['냉·온찜질', 'Cold or warm pack', '冷·热敷', 'Compresa fría o caliente'],
      WASH: ['세척', 'Washing', '冲洗', 'Lavado'],
      REST: ['침상안정', 'Bed rest', '卧床休息', 'Reposo en cama'],
      MEASURE: ['측정·상담', 'Measuring and advice', '测量·咨询', 'Medición y consejo'],
      FIRST: ['응급처치', 'First aid', '急救', 'Primeros auxilios'],
      REFER: ['병원 의뢰', 'Referral', '转诊', 'Derivación'],
    },
  },
  {
    codeGrpCd: 'HEA_ALLERGEN',
    codeGrpNm: '알레르기',
    codes: {
      PENICILLIN: ['페니실린', 'Penicillin', '青霉素', 'Penicilina'],
      NSAID: ['소염진통제', 'Anti-inflammatories', '消炎镇痛药', 'Antiinflamatorios'],
      ASPIRIN: ['아스피린', 'Aspirin', '阿司匹林', 'Aspirina'],
      SULFA: ['설파제', 'Sulfonamides', '磺胺类', 'Sulfamidas'],
      CONTRAST: ['조영제', 'Contrast agent', '造影剂', 'Contraste'],
      LATEX: ['라텍스', 'Latex', '乳胶', 'Látex'],
      IODINE: ['요오드', 'Iodine', '碘', 'Yodo'],
      PLASTER: ['반창고', 'Plaster', '胶布', 'Esparadrapo'],
      BEE: ['벌독', 'Bee venom', '蜂毒', 'Veneno de abeja'],
      FOOD: ['음식', 'Food', '食物', 'Alimentos'],
      ETC: ['기타', 'Other', '其他', 'Otro'],
    },
  },
  {
    codeGrpCd: 'HEA_MED_UNIT',
    codeGrpNm: '약품 단위',
    codes: {
      TAB: ['정', 'tablet', '片', 'comprimido'],
      EA: ['개', 'piece', '个', 'unidad'],
      PACK: ['포', 'sachet', '包', 'sobre'],
      BOTTLE: ['병', 'bottle', '瓶', 'frasco'],
      TUBE: ['튜브', 'tube', '支', 'tubo'],
      ROLL: ['롤', 'roll', '卷', 'rollo'],
    },
  },
  {
    // I4: the name of each code begins with the months; a site changes them.
    codeGrpCd: 'HEA_COUNSEL_CYCLE',
    codeGrpNm: '건강상담 주기(판정별 개월)',
    codes: {
      D1: ['1개월', '1 month', '1个月', '1 mes'],
      DN: ['3개월', '3 months', '3个月', '3 meses'],
      D2: ['3개월', '3 months', '3个月', '3 meses'],
      C1: ['3개월', '3 months', '3个月', '3 meses'],
      CN: ['6개월', '6 months', '6个月', '6 meses'],
      C2: ['6개월', '6 months', '6个月', '6 meses'],
    },
  },
  {
    codeGrpCd: 'HEA_COUNSEL_CLOSE',
    codeGrpNm: '건강상담 종결 사유',
    codes: {
      BETTER: ['호전', 'Better', '好转', 'Mejoría'],
      HOSPITAL: ['병원 치료로 전환', 'Treated by a hospital', '转医院治疗', 'Tratamiento en hospital'],
      GRADE: ['판정 변경', 'Another grade', '判定变更', 'Cambio de dictamen'],
      LEFT: ['퇴직·전출', 'Left or moved', '离职·调离', 'Baja o traslado'],
      REFUSED: ['본인 거부', 'Declined', '本人拒绝', 'Rechazado'],
      ETC: ['기타', 'Other', '其他', 'Otro'],
    },
  },
]
