/** The styles of a portable page: the product's colors and shapes, light and dark, for screen and print. */
export const PAGE_STYLES = `
:root{color-scheme:light dark;--paper:#f4f3ee;--surface:#fff;--line:#e2ded3;--ink:#14272a;--ink-2:#3f5457;--ink-3:#5a6c6e;--primary:#0b5a66;--sunken:#eeece5}
@media (prefers-color-scheme:dark){:root{--paper:#0c1417;--surface:#18252a;--line:#26363b;--ink:#ecf1ed;--ink-2:#b9c7c4;--ink-3:#94a6a6;--primary:#7fd0ca;--sunken:#0f181b}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 16px/1.5 Figtree,"Segoe UI",system-ui,-apple-system,"Noto Sans",sans-serif}
main{max-width:860px;margin:0 auto;padding:40px 20px 56px}
h1,h2,h3{font-family:Newsreader,Georgia,"Noto Serif",serif;font-weight:500;letter-spacing:-.012em;line-height:1.2;margin:0;overflow-wrap:anywhere}
h1{font-size:40px;letter-spacing:-.02em}
h2{font-size:26px;margin:40px 0 14px}
h3{font-size:21px}
p{margin:6px 0;overflow-wrap:anywhere}
a{color:var(--primary)}
.lead{color:var(--ink-2);font-size:18px}
.small{color:var(--ink-3);font-size:14px}
.map{margin:26px 0 0;border:1px solid var(--line);border-radius:14px;overflow:hidden;background:#f2efe6}
.map svg{display:block;width:100%;height:auto}
.stops{list-style:none;margin:0;padding:0}
.stop{position:relative;padding:0 0 22px 48px}
.stop::before{content:"";position:absolute;left:15px;top:34px;bottom:-2px;width:4px;border-radius:2px;background:var(--leg)}
.stop:last-child::before{display:none}
.pin{position:absolute;left:0;top:0;width:34px;height:34px;border-radius:50%;background:var(--leg);color:#fff;font-weight:600;display:grid;place-items:center;font-variant-numeric:tabular-nums}
.way{margin:10px 0 0;color:var(--ink-2);font-size:14px}
.day{margin:14px 0 4px;font-weight:600;font-size:15px}
.plans{list-style:none;margin:0;padding:0;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
.plans li{display:flex;gap:14px;padding:10px 14px;border-top:1px solid var(--line)}
.plans li:first-child{border-top:0}
.time{flex:0 0 5.4em;color:var(--ink-2);font-variant-numeric:tabular-nums}
.plan{flex:1;min-width:0;overflow-wrap:anywhere}
.notes{white-space:pre-line;color:var(--ink-2);font-size:15px}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;background:var(--surface);border:1px solid var(--line);border-radius:12px}
th,td{text-align:left;padding:9px 14px;border-top:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
thead th{border-top:0;color:var(--ink-3);font-weight:500;font-size:14px}
.sum{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
.group th,.group td{background:var(--sunken);font-weight:600}
.pictures{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:14px;margin:0;padding:0;list-style:none}
.pictures img,.header img{display:block;width:100%;aspect-ratio:16/9;object-fit:cover;border-radius:12px}
.header{margin:22px 0 0}
.pictures li p{margin:4px 0 0}
.caption{font-size:15px}
.words{white-space:pre-line}
footer{margin:48px 0 0;padding:18px 0 0;border-top:1px solid var(--line)}
@media print{:root{color-scheme:light}body{background:#fff}main{padding:0;max-width:none}.plans li,tr,.pictures li{break-inside:avoid}h2,h3,.day{break-after:avoid}}
@media (max-width:600px){h1{font-size:31px}main{padding-top:26px}.plans li{display:block}.time{display:block}}
`.replaceAll('\n', '');
