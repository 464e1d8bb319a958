import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
const base='http://127.0.0.1:3143'; const s=JSON.parse(readFileSync('/tmp/d-trains-trip.json'));
const H={'content-type':'application/json',authorization:'Bearer '+s.token};
for(const lang of ['en','de']){ const r=await fetch(base+'/api/trip/pdf/'+s.id+'?paper=A4&language='+lang,{headers:H}); console.log('pdf',r.status);
writeFileSync(`/tmp/shots-trains/t-${lang}.pdf`,Buffer.from(await r.arrayBuffer())); }
const h=await (await fetch(base+'/api/trip/export/'+s.id+'?format=html',{headers:H})).text(); console.log(h.match(/<p class="way">.*?<\/p>/g), h.match(/<p class="lead">.*?<\/p>/g));
const sh=await (await fetch(base+'/api/trip/'+s.id+'/share',{method:'POST',headers:H,body:'{}'})).json(); console.log(JSON.stringify(sh).slice(0,300));
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']});
for (const [name,size,scheme] of [['d',{width:1440,height:900},'light'],['p',{width:390,height:844},'dark']]) {
 const c=await b.newContext({viewport:size,colorScheme:scheme,baseURL:base}); await c.addInitScript(()=>localStorage.setItem('wayfold.map','drawn'));
 const p=await c.newPage(); p.on('pageerror',e=>console.log('ERR',e.message));
 await p.goto('/trip/'+(sh.share?.id??sh.share?.viewId)); await p.getByText('Cook Strait').first().waitFor(); await p.getByText('Cook Strait').first().scrollIntoViewIfNeeded(); await p.waitForTimeout(1000);
 await p.screenshot({path:`/tmp/shots-trains/page-${name}.png`}); await c.close(); }
const c=await b.newContext({viewport:{width:1440,height:900},baseURL:base}); await c.addInitScript(([v])=>{localStorage.setItem('wayfold.session',v);localStorage.setItem('wayfold.map','drawn')},[JSON.stringify({token:s.token,userId:s.userId,role:'GUEST'})]);
const p=await c.newPage(); await p.goto('/trip_plan?trip='+s.id); await p.getByText('Cook Strait').first().waitFor();
await p.getByRole('button',{name:'New Zealand and Italy'}).first().click(); await p.getByRole('menuitem',{name:/Trip check/}).click(); await p.getByText(/Book the/).first().waitFor(); await p.waitForTimeout(600); await p.screenshot({path:'/tmp/shots-trains/check-d.png'});
await b.close();
