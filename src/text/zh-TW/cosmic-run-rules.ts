import type { Words } from '../keys.js';

/** The pages of `/cosmic rules`. */
export const cosmicRunRules: Words = {
  'cosmic-run.document.fixed.order.title': '順序',
  'cosmic-run.document.fixed.order.text':
    '由起始玩家開始，順時針進行。一回合依序是：1 隕石撞擊，2 擲骰並分配，3 行動。',
  'cosmic-run.document.fixed.strike.title': '撞擊',
  'cosmic-run.document.fixed.strike.text':
    '翻開最上面的隕石卡。未命中的卡沒有數字，直接進行步驟 2。否則打中最上面數字的行星；那顆已計分就看第二個數字，再看第三個；三顆都已計分就什麼都沒打中。',
  'cosmic-run.document.fixed.hits.title': '命中',
  'cosmic-run.document.fixed.hits.text':
    '第一次命中：放上隕石標記的 1 面。第二次：翻到 2 面。第三次：行星被毀，遊戲先停下來計分。',
  'cosmic-run.document.fixed.discards.title': '棄牌',
  'cosmic-run.document.fixed.discards.text': '處理完的隕石卡移出遊戲；玩家不能看棄掉的隕石卡。',
  'cosmic-run.document.fixed.dice.title': '骰子',
  'cosmic-run.document.fixed.dice.text':
    '六顆：五顆白、一顆黃。每次擲完至少分配一顆；未分配的全部重擲，直到每顆都分配。分配後這回合不再移動。步驟 3 之前什麼都不發生。',
  'cosmic-run.document.fixed.places.title': '位置',
  'cosmic-run.document.fixed.places.text':
    '行星（移動太空船）、外星人卡（招募）、自己的科技卡（水晶）。可以同時把好幾顆骰子分配到好幾個位置。',
  'cosmic-run.document.fixed.planet-1.title': '行星 1',
  'cosmic-run.document.fixed.planet-1.text': '每顆點數正好是 1 的骰子前進一格。',
  'cosmic-run.document.fixed.planets-2-5.title': '行星 2–5',
  'cosmic-run.document.fixed.planets-2-5.text':
    '每組相同的兩顆、三顆、四顆、五顆骰子前進一格。一組可以分幾次擲骰湊齊；沒湊齊的就浪費了。',
  'cosmic-run.document.fixed.planet-6.title': '行星 6',
  'cosmic-run.document.fixed.planet-6.text':
    '白骰每個不同的點數前進一格；黃骰也在那裡就再加上它的點數。把黃骰分配到行星 6 會立刻結束步驟 2；在其他位置它是普通骰子。',
  'cosmic-run.document.fixed.aliens.title': '外星人',
  'cosmic-run.document.fixed.aliens.text':
    '卡上畫有一兩顆骰子；相符的骰子（黃骰也行）可以分配，不必一起；兩顆只放第一顆就浪費了。每回合最多招募 3 個，最多持有 5 個。招募的卡正面朝上，並立刻補上新卡，直到牌庫用完。外星人帶來能力，也可以退役換分數，或騰出位子。',
  'cosmic-run.document.fixed.crystals.title': '水晶',
  'cosmic-run.document.fixed.crystals.text':
    '科技卡上每顆骰子換一顆，點數和顏色不拘；最多持有 5 顆。用來支付特殊能力。',
  'cosmic-run.document.fixed.moving.title': '移動',
  'cosmic-run.document.fixed.moving.text':
    '太空船走完全部格數，即使越過代幣。到達行星就是發現它：遊戲先停下來計分。同一格的太空船順序不拘，只有軌道 6 例外：後到的在上面，計分時在下面的算領先。',
  'cosmic-run.document.fixed.tokens.title': 'Infodere 代幣',
  'cosmic-run.document.fixed.tokens.text': '只有停在那一格的太空船能拿；遊戲結束時換成分數；數值可以保密。',
  'cosmic-run.document.ruling.CR1.title': '太空船與軌道',
  'cosmic-run.document.ruling.CR1.text':
    '每位玩家在六條軌道上各有一艘太空船，從第 0 格出發。軌道的最後一格是行星。會越過行星的移動停在行星上。',
  'cosmic-run.document.ruling.CR2.title': '行星計分',
  'cosmic-run.document.ruling.CR2.text':
    '被發現或被毀時：太空船依所在格排名，主人得到該名次的分數。第 0 格的太空船不得分，也不佔名次。平手的太空船（軌道 1–5）把所佔名次的分數相加後平分，無條件捨去；軌道 6 由上下順序決定。發現者多得 3 分。這顆行星就此計分完畢：太空船留著，代幣面朝下移出遊戲，不能再分配骰子給它。',
  'cosmic-run.document.ruling.CR3.title': '步驟 3 的順序',
  'cosmic-run.document.ruling.CR3.text':
    '先是太空船（行星順序不拘，各一次），再招募，最後是水晶。推進器和退役可以在步驟 3 的任何時候。到時已計分的行星，上面的骰子沒有作用。',
  'cosmic-run.document.ruling.CR4.title': '可以分配什麼',
  'cosmic-run.document.ruling.CR4.text':
    '行星 1：點數 1 的骰子。行星 2–5：任何骰子。行星 6：那裡還沒有的點數的白骰，或黃骰。外星人卡：它還需要的骰子。自己的科技卡：任何骰子。一回合中放了你的骰子的外星人卡最多三張。超過 5 顆的水晶會失去。',
  'cosmic-run.document.ruling.CR5.title': '組合',
  'cosmic-run.document.ruling.CR5.text':
    '在行星 2–5，骰子按點數計算：行星 2 上四顆 3 是兩對；兩顆 3 加兩顆 5 也是；行星 3 上六顆 4 是兩格。黃骰和白骰一樣算。',
  'cosmic-run.document.ruling.CR6.title': '黃骰到行星 6',
  'cosmic-run.document.ruling.CR6.text': '還有其他骰子未分配時必須確認，因為它們會失去。同一次點擊分配的白骰算數。',
  'cosmic-run.document.ruling.CR7.title': '外星人的能力',
  'cosmic-run.document.ruling.CR7.text':
    '「每回合」的能力在自己的每個回合可以用一次；「常駐」的能力自動生效。招募在移動之後，所以能力從下一回合才有用。同種的第二張不會多一次使用。只能在自己回合的步驟 3 退役，次數不限。遊戲結束時還在的外星人各得 1 分。',
  'cosmic-run.document.ruling.CR8.title': '已有五個外星人時的招募',
  'cosmic-run.document.ruling.CR8.text': '先讓一個退役（會得分），或放棄新的。',
  'cosmic-run.document.ruling.CR9.title': '科技能力',
  'cosmic-run.document.ruling.CR9.text':
    '步驟 2 的能力用手上的水晶支付；這回合得到的水晶在步驟 3 才進來，可以支付推進器。一回合可用任意多個能力。改過的骰子顏色不變；只有未分配的骰子可以改變或重擲。',
  'cosmic-run.document.ruling.CR10.title': '代幣的順序',
  'cosmic-run.document.ruling.CR10.text':
    '停在代幣格的太空船拿走代幣；不會兩位玩家共有。只有主人看得到數值；結束時全部公開。',
  'cosmic-run.document.ruling.CR11.title': '結束',
  'cosmic-run.document.ruling.CR11.text':
    '最後一顆行星計分，或隕石牌庫用完的那一輪，就是最後一輪。那一輪沒有卡時跳過步驟 1。到時還沒計分的行星不給分。',
  'cosmic-run.document.ruling.CR12.title': '勝者',
  'cosmic-run.document.ruling.CR12.text':
    '行星、外星人、代幣與順位的總分最高者。平手時依序比：發現的行星較多、代幣較多、順位較後。',
  'cosmic-run.document.ruling.CR13.title': '離開',
  'cosmic-run.document.ruling.CR13.text':
    '由機器人接手。關閉機器人時，那位玩家的太空船留著並參與排名，回合跳過。超過回合時限什麼都沒做，那一回合由機器人代打。',
  'cosmic-run.document.ruling.CR14.title': '隨機',
  'cosmic-run.document.ruling.CR14.text':
    '隕石牌庫、外星人牌庫、代幣和起始玩家，在開始時由遊戲的秘密種子決定；要擲的骰子依白 1–5、黃的順序。種子在結束時公開。',
  'cosmic-run.document.note':
    '*Cosmic Run: Regeneration* 的規則書我們只有一部分。寫到的都照做；其他數字、名稱和效果是我們自己的，由模擬得出。非官方的同好作品。',
};
