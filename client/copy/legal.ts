import { partyOf } from "../complex/sale/parties.ts";
import { complex } from "../content/complex.ts";
import { modelHouse } from "../content/modelHouse.ts";
import { asTopic, joined } from "../shared/format/joined.ts";
import type { PrivacyProps, Processor } from "../shared/privacy.ts";
import { labelsOf } from "../shared/registrationFields.ts";
import { agreement } from "./agreement.ts";
import { consent } from "./consent.ts";
import { pixelPolicy } from "./pixels.ts";
import { waitlistConsent } from "./waitlist.ts";

/** An item that ends with where to call or go. */
interface LinkedItem {
  text: string;
  links: readonly { label: string; href: string }[];
}

export interface LegalSection {
  id: string;
  title: string;
  paragraphs?: readonly string[];
  items?: readonly (string | LinkedItem)[];
  table?: { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };
}

const required = labelsOf((use) => use.required).join(", ");
const retention = "등록일부터 1년";
const [seller, agent] = [partyOf("seller").name, partyOf("agent").name];
const office = `${agent} ${complex.name} 분양사무소`;
const request = "개인정보 보호법 제15조 제1항 제4호(계약 전 요청에 따른 조치)";
const agreed = "개인정보 보호법 제15조 제1항 제1호(동의)";
const legitimate = "개인정보 보호법 제15조 제1항 제6호(정당한 이익)";

const works: Record<Processor["work"], { name: string; items: string; when: string }> = {
  relay: {
    name: "예약 접수의 전달과 보관",
    items: labelsOf(() => true).join(", "),
    when: "접수할 때 정보통신망으로 전송",
  },
  texts: {
    name: "안내 문자와 분양 소식 문자 발송",
    items: "연락처, 문자 내용",
    when: "문자를 보낼 때 정보통신망으로 전송",
  },
  hosting: {
    name: "홈페이지 서버와 백업의 운영",
    items: "등록한 모든 항목",
    when: "접수할 때부터 정보통신망으로 저장",
  },
};

function processing(processors: readonly Processor[]): LegalSection {
  const section = { id: "processors", title: "처리 위탁" };
  if (processors.length === 0)
    return {
      ...section,
      paragraphs: ["처리 업무를 위탁하게 되면 위탁받는 자와 업무의 내용을 이 페이지에 먼저 공개합니다."],
    };
  return {
    ...section,
    paragraphs: [
      "다음 업무를 위탁합니다. 위탁받는 자는 맡긴 업무에만 개인정보를 쓰고 자기 목적으로는 쓰지 못합니다. 위탁 계약에 목적 외 처리 금지와 안전조치, 재위탁 제한을 정하고 감독합니다(개인정보 보호법 제26조).",
    ],
    table: {
      caption: "위탁 업무",
      columns: ["업무", "위탁받는 자", "기간"],
      rows: processors.map(({ work, company }) => [works[work].name, company, "위탁 계약이 끝날 때까지"]),
    },
  };
}

function transfers(processors: readonly Processor[]): LegalSection[] {
  const abroad = processors.filter(({ country }) => country);
  if (abroad.length === 0) return [];
  return [
    {
      id: "abroad",
      title: "국외 이전",
      paragraphs: [
        "예약과 상담에 필요한 처리를 국외의 업체에 위탁합니다(개인정보 보호법 제28조의8 제1항 제3호). 국외 이전을 원하지 않으시면 홈페이지에 등록하지 마시고 대표전화로 예약해 주세요. 이미 등록하셨다면 등록 삭제를 요청하실 수 있습니다.",
      ],
      table: {
        caption: "국외로 이전하는 개인정보",
        columns: ["이전받는 자", "국가", "항목", "시기와 방법", "목적", "보유기간"],
        rows: abroad.map(({ work, company, country = "" }) => [
          company,
          country,
          works[work].items,
          works[work].when,
          works[work].name,
          retention,
        ]),
      },
    },
  ];
}

/**
 * The privacy policy after 개인정보 보호법 제30조, with the operator's facts. A template: the operator's counsel has to confirm
 * it.
 */
export const privacySections = ({
  officer,
  contact,
  clickIds,
  pixels,
  processors,
}: PrivacyProps): readonly LegalSection[] => [
  {
    id: "controller",
    title: "개인정보처리자",
    paragraphs: [
      `사업주체와 분양대행사인 ${joined([seller, agent])} 두 회사는 방문예약과 분양 상담을 위하여 개인정보를 함께 처리하는 공동 개인정보처리자입니다. ${asTopic(agent)} 예약과 상담을, ${asTopic(seller)} 공급계약과 그 뒤의 안내를 맡습니다.`,
      `권리는 두 회사 어느 쪽에도 행사하실 수 있으며, 문의와 요청은 ${office}가 받습니다. 두 회사 사이의 공동 처리는 아래의 처리 위탁이나 제3자 제공이 아닙니다.`,
    ],
  },
  {
    id: "purpose",
    title: "처리 목적",
    paragraphs: [
      "다음 목적으로만 개인정보를 처리합니다. 목적이 바뀌면 미리 알리고, 법률이 정한 경우에는 동의를 받습니다.",
    ],
    items: [
      "방문예약의 접수와 확인, 분양 상담",
      "모델하우스 주소와 오시는 길, 예약 확인 문자의 발송",
      "수신에 동의하신 경우 분양 소식 문자의 발송(광고성 정보)",
      "상담 중인 세대나 찾으시는 조건의 세대가 다시 나오면 보내 드리는 안내 문자(자리 나면 알림)",
      "동의하신 경우 상담사와 함께 본 세대를 상담 내용에 남겨 다음 상담에서 이어 안내(함께 보기)",
      "홈페이지 유입 경로에 따른 광고 효과의 확인",
      "부정한 접수의 방지와 장애의 확인",
    ],
  },
  {
    id: "items",
    title: "처리 항목과 법적 근거, 보유기간",
    paragraphs: [
      agreement.required
        ? "필수 항목은 양식에서 동의를 받아 처리합니다. 동의하지 않으실 수 있으며, 이 경우 예약 접수가 어렵습니다."
        : "예약과 상담에 필요한 항목은 고객님의 요청에 따라 처리하며 별도 동의를 받지 않습니다. 동의를 받는 것은 분양 소식 문자와 함께 본 세대를 남기는 일뿐이며, 분양 소식 문자는 개인정보의 이용과 광고성 정보의 수신에 따로 동의를 받습니다.",
      "방문예약 양식에서는 문의 내용도 필수로 여쭙지만, 비워 두셔도 접수합니다.",
      "등록을 거부하실 수 있습니다. 필수 항목을 등록하지 않으시면 홈페이지로는 예약하실 수 없으나 대표전화로 예약하실 수 있고, 선택 항목과 분양 소식 문자는 거부하셔도 불이익이 없습니다.",
    ],
    table: {
      caption: "항목별 목적과 근거, 보유기간",
      columns: ["구분", "항목", "목적", "법적 근거", "보유기간"],
      rows: [
        ["필수", required, "예약 접수, 상담, 안내 문자", agreement.required ? agreed : request, retention],
        [
          "선택",
          labelsOf((use) => !use.required).join(", "),
          "상담과 방문 준비",
          agreement.required ? agreed : request,
          retention,
        ],
        [
          "선택",
          `${required}, 이용 동의와 광고성 정보 수신 동의의 여부와 일시`,
          "분양 소식 문자",
          `${agreed}, 정보통신망법 제50조`,
          `철회하실 때까지, 길어도 ${retention}`,
        ],
        [
          "선택",
          "연락처, 기다리시는 세대나 조건",
          "자리 나면 알림 문자 한 번",
          agreement.required ? agreed : request,
          "문자를 보내 드린 다음 날까지, 길어도 신청일부터 1년. 신청 수를 세는 값은 번호를 알 수 없게 바꾸어 1년",
        ],
        [
          "선택",
          "상담사와 함께 본 세대와 창밖을 본 시각",
          "다음 상담에서 이어 안내",
          agreed,
          `말씀하시면 바로 삭제, 길어도 ${retention}`,
        ],
        ["자동", "안내문의 버전과 안내한 일시", "안내한 사실의 확인", legitimate, retention],
        [
          "자동",
          "홈페이지 유입 경로(광고 구분값, 연결한 사이트, 처음 보신 페이지)",
          "광고 효과의 확인",
          legitimate,
          retention,
        ],
        ["자동", "접속 주소, 접속 일시", "부정 접수의 방지, 장애의 확인", legitimate, "3개월"],
      ],
    },
  },
  {
    id: "destruction",
    title: "파기 절차와 방법",
    items: [
      `보유기간(${retention})이 지나거나 목적을 이루면 지체 없이 파기합니다. 보유기간이 지난 정보는 매일 정해진 시각에 자동으로 삭제하며, 전송을 기다리는 사본과 문자 내역도 함께 삭제합니다.`,
      "파기한 뒤에는 파기한 사실과 일시만 남깁니다. 접수 서비스로 전달된 사본은 담당자가 확인하여 삭제하며, 그때까지 사본을 찾는 데 필요한 접수 번호와 일시만 남깁니다. 백업에 남은 사본은 백업 보관 기간이 지나면 삭제됩니다.",
      "전자 파일은 복구할 수 없는 방법으로 삭제하고, 종이 문서는 분쇄하거나 소각합니다.",
      "다른 법령에 따라 보존해야 하는 정보는 따로 옮겨 그 목적으로만 보관합니다. 홈페이지로 등록하신 정보 가운데 그러한 것은 없습니다.",
    ],
  },
  {
    id: "provision",
    title: "제3자 제공",
    paragraphs: [
      "동의하셨거나 법률에 특별한 규정이 있는 경우가 아니면 개인정보를 제3자에게 제공하지 않습니다. 현재 제공하는 곳은 없습니다.",
    ],
  },
  processing(processors),
  ...transfers(processors),
  {
    id: "rights",
    title: "정보주체의 권리와 행사 방법",
    paragraphs: [
      "정보주체와 법정대리인은 언제든지 개인정보의 열람, 정정, 삭제, 처리정지를 요구하고 동의를 철회할 수 있습니다(개인정보 보호법 제35조부터 제37조까지).",
    ],
    items: [
      "등록 후 알려 드리는 예약 확인 주소에서 등록 내용을 보고, 분양 소식 문자의 수신을 거부하거나 등록을 삭제할 수 있습니다.",
      `대표전화 ${complex.phone}로 요청하시면 본인이나 정당한 대리인인지 확인한 뒤 10일 안에 조치하고 결과를 알려 드립니다. 대리인은 위임장을 내셔야 합니다.`,
      "분양 소식 문자는 문자에 적힌 무료수신거부 번호로도 거부할 수 있습니다.",
      "법률이 정한 사유로 요구를 제한하거나 거절할 때에는 그 사유와 이의를 제기하는 방법을 알려 드립니다.",
    ],
  },
  {
    id: "security",
    title: "안전성 확보 조치",
    items: [
      "관리자 계정의 접근 권한을 최소로 두고 비밀번호는 복호화할 수 없게 저장합니다.",
      "전송 구간을 암호화하고, 접속 기록에 고객명과 연락처를 남기지 않습니다.",
      "고객 정보를 조회하거나 변경한 기록을 1년 이상 보관하며 점검합니다.",
      "비정상적인 접수와 로그인 시도를 제한합니다.",
      "담당자를 정기적으로 교육하고 내부 관리계획을 시행합니다.",
    ],
  },
  {
    id: "cookies",
    title: "자동으로 수집하는 장치의 설치·운영과 거부",
    paragraphs: [
      `${pixels ? "동의하지 않으신 방문자에게는" : "방문자에게는"} 쿠키를 쓰지 않으며 맞춤형 광고를 위한 행태정보를 수집하지 않습니다. 홈페이지 유입 경로는 고객님의 브라우저 저장공간에만 최대 90일 보관하다가 양식을 보내실 때 함께 전송하고 삭제합니다. 브라우저 설정에서 사이트 데이터를 차단하거나 삭제하면 저장되지 않으며, 그래도 예약하실 수 있습니다.`,
      ...(pixels ? [pixelPolicy(pixels)] : []),
      ...(clickIds
        ? [
            "광고를 눌러 오신 경우에는 광고 매체가 주소에 붙인 클릭 식별값(gclid 등)도 유입 경로와 함께 보관하고 전송합니다. 광고 수신에 동의하신 분의 클릭 식별값과 상담·방문·계약 시각만 그 광고 매체에 전달하여 광고 효과를 확인하며, 이름과 연락처는 전달하지 않습니다.",
          ]
        : []),
      "관리자가 로그인할 때에만 로그인 유지와 무단 로그인 방지를 위한 쿠키를 씁니다. 지도나 영상처럼 외부 서비스의 화면을 여시면 그 서비스의 방침에 따라 쿠키가 쓰일 수 있습니다.",
    ],
  },
  {
    id: "others",
    title: "민감정보, 가명정보, 아동",
    paragraphs: [
      "주민등록번호와 민감정보를 받지 않고, 가명정보를 처리하지 않으며, 만 14세 미만 아동의 개인정보를 받지 않습니다. 자동화된 결정을 하지 않습니다.",
    ],
  },
  {
    id: "officer",
    title: "개인정보 보호책임자",
    paragraphs: ["개인정보에 관한 문의와 불만, 피해 구제를 다음에서 처리합니다."],
    table: {
      caption: "개인정보 보호책임자와 담당 부서",
      columns: ["구분", "내용"],
      rows: [
        ...(officer ? [["보호책임자", officer]] : []),
        ["담당 부서", office],
        ["연락처", [complex.phone, contact].filter(Boolean).join(", ")],
        ["주소", modelHouse.place.address],
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
];

/** Text around the sections. */
export const privacyPolicy = {
  title: "개인정보처리방침",
  template: "이 방침은 표준 예시이며, 실제 운영 전에 법률 검토를 거쳐야 합니다.",
  introduction: `${office}(이하 '사무소')는 개인정보 보호법 제30조에 따라 정보주체의 개인정보를 보호하고 관련 고충을 신속하게 처리하기 위하여 다음과 같이 개인정보처리방침을 공개합니다.`,
  contents: "목차",
  effective: `시행일: ${(consent.version > waitlistConsent.version ? consent.version : waitlistConsent.version).replaceAll("-", ". ")}.`,
} as const;
