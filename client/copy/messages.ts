/** Text shared by screens, server and tests. */
export const messages = {
  registered: "등록이 완료되었습니다.\n전문 상담사가 곧 연락드리겠습니다.",
  registeredOnCustomerPage: "등록이 완료되었습니다. 전문 상담사가 곧 연락드리겠습니다.",
  registrationFailed: "등록에 실패했습니다. 다시 시도해 주세요.",
  keyTaken: "이미 다른 내용으로 접수된 신청입니다.",
  unexpected: "오류가 발생했습니다. 잠시 후 다시 시도해 주세요.",
  tooManyRegistrations: "짧은 시간에 너무 많이 접수되었습니다. 잠시 후 다시 시도해 주세요.",
  submitting: "등록 중...",
  signInFailedPrefix: "로그인 실패: ",
  wrongCredentials: "이메일 또는 비밀번호가 올바르지 않습니다.",
  codeRequired: "인증 앱에 보이는 6자리 코드를 함께 적어 주세요.",
  insecureSignIn:
    "https 주소로 접속하셔야 로그인할 수 있습니다. https로 접속하셨다면 서버의 TRUST_PROXY와 X-Forwarded-Proto 설정을 확인해 주세요.",
  tooManySignIns: "로그인 시도가 너무 많습니다. 15분 뒤에 다시 시도해 주세요.",
  signInRequired: "로그인이 필요합니다. 새 창에서 로그인하신 뒤 다시 시도해 주세요.",
  officeOnly: "이 계정에는 권한이 없습니다. 분양사무소 관리자에게 문의해 주세요.",
  titleAndSummaryRequired: "제목/요약은 필수입니다!",
  editedElsewhere: "다른 곳에서 이 기사를 먼저 수정했습니다. 작성하신 내용은 그대로 있습니다.",
  loadingFile: "파일을 불러오는 중입니다...",
  loadMore: "더보기",
  backToList: "목록으로",
  sections: "바로 가기",
  phoneHint: "예) 01012345678 또는 010-1234-5678",
  /** Of the form that labels it as required. */
  messageOpen: "한 줄만 적으셔도 됩니다.",
  messageHint: "예) 84㎡ 낮은 층이 남아 있나요? 대출은 어떻게 받나요?",
  /** Asked once, about a number that doesn't look Korean. */
  phoneDoubted: "번호가 맞나요? 맞으면 버튼을 한 번 더 눌러 주세요.",
  /** The same about a number with fewer digits than any that is called. */
  phoneShort: "번호가 짧습니다. 다시 확인하시고, 맞으면 버튼을 한 번 더 눌러 주세요.",
  adminLabel: "관리자",
  visitBooking: "방문예약",
  requestVisit: "방문예약 신청",
  phoneConsultation: "전화상담",
  chat: "카카오톡 상담",
  /** Where there is little space. */
  chatShort: "카톡상담",
  /** What takes the place of booking a visit once the last home is sold. */
  consultation: "상담 신청",
  mobileConsultation: "모바일 상담예약",
  mobileVisit: "모바일 방문예약",
  registerInterest: "관심고객 등록",
  vrHint: "화면을 클릭하시면 VR을 보실 수 있습니다",
  notFound: "Not Found",
  routerError: "Unexpected Application Error!",
  chunkFailed: "Loading chunk failed",
} as const;
