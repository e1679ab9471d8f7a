import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { traitsOf as tt } from '#drafting/tagging/text-traits.ts'
import { tokens } from '#shared/language/tokens.ts'
const traitsOf=(t:string)=>tt(tokens(t))
import { classesOf } from '#drafting/tagging/text-classes.ts'
import { learnClasses, type ClassExample } from './tagger/classes/learn-classes.ts'
const arg=(n:string,d:number)=>{const a=process.argv.find(x=>x.startsWith(n+'='));return a?+a.split('=')[1]!:d}
const nf=arg('folds',1)
const tsv=(p:string)=>existsSync(p)?readFileSync(p,'utf8').trimEnd().split('\n').map(l=>l.split('\t')):[]
const ex=(t:string,c:string[],w:number):ClassExample=>({traits:traitsOf(t),classes:c,weight:w})
const D=JSON.parse(readFileSync('/tmp/nn/markets.json','utf8'));const P=JSON.parse(readFileSync('/tmp/nn/placed.json','utf8'))
const seg=existsSync('/tmp/nn/segtext.json')?JSON.parse(readFileSync('/tmp/nn/segtext.json','utf8')):null
const useSeg=process.argv.includes('seg')
const textOf=(id:string)=>useSeg&&seg?seg[id]:D[id].text
const base:ClassExample[]=[]
const dir='src/knowledge/markets'
for(const m of readdirSync(dir)){let d:any;try{d=JSON.parse(readFileSync(`${dir}/${m}/dossier.json`,'utf8'))}catch{continue}
 base.push(ex(d.name+'. '+d.definition,[m],1))
 const names=[...d.placing.names,...d.placing.suggests];for(let i=0;i<names.length;i+=4)base.push(ex(names.slice(i,i+4).join('. '),[m],.7))
 const caps=d.capabilities.map((c:any)=>c.name+'. '+(c.names??[]).slice(0,4).join('. '));for(let i=0;i<caps.length;i+=3)base.push(ex(caps.slice(i,i+3).join('. '),[m],.5))
 for(const s of d.submarkets??[])base.push(ex(s.says.join('. '),[m],.7))}
for(const i of [1,2])for(const [c,t] of tsv(`/tmp/brief/lab/pitches${i}.txt`))if(t)base.push(ex(t,[c!],1))
const ids=Object.keys(D).sort();let st=5;const rnd=()=>{st=(st*16807)%2147483647;return st/2147483647};const fold:any={};for(const i of ids)fold[i]=Math.floor(rnd()*4)
const A:any[]=[]
for(let f=0;f<nf;f++){
 const tr=ids.filter(i=>fold[i]!==f)
 const t0=Date.now()
 const m=learnClasses([...base,...tr.map(i=>ex(textOf(i),D[i].best==='-'?[]:[D[i].best,...D[i].also.split(',').filter((x:string)=>x!=='-')],1.5))])
 console.log('fold',f,(Date.now()-t0)/1000,m.keys.length,m.weights.length)
 for(const i of ids.filter(i=>fold[i]===f)){const r=classesOf(traitsOf(textOf(i)),m);const ok=(x:string|undefined|null)=>x!=null&&(x===D[i].best||D[i].also.split(',').includes(x));const sc=new Map<string,number>(P[i].scores);const top=P[i].scores[0]?.[1]??0
  A.push({i,none:D[i].best==='-',svm:r.slice(0,8),ok1:ok(r[0]!.id),ok3:r.slice(0,3).some(x=>ok(x.id)),ok,place:P[i].scores,pl1:ok(P[i].scores[0]?.[0]),r})}
}
const H=A.filter(x=>!x.none);const mean=(a:any[],f:(x:any)=>boolean)=>(a.filter(f).length/Math.max(1,a.length)).toFixed(3)
console.log('n',A.length,'svm top1',mean(H,x=>x.ok1),'top3',mean(H,x=>x.ok3),'placer',mean(H,x=>x.pl1))

for(const w of [.03,.05]){
 const Z=A.map(x=>{const pm=new Map<string,number>(x.place);const z=x.r.map((c:any)=>({id:c.id,own:c.score,pl:pm.get(c.id)??0,z:c.score+w*Math.min(15,pm.get(c.id)??0)})).sort((a:any,b:any)=>b.z-a.z);return{...x,z:z.slice(0,4),zok:x.ok(z[0].id),zok3:z.slice(0,3).some((c:any)=>x.ok(c.id))}})
 const ZH=Z.filter(x=>!x.none)
 console.log('w',w,'top1',mean(ZH,x=>x.zok),'top3',mean(ZH,x=>x.zok3))
 for(const t of [-.5,-.4,-.3,-.2,-.1])for(const mg of [.15,.25,.35])for(const o of [-1,-.6,-.5,-.4]){const s2=Z.filter(x=>x.z[0].z>t&&x.z[0].z-x.z[1].z>mg&&x.z[0].own>o);console.log('z>',t,'margin',mg,'own>',o,'covers',(s2.length/Z.length).toFixed(2),mean(s2,x=>x.zok),'none wrongly',s2.filter(x=>x.none).length)}
 for(const t of [-.7,-.6,-.5,-.4]){const s=Z.filter(x=>x.z[0].z>t);console.log('any z>',t,'covers',(s.length/Z.length).toFixed(2),'top1',mean(s,x=>x.zok),'top3',mean(s,x=>x.zok3),'none',s.filter(x=>x.none).length,'of',Z.filter(x=>x.none).length)}
}
