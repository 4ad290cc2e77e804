/**
 * The privacy notice of the demo company, by the items that the law asks for.
 *
 * @law 개인정보 보호법 제30조제1항제1호·제2호·제3호·제3호의2·제3호의3·제4호·제5호·제6호·제7호·제8호, 같은 법 시행령 제31조제1항
 */
type Part = readonly [heading: string, text: string]
const written = (parts: readonly Part[]): string =>
  parts.map(([heading, text]) => `## ${heading}\n${text}`).join('\n\n')

const kr: readonly Part[] = [
  [
    '1. 개인정보의 처리 목적 (제1호)',
    '한여울화학(이하 회사)은 산업안전보건·환경 업무를 위하여 개인정보를 처리합니다.\n- 계정 관리와 본인 확인\n- 작업허가, 출입, 안전보건교육, 사고·아차사고의 기록과 개선\n- 건강진단과 작업환경측정 등 법이 정한 보건관리',
  ],
  [
    '2. 처리하는 개인정보의 항목 (시행령 제31조제1항제1호)',
    '- 임직원: 사번, 성명, 부서, 직위·직책, 연락처, 전자우편\n- 협력업체: 성명, 생년월일, 연락처, 소속, 국적, 자격·교육 이력, 출입 기록\n- 민감정보: 건강진단 결과 (법령에 따른 보건관리에 한함)\n- 자동 수집: 접속 IP, 접속 일시, 브라우저 종류',
  ],
  [
    '3. 처리 및 보유 기간 (제2호)',
    '- 접속 기록 2년, 감사 기록 5년\n- 건강진단 결과 5년, 발암성 물질 취급 근로자는 30년 (산업안전보건법 시행규칙 제241조)\n- 안전보건교육·작업허가 기록 3년\n- 협력업체 출입 기록: 계약이 끝난 뒤 3년',
  ],
  [
    '4. 제3자 제공 (제3호)',
    '법률에 특별한 규정이 있거나 정보주체가 동의한 경우에만 제공합니다. 산업재해조사표와 건강진단 결과표는 법에 따라 고용노동부에 제출합니다.',
  ],
  [
    '5. 파기 절차와 방법 (제3호의2)',
    '보유 기간이 지나거나 목적을 이룬 개인정보는 5일 안에 되살릴 수 없게 지웁니다. 다른 법령에 따라 보존하는 항목은 분리하여 보관합니다.',
  ],
  [
    '6. 민감정보의 공개 가능성과 비공개 선택 (제3호의3)',
    '건강정보는 공개하지 않습니다. 보건관리자와 산업보건의만 열람하며 열람한 사실을 모두 기록합니다.',
  ],
  [
    '7. 처리의 위탁 (제4호)',
    '문자와 전자우편 발송, 건강진단을 위탁합니다. 위탁받은 자와 업무가 바뀌면 이 방침으로 알립니다.',
  ],
  [
    '8. 정보주체의 권리·의무와 행사 방법 (제5호)',
    '본인이나 법정대리인은 열람, 정정·삭제, 처리정지를 요구할 수 있습니다. 아래 부서에 서면, 전자우편으로 요구하면 10일 안에 답합니다.',
  ],
  [
    '9. 개인정보 보호책임자와 담당부서 (제6호)',
    '개인정보 보호책임자: 경영지원본부장\n담당부서: 정보기획팀 · 전화 02-180-0100 · privacy@hanyeoul.example',
  ],
  [
    '10. 자동 수집 장치의 설치·운영과 거부 (제7호)',
    '로그인 상태와 화면 설정(언어, 글자 크기, 테마)을 쿠키와 브라우저 저장소에 둡니다. 브라우저 설정에서 거부할 수 있으나 그러면 로그인할 수 없습니다.',
  ],
  [
    '11. 안전성 확보 조치 (시행령 제31조제1항제3호)',
    '권한에 따른 접근 통제, 비밀번호의 일방향 암호화, 건강정보 파일의 암호화, 접속 기록의 보관과 점검을 합니다.',
  ],
]

const en: readonly Part[] = [
  [
    '1. Purposes',
    'Accounts, work permits, entry, education, accidents and near misses, and the health management that the law asks for.',
  ],
  [
    '2. Items',
    'Employees: number, name, department, position, contacts. Contractors: name, date of birth, contacts, employer, nationality, qualifications, entry records. Sensitive: checkup results. Collected by itself: IP address, time, browser.',
  ],
  [
    '3. How long',
    'Sign-ins 2 years, audit 5 years, checkup results 5 years (30 for carcinogens), education and permits 3 years.',
  ],
  ['4. Third parties', 'Only where a law says so or the person agrees.'],
  ['5. Destruction', 'Within 5 days after the period; what another law keeps is stored apart.'],
  [
    '6. Sensitive data',
    'Health data is never public. Only the health manager and the physician read it, and every reading is recorded.',
  ],
  ['7. Processors', 'Sending of SMS and mail; health checkups.'],
  [
    '8. Your rights',
    'You may ask to see, correct, delete or stop the processing of your data. We answer within 10 days.',
  ],
  [
    '9. Who is responsible',
    'Head of management support. Information planning, tel. 02-180-0100, privacy@hanyeoul.example',
  ],
  [
    '10. Cookies',
    'Sign-in and settings of the screen. They can be refused in the browser; signing in is then not possible.',
  ],
  [
    '11. Safety measures',
    'Access by right, one-way encrypted passwords, encrypted health files, kept and reviewed access logs.',
  ],
]
const zh: readonly Part[] = [
  ['1. 处理目的', '账户管理、作业许可、出入、安全教育、事故与未遂事件，以及法定健康管理。'],
  [
    '2. 处理项目',
    '员工：工号、姓名、部门、职位、联系方式。承包商：姓名、出生日期、联系方式、所属、国籍、资格、出入记录。敏感信息：体检结果。自动收集：IP、时间、浏览器。',
  ],
  ['3. 保存期限', '登录记录 2 年，审计记录 5 年，体检结果 5 年（致癌物 30 年），教育与作业许可 3 年。'],
  ['4. 第三方提供', '仅在法律有规定或本人同意时提供。'],
  ['5. 销毁', '期满后 5 日内销毁；依其他法令保存的另行保管。'],
  ['6. 敏感信息', '健康信息不公开，仅保健管理者与产业医可查阅，并全部留有记录。'],
  ['7. 委托处理', '短信与邮件发送、健康体检。'],
  ['8. 您的权利', '可要求查阅、更正、删除、停止处理，10 日内答复。'],
  ['9. 负责人', '经营支援本部长。信息企划组，电话 02-180-0100，privacy@hanyeoul.example'],
  ['10. 自动收集装置', '登录状态与画面设置保存在浏览器中，可拒绝，但将无法登录。'],
  ['11. 安全措施', '权限控制、密码单向加密、健康文件加密、访问记录保管与检查。'],
]
const es: readonly Part[] = [
  [
    '1. Finalidad',
    'Cuentas, permisos de trabajo, acceso, formación, accidentes y cuasi accidentes, y la vigilancia de la salud que exige la ley.',
  ],
  [
    '2. Datos',
    'Empleados: número, nombre, departamento, cargo, contacto. Contratistas: nombre, fecha de nacimiento, contacto, empresa, nacionalidad, cualificación, accesos. Sensibles: reconocimientos médicos. Automáticos: IP, hora, navegador.',
  ],
  ['3. Plazos', 'Accesos 2 años, auditoría 5, reconocimientos 5 (30 con cancerígenos), formación y permisos 3.'],
  ['4. Terceros', 'Solo cuando lo dice la ley o la persona consiente.'],
  ['5. Destrucción', 'En 5 días tras el plazo; lo que otra ley conserva se guarda aparte.'],
  [
    '6. Datos sensibles',
    'La salud nunca es pública. Solo la leen el responsable de salud y el médico, y cada lectura queda registrada.',
  ],
  ['7. Encargados', 'Envío de SMS y correo; reconocimientos médicos.'],
  ['8. Sus derechos', 'Puede pedir ver, corregir, borrar o detener el tratamiento. Respondemos en 10 días.'],
  [
    '9. Responsable',
    'Dirección de apoyo a la gestión. Planificación de la información, tel. 02-180-0100, privacy@hanyeoul.example',
  ],
  ['10. Cookies', 'Sesión y ajustes de pantalla. Pueden rechazarse en el navegador; entonces no se puede entrar.'],
  [
    '11. Medidas de seguridad',
    'Acceso por permisos, contraseñas cifradas, archivos de salud cifrados, registros de acceso revisados.',
  ],
]

export const privacyTexts: Readonly<Record<'kr' | 'en' | 'zh' | 'es', string>> = {
  kr: written(kr),
  en: written(en),
  zh: written(zh),
  es: written(es),
}
