import { labelsOf } from "../contract/registrationFields.ts";
import { complex } from "./complex.ts";
import { consent } from "./consent.ts";

export interface LegalSection {
  id: string;
  title: string;
  paragraphs?: readonly string[];
  items?: readonly string[];
  table?: { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };
}

const retention = "등록일부터 1년";

/** The privacy policy after 개인정보 보호법 제30조. A template: the operator's counsel fills in and confirms it. */
export const privacyPolicy = {
  title: "개인정보처리방침",
  template:
    "이 방침은 표준 예시입니다. 실제 운영 전에 운영자가 위탁 현황과 보호책임자를 채우고 법률 검토를 거쳐야 합니다.",
  introduction: `${complex.name} 분양사무소(이하 '사무소')는 개인정보 보호법 제30조에 따라 이용자의 개인정보를 보호하고 관련 고충을 신속하게 처리하기 위하여 다음과 같이 개인정보처리방침을 공개합니다.`,
  contents: "차례",
  effective: `시행일: ${consent.version.replaceAll("-", ". ")}.`,
  sections: [
    {
      id: "purpose",
      title: "처리 목적",
      paragraphs: ["사무소는 다음 목적으로만 개인정보를 처리하며, 목적이 바뀌면 다시 동의를 받습니다."],
      items: [
        "방문예약의 접수와 확인, 분양 상담",
        "모델하우스 주소와 잔여 세대 안내 문자 발송",
        "선택하여 동의하신 경우 분양 소식의 문자 발송(광고성 정보)",
        "부정한 접수의 방지와 서비스의 안정적인 운영",
      ],
    },
    {
      id: "items",
      title: "처리 항목과 보유기간",
      paragraphs: ["필요한 만큼만 받고, 정한 기간이 지나면 지체 없이 파기합니다."],
      table: {
        caption: "항목별 목적과 보유기간",
        columns: ["구분", "항목", "목적", "보유기간"],
        rows: [
          ["필수", labelsOf(({ required }) => required).join(", "), "예약 접수, 상담, 안내 문자", retention],
          ["선택", labelsOf(({ required }) => !required).join(", "), "상담과 방문 준비", retention],
          ["선택", "광고성 정보 수신 여부", "분양 소식 문자", `동의를 거두실 때까지, 길어도 ${retention}`],
          ["자동", "동의 문구의 판과 동의 시각", "동의 사실의 증명", retention],
          ["자동", "오신 경로(광고 구분값, 연결한 사이트, 처음 보신 페이지)", "광고 효과의 확인", retention],
          ["자동", "접속 주소, 접속 시각", "부정 접수의 방지, 장애 확인", "3개월"],
        ],
      },
    },
    {
      id: "destruction",
      title: "파기 절차와 방법",
      items: [
        `보유기간(${retention})이 지난 정보는 매일 정해진 시각에 자동으로 삭제되며, 전송 대기 중인 사본과 문자 내역도 함께 삭제됩니다. 파기한 사실과 때만 남깁니다. 접수 서비스로 전달된 사본은 담당자가 확인하여 지우며, 지울 때까지 사본을 찾는 데 필요한 접수 번호와 때만 남깁니다. 백업에 남은 사본은 백업 보관 기간이 지나면 함께 지워집니다.`,
        "전자 파일은 복구할 수 없는 방법으로 지우고, 종이 문서는 분쇄하거나 소각합니다.",
        "다른 법령에 따라 보존해야 하는 정보는 따로 옮겨 그 목적으로만 보관합니다.",
      ],
    },
    {
      id: "provision",
      title: "제3자 제공",
      paragraphs: [
        "사무소는 이용자의 동의가 있거나 법률에 특별한 규정이 있는 경우를 제외하고 개인정보를 제3자에게 제공하지 않습니다.",
      ],
    },
    {
      id: "processors",
      title: "처리 위탁",
      paragraphs: [
        "접수와 문자 발송을 위해 다음 업무를 위탁할 수 있습니다. 위탁받는 자가 정해지면 이 자리에 공개합니다.",
      ],
      table: {
        caption: "위탁 업무",
        columns: ["업무", "위탁받는 자", "기간"],
        rows: [
          ["예약 접수 전달", "운영자 기재", "위탁 계약 종료 시까지"],
          ["안내 문자 발송", "운영자 기재", "위탁 계약 종료 시까지"],
        ],
      },
    },
    {
      id: "rights",
      title: "이용자의 권리",
      paragraphs: [
        "이용자와 법정대리인은 언제든지 개인정보의 열람, 정정, 삭제, 처리정지를 요구하고 동의를 거둘 수 있습니다. 등록 후 알려 드리는 고객님만의 주소에서 동의하신 내용을 보고 바로 바꾸거나 거두실 수 있으며, 대표전화로 요청하시면 본인 확인 후 10일 이내에 조치하고 결과를 알려 드립니다.",
        "필수 항목의 동의를 거부하실 수 있으며, 이 경우 예약 접수가 어렵습니다. 선택 항목은 거부하셔도 접수에 영향이 없습니다.",
        "만 14세 미만 아동의 개인정보는 받지 않습니다.",
      ],
    },
    {
      id: "security",
      title: "안전성 확보 조치",
      items: [
        "관리자 계정의 접근 권한을 최소로 두고 비밀번호는 복호화할 수 없게 저장합니다.",
        "전송 구간을 암호화하고, 접속 기록에 성함과 연락처를 남기지 않습니다.",
        "고객 정보를 보거나 바꾼 기록을 1년 이상 보관하며 점검합니다.",
        "비정상적인 접수와 로그인 시도를 제한합니다.",
        "담당자를 정기적으로 교육하고 내부 관리계획을 시행합니다.",
      ],
    },
    {
      id: "cookies",
      title: "쿠키",
      paragraphs: [
        "방문자에게는 쿠키를 쓰지 않으며 행태정보를 수집하지 않습니다. 홈페이지에 오신 경로는 고객님의 브라우저에만 최대 90일 두었다가 양식을 보내실 때 함께 보내고 지웁니다. 관리자가 로그인할 때에만 로그인 유지와 무단 로그인 방지를 위한 쿠키를 씁니다.",
        "영상이나 지도처럼 외부 서비스의 화면을 여시면 그 서비스의 방침에 따라 쿠키가 쓰일 수 있습니다.",
      ],
    },
    {
      id: "officer",
      title: "보호책임자",
      table: {
        caption: "개인정보 보호책임자",
        columns: ["구분", "내용"],
        rows: [
          ["보호책임자", "운영자 기재"],
          ["연락처", complex.phone],
          ["주소", complex.address],
        ],
      },
    },
    {
      id: "remedy",
      title: "권익침해의 구제",
      items: [
        "개인정보분쟁조정위원회: 1833-6972, www.kopico.go.kr",
        "개인정보침해신고센터: 118, privacy.kisa.or.kr",
        "대검찰청: 1301, www.spo.go.kr",
        "경찰청: 182, ecrm.police.go.kr",
      ],
    },
    {
      id: "changes",
      title: "방침의 변경",
      paragraphs: ["방침을 바꾸면 시행 7일 전부터, 권리에 중요한 변경이 있으면 30일 전부터 이 페이지에 알립니다."],
    },
  ] satisfies LegalSection[],
} as const;
