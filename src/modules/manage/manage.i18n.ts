/** Texts of administration, by their Korean original. */
import type { Translations } from '#platform/model/i18n.ts'
import { approvalScreenTexts } from './approval/approval.i18n.ts'

const row = (en: string, zh: string, es: string) => ({ en, zh, es })

export const manageTexts: Translations = {
  ...approvalScreenTexts,
  부서: row('Department', '部门', 'Departamento'),
  부서코드: row('Department code', '部门代码', 'Código del departamento'),
  부서명: row('Department', '部门名称', 'Departamento'),
  '상위 부서': row('Department above', '上级部门', 'Departamento superior'),
  사업장: row('Plant', '工厂', 'Planta'),
  부서장: row('Head', '部门负责人', 'Responsable'),
  '사업장 밖 사무직': row('Office outside the plant', '厂外办公', 'Oficina fuera de la planta'),
  순서: row('Order', '顺序', 'Orden'),
  '영문 대문자와 숫자. 등록한 뒤에는 바꿀 수 없습니다.': row(
    'Capital letters and digits. It cannot be changed later.',
    '大写字母和数字。登记后不可更改。',
    'Mayúsculas y cifras. No se puede cambiar después.',
  ),
  '재직 중인 사용자가 있어 폐지할 수 없습니다({n}명).': row(
    'People still work in it ({n}), so it cannot be closed.',
    '仍有在职人员（{n} 人），无法撤销。',
    'Aún trabajan personas en él ({n}); no se puede cerrar.',
  ),
}
