import { readFileSync } from 'node:fs';
import { analyzePosting } from '../api/writing/posting/analyze-posting.ts';
import { readHistory } from '../api/writing/reading/read-history.ts';
import { scoreResume } from '../api/writing/scoring/score-resume.ts';
import { tipsFor } from '../api/writing/scoring/tips.ts';
const O='/work/shared/data/open';
const oj=readFileSync(O+'/jobs/oj01.txt','utf8');
const rep=(s:string,n=99000)=>s.repeat(Math.ceil(n/s.length)).slice(0,n);
const texts:Record<string,string>={short:oj,repeated:rep(oj), many:['oj01','oj02','oj03','oj05','oj06','oj07','oj08','oj10','oj11'].map(f=>readFileSync(O+`/jobs/${f}.txt`,'utf8')).join('\n').repeat(3).slice(0,99000), oneline:rep(oj.replace(/\n/g,' ')), a:'a'.repeat(99000), commas:rep('Python, SQL, '), bullets:rep('- Python and SQL experience\n'), words:Array.from({length:14000},(_,i)=>'word'+i).join(' '), caps:Array.from({length:12000},(_,i)=>'Word'+String.fromCharCode(97+i%26)+i).join(' '), spaces:' '.repeat(99000)+'x', digits:rep('1 '), parens:'('.repeat(99000), dots:rep('a.'), years:rep('5 years or 6 years of experience, '), json:'{"a":'.repeat(20000)};
analyzePosting({text:oj});
for(const [n,t] of Object.entries(texts)){let t0=performance.now(); let a; try{a=analyzePosting({text:t});}catch(e){console.log(n,'ERR',e)} const t1=performance.now(); const h=readHistory(t); const t2=performance.now(); const job={...a!,text:t}; const roles=[{id:'r',title:'X',company:'Y',startDate:'2020',endDate:'',bullets:Array.from({length:50},(_,i)=>({id:'b'+i,text:'Built service '+i+' in Python and SQL for teams'}))}]; const s=scoreResume(job,{roles,skills:[],hasEducation:false,degrees:[]},'2026-11'); const t3=performance.now(); tipsFor(job,{roles,skills:[],hasEducation:false,degrees:[]},'2026-11'); const t4=performance.now(); console.log(n.padEnd(10),t.length,'analyze',(t1-t0).toFixed(0),'read',(t2-t1).toFixed(0),'score',(t3-t2).toFixed(0),'tips',(t4-t3).toFixed(0));}
