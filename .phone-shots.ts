import { launchBrowser } from './test/support/browser.ts';
import { PhoneStage } from './test/screens/phone/stage.ts';
import { phoneStates } from './test/screens/phone/states.ts';
import { mkdirSync } from 'node:fs';
const [size='390x844', language='en', ...names] = process.argv.slice(2);
const [width=0,height=0]=size.split('x').map(Number);
const b=await launchBrowser(); const s=await PhoneStage.open(b,'1',e=>console.error(e));
mkdirSync('/tmp/ph',{recursive:true});
const files:string[]=[];
for (const [n,sh] of Object.entries(phoneStates(language as 'en'))) { if(names.length&&!names.includes(n)) continue; await s.show({width,height},sh); if(n==='rules') await s.page.click('header button'); const f=`/tmp/ph/${n.replace(/[ ,]+/g,'-')}.png`; await s.page.screenshot({path:f}); files.push(f);} 

import { readFileSync } from 'node:fs';
const cols=width>height?3:8; const zoom=width>height?0.62:Number(process.env.ZOOM??0.6);
const sheet=await b.newPage({viewport:{width:Math.min(cols,files.length)*Math.ceil(width*zoom+8),height:800}});
await sheet.setContent(`<body style="margin:0;background:#669;display:flex;flex-wrap:wrap;gap:6px">`+files.map(f=>`<img width=${width*zoom} src="data:image/png;base64,${readFileSync(f).toString('base64')}">`).join(''));
await sheet.screenshot({path:'/tmp/ph/sheet.png',fullPage:true});
await b.close();
