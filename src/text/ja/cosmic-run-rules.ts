import type { Words } from '../keys.js';

/** The pages of `/cosmic rules`. */
export const cosmicRunRules: Words = {
  'cosmic-run.document.fixed.order.title': '順番',
  'cosmic-run.document.fixed.order.text':
    '最初のプレイヤーから時計回りです。手番は、1 隕石の襲来、2 ダイスを振って割り当て、3 アクションの順に進みます。',
  'cosmic-run.document.fixed.strike.title': '襲来',
  'cosmic-run.document.fixed.strike.text':
    'いちばん上の隕石カードをめくります。はずれには数字がなく、そのままステップ2に進みます。それ以外は、いちばん上の数字の惑星に命中します。その惑星が得点計算済みなら2番目の数字、それも済みなら3番目の数字です。3つとも済みなら、何にも当たりません。',
  'cosmic-run.document.fixed.hits.title': '命中',
  'cosmic-run.document.fixed.hits.text':
    '1回目：隕石トークンを1の面で置きます。2回目：2の面に返します。3回目：惑星は破壊され、ゲームを止めて得点計算をします。',
  'cosmic-run.document.fixed.discards.title': '捨て札',
  'cosmic-run.document.fixed.discards.text':
    '使った隕石カードはゲームから除きます。捨てられた隕石カードは誰も見られません。',
  'cosmic-run.document.fixed.dice.title': 'ダイス',
  'cosmic-run.document.fixed.dice.text':
    '6個：白が5個、黄が1個です。ロールのたびに少なくとも1個を割り当て、残りはすべて振り直し、全部割り当てるまで続けます。割り当てたダイスはその手番では動きません。ステップ3までは何も起こりません。',
  'cosmic-run.document.fixed.places.title': '場所',
  'cosmic-run.document.fixed.places.text':
    '惑星（宇宙船が進む）、エイリアンカード（仲間にする）、自分のテックカード（クリスタル）。複数のダイスを同時に複数の場所に置けます。',
  'cosmic-run.document.fixed.planet-1.title': '惑星1',
  'cosmic-run.document.fixed.planet-1.text': 'ちょうど1の目のダイス1個につき1マス。',
  'cosmic-run.document.fixed.planets-2-5.title': '惑星2～5',
  'cosmic-run.document.fixed.planets-2-5.text':
    '同じ目の2個、3個、4個、5個の組ごとに1マス。組は何回かのロールで集めてかまいません。そろわない組は無駄になります。',
  'cosmic-run.document.fixed.planet-6.title': '惑星6',
  'cosmic-run.document.fixed.planet-6.text':
    '目の違う白いダイス1個につき1マス、さらに黄のダイスがあればその目の数だけ進みます。黄のダイスを惑星6に割り当てると、ステップ2はすぐ終わります。ほかの場所では普通のダイスです。',
  'cosmic-run.document.fixed.aliens.title': 'エイリアン',
  'cosmic-run.document.fixed.aliens.text':
    'カードにはダイスが1個か2個描かれています。合うダイス（黄も）を割り当てられ、同時でなくてもかまいません。2個のうち1個だけでは無駄になります。手番ごとに3人まで仲間にでき、5人まで持てます。仲間になったカードは表向きに置かれ、山札があればすぐ補充されます。エイリアンは能力をくれ、引退させると得点になります。場所を空けるためにも引退させられます。',
  'cosmic-run.document.fixed.crystals.title': 'クリスタル',
  'cosmic-run.document.fixed.crystals.text':
    'テックカードのダイス1個につき1個。目も色も問いません。持てるのは5個までで、特別な能力の支払いに使います。',
  'cosmic-run.document.fixed.moving.title': '移動',
  'cosmic-run.document.fixed.moving.text':
    '宇宙船は、トークンを通り過ぎても、出た分だけ必ず進みます。惑星に着くと発見となり、ゲームを止めて得点計算をします。同じマスの宇宙船の重なる順は自由ですが、コース6だけは後から来た方が上になり、得点計算では下の方が先です。',
  'cosmic-run.document.fixed.tokens.title': 'インフォデレトークン',
  'cosmic-run.document.fixed.tokens.text':
    'そのマスに止まった宇宙船だけが得ます。最後に点数になり、値は隠しておけます。',
  'cosmic-run.document.ruling.CR1.title': '宇宙船とコース',
  'cosmic-run.document.ruling.CR1.text':
    '各プレイヤーは6つのコースに宇宙船を1隻ずつ持ち、0のマスから始めます。コースの最後のマスが惑星です。惑星を越える移動は惑星で止まります。',
  'cosmic-run.document.ruling.CR2.title': '惑星の得点計算',
  'cosmic-run.document.ruling.CR2.text':
    '発見か破壊のとき：宇宙船をマスの順に並べ、持ち主は順位に応じた得点を得ます。0のマスの宇宙船は何も得ず、順位にも入りません。同順（コース1～5）は、占める順位の得点を合わせて等分し、端数は切り捨てます。コース6では重なりの順で決めます。発見した人はさらに3点得ます。これで得点計算は済みです。宇宙船はそのまま残り、トークンは伏せたまま除き、その惑星にはもうダイスを割り当てられません。',
  'cosmic-run.document.ruling.CR3.title': 'ステップ3の順',
  'cosmic-run.document.ruling.CR3.text':
    '宇宙船（惑星はどの順でも、1回ずつ）、次に仲間、最後にクリスタルです。スラスターと引退はステップ3のいつでもできます。それまでに得点計算が済んだ惑星のダイスは、何も起こしません。',
  'cosmic-run.document.ruling.CR4.title': '割り当てられるもの',
  'cosmic-run.document.ruling.CR4.text':
    '惑星1：1の目。惑星2～5：どのダイスでも。惑星6：そこにまだない目の白いダイスか、黄のダイス。エイリアンカード：まだ必要なダイス。自分のテックカード：どのダイスでも。1手番にダイスを置けるエイリアンカードは3枚までです。5個を超えるクリスタルは失われます。',
  'cosmic-run.document.ruling.CR5.title': '組',
  'cosmic-run.document.ruling.CR5.text':
    '惑星2～5では目ごとに数えます。惑星2に3が4個なら2組、3が2個と5が2個でも2組、惑星3に4が6個なら2マスです。黄のダイスは白と同じに数えます。',
  'cosmic-run.document.ruling.CR6.title': '黄を惑星6へ',
  'cosmic-run.document.ruling.CR6.text':
    'ほかに未割り当てのダイスがあれば、失われるので確認が要ります。同じ操作で割り当てた白いダイスは数えます。',
  'cosmic-run.document.ruling.CR7.title': 'エイリアンの能力',
  'cosmic-run.document.ruling.CR7.text':
    '「毎手番」の能力は自分の手番ごとに1回使えます。「常時」の能力は自動で働きます。仲間になるのは移動の後なので、能力が役立つのは次の手番からです。同じ種類が2枚あっても使えるのは1回です。引退は自分の手番のステップ3だけで、何回でもできます。最後に残ったエイリアンは1人1点です。',
  'cosmic-run.document.ruling.CR8.title': '5人いるときに仲間を増やす場合',
  'cosmic-run.document.ruling.CR8.text': '先に1人を引退させる（得点になります）か、新しい仲間をあきらめます。',
  'cosmic-run.document.ruling.CR9.title': 'テックの能力',
  'cosmic-run.document.ruling.CR9.text':
    'ステップ2の能力は手元のクリスタルで払います。この手番のクリスタルはステップ3で入り、スラスターの支払いに使えます。1手番に使う数に限りはありません。変えたダイスの色はそのままです。変えたり振り直したりできるのは未割り当てのダイスだけです。',
  'cosmic-run.document.ruling.CR10.title': 'トークンの順',
  'cosmic-run.document.ruling.CR10.text':
    'トークンのマスに止まった宇宙船がそれを取り、2人で分けることはありません。値は持ち主だけに見え、最後にすべて公開されます。',
  'cosmic-run.document.ruling.CR11.title': '終わり',
  'cosmic-run.document.ruling.CR11.text':
    '最後の惑星の得点計算が済むか、隕石の山札がなくなったラウンドで終わります。その最後のラウンドでカードがなければ、ステップ1は飛ばします。得点計算が済んでいない惑星は得点になりません。',
  'cosmic-run.document.ruling.CR12.title': '勝者',
  'cosmic-run.document.ruling.CR12.text':
    '惑星、エイリアン、トークン、席順の得点の合計が最も多い人。同点なら、発見した惑星が多い人、次にトークンが多い人、次に席順が後の人です。',
  'cosmic-run.document.ruling.CR13.title': '抜けるとき',
  'cosmic-run.document.ruling.CR13.text':
    'ロボットが引き継ぎます。ロボットがオフなら、宇宙船は残って順位に入り、手番は飛ばされます。手番の制限時間まで何もしないと、その手番だけロボットがプレイします。',
  'cosmic-run.document.ruling.CR14.title': '運',
  'cosmic-run.document.ruling.CR14.text':
    '隕石の山札、エイリアンの山札、トークン、最初のプレイヤーは、開始時にゲームの秘密のシードから決まります。ダイスは振るものを白1～5、黄の順に決めます。シードは最後に公開されます。',
  'cosmic-run.document.note':
    '手元にあるのは *Cosmic Run: Regeneration* のルールブックの一部だけです。書かれていることは守り、ほかの数値、名前、効果はシミュレーションで決めた独自のものです。非公式のファン作品です。',
};
