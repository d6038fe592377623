import { Submit } from "../../components/Action.tsx";
import { Field } from "../../components/Field.tsx";
import { LabelledSelect } from "../../components/LabelledSelect.tsx";
import { noticeCopy } from "../../copy/siteNotice.ts";
import { type NoticeValues, noticePositions } from "../../shared/desk/notices.ts";
import { noticePlaces } from "../../shared/siteNotice.ts";
import { DeskForm, type Problem } from "../components/DeskForm.tsx";
import form from "../components/EntryForm.module.css";
import { NoticePictureUpload } from "./NoticePictureUpload.tsx";
import { NoticePreview } from "./NoticePreview.tsx";
import styles from "./Notices.module.css";

const fields = [
  { name: "heading", label: "제목", required: true },
  {
    name: "words",
    label: "내용",
    mark: "선택",
    rows: 5,
    hint: "줄마다 한 문단이 됩니다. ## 소제목과 [글](주소)를 쓸 수 있습니다.",
  },
  { name: "link", label: "링크", mark: "선택", hint: "/로 시작하는 이 사이트의 주소나 https:// 주소" },
  {
    name: "linkLabel",
    label: "링크 이름",
    mark: "선택",
    hint: `비워 두면 ‘${noticeCopy.more}’로 보입니다.`,
  },
  {
    name: "pictureAlt",
    label: "사진의 대체 텍스트",
    mark: "선택",
    hint: "사진을 보지 못하는 분께 읽어 드릴 한 문장입니다.",
  },
  { name: "picture", label: "사진 주소", mark: "선택", hint: "아래에서 사진을 올리면 채워집니다. 팝업에만 보입니다." },
  { name: "from", label: "시작 (한국 시각)", type: "datetime-local", required: true },
  { name: "until", label: "끝 (한국 시각)", type: "datetime-local", required: true },
] as const;

interface Props {
  path: string;
  /** The revision that an edit is based on; without one the notice is new. */
  previous?: string;
  values: NoticeValues;
  refusal: Problem | undefined;
  button: string;
  onDone: () => void;
}

/** Writes a notice or edits one, and shows it as readers will see it. */
export function NoticeForm({ path, previous, values, refusal, button, onDone }: Props) {
  return (
    <DeskForm
      method={previous === undefined ? "POST" : "PUT"}
      path={path}
      problem={refusal}
      {...(previous === undefined ? { clears: true } : { previous })}
      className={form.form}
      noValidate
      onDone={onDone}
    >
      {(errors) => (
        <>
          {fields.map(({ name, ...field }) => (
            <Field
              key={name}
              id={`notice-${name}`}
              name={name}
              autoComplete="off"
              value={values[name]}
              {...field}
              error={errors[name]}
            />
          ))}
          <LabelledSelect
            id="notice-place"
            name="place"
            label="보일 곳"
            className={styles.choice}
            defaultValue={values.place}
            options={noticePlaces.map((place) => ({ id: place, label: noticeCopy.places[place] }))}
          />
          <LabelledSelect
            id="notice-position"
            name="position"
            label="순서"
            className={styles.choice}
            defaultValue={values.position}
            options={noticePositions.map((position) => ({ id: position, label: String(position) }))}
          />
          <NoticePictureUpload />
          <p className={form.buttons}>
            <Submit kind="solid">{button}</Submit>
          </p>
          <NoticePreview />
        </>
      )}
    </DeskForm>
  );
}
