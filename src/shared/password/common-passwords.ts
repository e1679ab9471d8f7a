/**
 * What people choose first when they are asked for a password: words without the digits, capitals and letters-as-digits
 * that are put around them, which `password-strength.ts` takes off before it looks here. In alphabetical order.
 */
export const commonPasswordWords: ReadonlySet<string> = new Set(
  `aaaaaa abc abcabc access admin administrator adminadmin administrador ashley asdf asdfasdf asdfgh asdfghjk asdfghjkl
  azerty azertyuiop babygirl bailey barcelona baseball basketball batman beautiful butterfly changeit changeme charlie
  cheese chelsea chocolate computer cookie dallas daniel default donald dragon dragonball facebook fktrcfylh flower
  football footballfan forever freedom friends fuckyou geheim google guest hallo hannah harley hello helloworld hockey
  hottie hunter iloveu iloveyou iloveyouso internet jennifer jessica jesus jordan joshua justin killer letmein letmeinnow
  liverpool login loveme lovely maggie manager master matrix matthew merlin michael michelle minecraft monkey mustang
  myspace mynoob naruto nicole ninja pass passcode passord passphrase passw passwd password passwort peanut pepper
  pokemon princess purple qazwsx qazwsxedc qqww qwer qwerqwer qwert qwerty qwertyui qwertyuiop qwertz qwertzuiop ranger
  robert samsung secret security senha shadow skywalker soccer solo spiderman starwars summer sunshine superman superstar
  support system taylor teacher tennis test tester testing testtest thomas tigger trustno trustnoone unknown user
  username wachtwoord welcome welcomehome whatever william winter wordpass yankees zaqwsx zaq zxcvb zxcvbn zxcvbnm`.split(
    /\s+/,
  ),
)
