import { homesOffered, pricesPublished } from "../../complex/sale/saleStage.ts";
import { SectionLinks } from "../../components/ChipLinks.tsx";
import { DataTable } from "../../components/DataTable.tsx";
import { HiddenIntro } from "../../components/HiddenIntro.tsx";
import { InnerSection } from "../../components/InnerSection.tsx";
import { NextPage } from "../../components/NextPage.tsx";
import { Notice } from "../../components/Notice.tsx";
import { SourceLink } from "../../components/SourceLink.tsx";
import { TextLink } from "../../components/TextLink.tsx";
import { useSale } from "../../components/useSale.tsx";
import { finishes } from "../../content/sale/finishes.ts";
import { priceSources } from "../../content/sale/prices.ts";
import { optionsPage } from "../../copy/sale/optionsPage.ts";
import { unpublished } from "../../copy/sale/unpublished.ts";
import { CloseUps } from "./CloseUps.tsx";
import styles from "./Options.module.css";
import { extensionRows, finishRows, heightRows, optionRows } from "./optionTables.tsx";

const { hidden, finishes: standard, options, heights, notices } = optionsPage;

/** What is included in a home, and paid options. */
export function Component() {
  const sale = useSale();
  return (
    <>
      <HiddenIntro {...hidden} />
      <InnerSection id="finishes" heading={standard.heading} lead={standard.lead} fullWidth>
        {pricesPublished(sale) && finishes && (
          <SectionLinks
            links={[
              { id: "options", name: options.heading, count: optionRows().length },
              ...finishes.map(({ id, name, finishes: parts }) => ({
                id: `finishes-${id}`,
                name,
                count: parts.length,
              })),
            ]}
          />
        )}
        <CloseUps />
      </InnerSection>
      <InnerSection
        id="options"
        heading={options.heading}
        {...(pricesPublished(sale) && { lead: options.lead })}
        background="panel"
        fullWidth
      >
        {pricesPublished(sale) ? (
          <div className={styles.prices}>
            <DataTable
              id="options-table"
              caption={options.caption}
              columns={options.columns}
              rows={optionRows()}
              figures
              source={
                <>
                  {options.source}
                  <SourceLink of={options.caption} source={priceSources.options} />
                </>
              }
            />
            <div className={styles.beside}>
              <DataTable
                id="extension-table"
                caption={options.extensionCaption}
                columns={options.extensionColumns}
                rows={extensionRows(sale)}
                figures
                source={
                  <>
                    {options.extensionSource}
                    <SourceLink of={options.extensionCaption} source={priceSources.extension} />
                  </>
                }
              />
              {homesOffered(sale) && <TextLink to="/SalesInfo/price#payment">{options.calculate}</TextLink>}
            </div>
          </div>
        ) : (
          <p>{unpublished}</p>
        )}
      </InnerSection>
      <InnerSection id="standard" heading={standard.listHeading} lead={standard.listLead} fullWidth>
        <div className={styles.groups}>
          <DataTable
            id="heights-table"
            caption={heights.caption}
            columns={heights.columns}
            rows={heightRows}
            source={heights.source}
          />
          {finishes?.map((group) => (
            <DataTable
              key={group.id}
              id={`finishes-${group.id}`}
              caption={group.name}
              columns={standard.columns}
              rows={finishRows(group, pricesPublished(sale))}
            />
          ))}
        </div>
        {!finishes && <p>{unpublished}</p>}
        <Notice items={notices} />
      </InnerSection>
      <NextPage />
    </>
  );
}
