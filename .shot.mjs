import { chromium } from '@playwright/test'
import { chromiumLaunch } from './tests/support/chromium.ts'
const port=4180
const b=await chromium.launch(await chromiumLaunch())
const c=await b.newContext({viewport:{width:1280,height:900}})
const p=await c.newPage()
p.on('console',m=>{if(m.type()==='error')console.log('CONSOLE',m.text().slice(0,600))});p.on('pageerror',e=>console.log('PAGEERROR',e.message,e.stack?.slice(0,800)))
const url=`http://127.0.0.1:${port}`
await p.goto(url+'/auth?mode=signup');await p.waitForSelector('html[data-hydrated]')
await p.getByLabel('First name').fill('Ada');await p.getByLabel('Last name').fill('Ex');await p.getByLabel('Email').fill(`a${Date.now()}@example.com`);await p.getByLabel(/^Password/).fill('correct horse battery')
await p.locator('form').getByRole('button',{name:/create|sign up/i}).click();await p.waitForURL(/features/)
const file=process.argv[2]??'/tmp/an/subscriptions.csv', q=process.argv[3]??'Which customers cancel, and what could warn us?', tag=process.argv[4]??'s'
await p.goto(url+'/features/launch-growth/analytics');await p.waitForSelector('html[data-hydrated]')
if(tag==='s')await p.screenshot({path:'/tmp/an/shot-empty.png'})
await p.locator('input[type=file]').setInputFiles(file)
await p.getByText(/uploaded successfully/).waitFor();await p.waitForTimeout(300)
await p.screenshot({path:`/tmp/an/shot-${tag}-preview.png`,fullPage:true})
if(q)await p.getByLabel('What do you want to know?').fill(q)
await p.getByRole('button',{name:'Analyze Data'}).click()
await p.waitForTimeout(500);await p.screenshot({path:`/tmp/an/shot-${tag}-progress.png`})
await p.getByText('Key suggestions').waitFor({timeout:30000}).catch(()=>console.log('NO RESULT'))
await p.waitForTimeout(6000)
await p.screenshot({path:`/tmp/an/shot-${tag}-1280.png`,fullPage:true})
for(const [name,sel] of [['a','[aria-label="Analysis"]'],['k','[aria-labelledby="analytics-suggestions"]'],['f','[aria-labelledby="analytics-findings"]'],['l','[aria-labelledby="analytics-limits"]']]){const l=p.locator(sel);if(await l.count())await l.screenshot({path:`/tmp/an/part-${tag}-${name}.png`})}
await p.emulateMedia({colorScheme:'dark'});await p.waitForTimeout(400)
await p.screenshot({path:`/tmp/an/shot-${tag}-1280-dark.png`,fullPage:true})
await p.setViewportSize({width:390,height:844});await p.waitForTimeout(800)
await p.screenshot({path:`/tmp/an/shot-${tag}-390-dark.png`,fullPage:true})
for(const [name,sel] of [['form','form'],['k','[aria-labelledby="analytics-suggestions"]'],['f','[aria-labelledby="analytics-findings"]']]){const l=p.locator(sel);if(await l.count())await l.first().screenshot({path:`/tmp/an/dark390-${tag}-${name}.png`})}
await p.emulateMedia({colorScheme:'light'});await p.waitForTimeout(400)
await p.screenshot({path:`/tmp/an/shot-${tag}-390.png`,fullPage:true})
console.log('overflow',await p.evaluate(()=>document.documentElement.scrollWidth))
await p.setViewportSize({width:320,height:700});await p.waitForTimeout(500)
console.log('overflow320',await p.evaluate(()=>document.documentElement.scrollWidth))
await b.close()
