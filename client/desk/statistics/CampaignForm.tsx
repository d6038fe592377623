import { Submit } from "../../components/Action.tsx";
import { Field } from "../../components/Field.tsx";
import { LabelledSelect } from "../../components/LabelledSelect.tsx";
import type { StatisticsProps } from "../../shared/desk/statistics.ts";
import { DeskForm } from "../components/DeskForm.tsx";
import styles from "./Statistics.module.css";

const fields = [
  { name: "source", label: "광고 매체", hint: "예) naver, kakao, 현수막" },
  { name: "medium", label: "광고 방식", hint: "예) 검색광고, 문자, 전단" },
  { name: "campaign", label: "광고 이름", hint: "예) 12월 잔여세대" },
] as const;

interface Props extends Pick<StatisticsProps, "targets"> {
  notice: StatisticsProps["notice"];
  onDone: () => void;
}

/** Creates a campaign link. */
export function CampaignForm({ targets, notice, onDone }: Props) {
  const { values } = notice ?? {};
  return (
    <DeskForm path="/admin/campaigns" className={styles.form} problem={notice} noValidate clears onDone={onDone}>
      {(errors) => (
        <>
          {fields.map(({ name, label, hint }) => (
            <Field
              key={name}
              id={`campaign-${name}`}
              name={name}
              label={label}
              hint={hint}
              autoComplete="off"
              required
              {...(values?.[name] && { value: values[name] })}
              error={errors[name]}
            />
          ))}
          <LabelledSelect
            id="campaign-path"
            name="path"
            label="연결할 화면"
            className={styles.path}
            defaultValue={values?.path ?? "/"}
            options={targets.map(({ path, name }) => ({ id: path, label: name }))}
          />
          {errors.path && <p role="alert">{errors.path}</p>}
          <Submit kind="solid">링크 만들기</Submit>
        </>
      )}
    </DeskForm>
  );
}
