import { chromium } from 'playwright-core';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
const base='http://127.0.0.1:3143';
const post=async(p,d,t,m='POST')=>{const r=await fetch(base+'/api'+p,{method:m,headers:{'content-type':'application/json',...(t?{authorization:'Bearer '+t}:{})},body:JSON.stringify(d)}); if(!r.ok) throw new Error(p+' '+r.status+' '+await r.text()); return r.json();};
for(let i=0;i<120;i++){ try{ await fetch(base+'/api/settings'); break;}catch{ await new Promise(r=>setTimeout(r,1000)); } }
const f='/tmp/d-trains-trip.json'; let s;
if(existsSync(f)) s=JSON.parse(readFileSync(f));
else {
 const {token,user}=await post('/newuser/guest',{});
 const {id}=await post('/trip',{name:'New Zealand and Italy',startDate:'2027-05-08'},token);
 const stops=[['Auckland',[174.763,-36.849],2,'MyVehicle'],['Wellington',[174.776,-41.287],2,'MyVehicle'],['Christchurch',[172.636,-43.532],1,'Flight'],['Naples',[14.268,40.852],2,'Ferry'],['Capri',[14.24,40.557],2,'Boat'],['Ischia',[13.95,40.738],1,'MyVehicle'],['Athens',[23.728,37.984],1,'Ferry'],['Fira',[25.432,36.417],1,'Train']];
 const ids=[];
 for(const [name,coords,nights,transport] of stops){ const d=await post('/trip/destination',{tripid:id,name,coords,nights,transport},token); ids.push(d.id);} 
 s={token,userId:user.id,id,ids}; writeFileSync(f,JSON.stringify(s));
}
const trip=await (await fetch(base+'/api/trip/'+s.id,{headers:{authorization:'Bearer '+s.token}})).json();
console.log(JSON.stringify((trip.destinations??[]).map?.(d=>[d.name,d.transport,d.leg?.parts])).slice(0,1500));
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox',...(process.env.GL?['--use-gl=angle','--use-angle=swiftshader']:[])]});
for (const [name,size,scheme] of [['d',{width:1440,height:900},'light'],['dd',{width:1440,height:900},'dark'],['p',{width:390,height:844},'light'],['pd',{width:390,height:844},'dark']]) {
 if(process.env.ONLY && !process.env.ONLY.split(',').includes(name)) continue;
 const c=await b.newContext({viewport:size,colorScheme:scheme,hasTouch:name[0]==='p',isMobile:name[0]==='p',baseURL:base});
 await c.addInitScript(([sess,gl])=>{localStorage.setItem('wayfold.session',sess); if(!gl) localStorage.setItem('wayfold.map','drawn');},[JSON.stringify({token:s.token,userId:s.userId,role:'GUEST'}),process.env.GL??'']);
 const p=await c.newPage(); p.on('pageerror',e=>console.log('ERR',e.message));
 await p.goto('/trip_plan?trip='+s.id+(process.env.Q??'')); await p.getByText('Christchurch').first().waitFor();
 await p.waitForTimeout(Number(process.env.W??3000));
 if(process.env.DO) await (new Function('p','return (async()=>{'+process.env.DO+'})()'))(p);
 await p.screenshot({path:`/tmp/shots-trains/${process.env.N??'plan'}-${name}.png`});
 await c.close();
}
await b.close();
