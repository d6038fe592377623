import { complex } from "../../client/content/complex.ts";
import { theme } from "../../client/content/theme.ts";

const { colors } = theme;

/** The announcement's print styles, for A4. */
export const style = `@font-face{font-family:Text;font-weight:400;src:url(/announcement/sans-400.ttf)}
@font-face{font-family:Text;font-weight:600;src:url(/announcement/sans-600.ttf)}
@font-face{font-family:Display;font-weight:400;src:url(/announcement/serif-400.ttf)}
@page{size:A4;margin:21mm 18mm 19mm;
 @top-left{content:"${complex.name} 입주자모집공고";font:400 8pt Text;color:${colors.inkQuiet}}
 @top-right{content:"견본(SAMPLE)";font:600 8pt Text;color:${colors.accentOnLight}}
 @bottom-left{content:"${complex.builder}";font:400 8pt Text;color:${colors.inkQuiet}}
 @bottom-right{content:counter(page) " / " counter(pages);font:400 8pt Text;color:${colors.inkQuiet}}}
*{box-sizing:border-box;margin:0}
body{font:400 9.4pt/1.65 Text;color:${colors.ink};word-break:keep-all;overflow-wrap:anywhere}
header{position:relative;padding:9mm 0 8mm;border-bottom:.4mm solid ${colors.dark};margin-bottom:5mm}
header svg{width:9mm;height:12mm;display:block;margin-bottom:7mm}
.sample{position:absolute;right:0;top:9mm;border:.3mm solid ${colors.accentOnLight};color:${colors.accentOnLight};font-weight:600;padding:1.5mm 4mm}
h1{font:400 29pt/1.28 Display;letter-spacing:-.03em;color:${colors.dark}}
h1 span{display:block}
.lead{margin-top:4mm;color:${colors.inkQuiet};font-size:10.5pt}
.box{background:${colors.panel};padding:4mm 5mm;margin-bottom:6mm}
section{margin-top:9mm}
nav{margin-top:7mm;break-inside:avoid}
nav ol{columns:2;column-gap:8mm;padding-left:5mm}
a{color:inherit}
.before{margin-top:7mm}
h2{font:400 16pt/1.4 Display;letter-spacing:-.02em;color:${colors.dark};border-bottom:.2mm solid ${colors.highlight};padding-bottom:1.5mm;margin-bottom:4mm;break-after:avoid}
.number{display:inline-block;min-width:9mm;color:${colors.accentOnLight}}
h3{font:600 10.5pt/1.5 Text;margin:5mm 0 2mm;break-after:avoid}
table{width:100%;border-collapse:collapse;border-top:.35mm solid ${colors.dark};border-bottom:.35mm solid ${colors.dark};margin:3mm 0;font-variant-numeric:tabular-nums;font-size:8.8pt;line-height:1.5}
caption{text-align:left;font-weight:600;color:${colors.dark};padding-bottom:1.5mm;font-size:9.4pt;break-after:avoid}
th,td{padding:1.5mm 2mm;text-align:left;vertical-align:top;border-top:.15mm solid #cfc6b4;font-weight:400}
thead th{background:${colors.dark};color:${colors.light};font-weight:600;border:0}
tbody th{font-weight:600}
.facts th{background:${colors.light}}
.figure{text-align:right}
tfoot th,tfoot td{font-weight:600;background:${colors.panel};border-top:.25mm solid ${colors.dark}}
table,li{break-inside:avoid}
ul{padding-left:4.5mm;margin:2.5mm 0}
li{margin:.7mm 0}
li::marker{color:${colors.accentOnLight}}
footer{margin-top:12mm;border-top:.4mm solid ${colors.dark};padding-top:5mm;color:${colors.inkQuiet};break-inside:avoid}
.firm{font:400 15pt/1.6 Display;color:${colors.dark}}
`;
