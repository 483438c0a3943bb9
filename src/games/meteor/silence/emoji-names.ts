/**
 * Made by scripts/emoji-names.mjs; not edited by hand. CLDR's short names of all emoji but flags, as unicode-emoji-json
 * 0.9.0 lists them (MIT, copyright Mu-An Chiou; data by Unicode, Inc.). A line each: the emoji, S for smileys and
 * emotion, P for people and body, - for the rest, and the name.
 */
export const EMOJI_NAMES = `
😀 S grinning face
😃 S grinning face with big eyes
😄 S grinning face with smiling eyes
😁 S beaming face with smiling eyes
😆 S grinning squinting face
😅 S grinning face with sweat
🤣 S rolling on the floor laughing
😂 S face with tears of joy
🙂 S slightly smiling face
🙃 S upside-down face
🫠 S melting face
😉 S winking face
😊 S smiling face with smiling eyes
😇 S smiling face with halo
🥰 S smiling face with hearts
😍 S smiling face with heart-eyes
🤩 S star-struck
😘 S face blowing a kiss
😗 S kissing face
☺️ S smiling face
😚 S kissing face with closed eyes
😙 S kissing face with smiling eyes
🥲 S smiling face with tear
😋 S face savoring food
😛 S face with tongue
😜 S winking face with tongue
🤪 S zany face
😝 S squinting face with tongue
🤑 S money-mouth face
🤗 S smiling face with open hands
🤭 S face with hand over mouth
🫢 S face with open eyes and hand over mouth
🫣 S face with peeking eye
🤫 S shushing face
🤔 S thinking face
🫡 S saluting face
🤐 S zipper-mouth face
🤨 S face with raised eyebrow
😐 S neutral face
😑 S expressionless face
😶 S face without mouth
🫥 S dotted line face
😶‍🌫️ S face in clouds
😏 S smirking face
😒 S unamused face
🙄 S face with rolling eyes
😬 S grimacing face
😮‍💨 S face exhaling
🤥 S lying face
🫨 S shaking face
🙂‍↔️ S head shaking horizontally
🙂‍↕️ S head shaking vertically
😌 S relieved face
😔 S pensive face
😪 S sleepy face
🤤 S drooling face
😴 S sleeping face
🫩 S face with bags under eyes
😷 S face with medical mask
🤒 S face with thermometer
🤕 S face with head-bandage
🤢 S nauseated face
🤮 S face vomiting
🤧 S sneezing face
🥵 S hot face
🥶 S cold face
🥴 S woozy face
😵 S face with crossed-out eyes
😵‍💫 S face with spiral eyes
🤯 S exploding head
🤠 S cowboy hat face
🥳 S partying face
🥸 S disguised face
😎 S smiling face with sunglasses
🤓 S nerd face
🧐 S face with monocle
😕 S confused face
🫤 S face with diagonal mouth
😟 S worried face
🙁 S slightly frowning face
☹️ S frowning face
😮 S face with open mouth
😯 S hushed face
😲 S astonished face
😳 S flushed face
🫪 S distorted face
🥺 S pleading face
🥹 S face holding back tears
😦 S frowning face with open mouth
😧 S anguished face
😨 S fearful face
😰 S anxious face with sweat
😥 S sad but relieved face
😢 S crying face
😭 S loudly crying face
😱 S face screaming in fear
😖 S confounded face
😣 S persevering face
😞 S disappointed face
😓 S downcast face with sweat
😩 S weary face
😫 S tired face
🥱 S yawning face
😤 S face with steam from nose
😡 S enraged face
😠 S angry face
🤬 S face with symbols on mouth
😈 S smiling face with horns
👿 S angry face with horns
💀 S skull
☠️ S skull and crossbones
💩 S pile of poo
🤡 S clown face
👹 S ogre
👺 S goblin
👻 S ghost
👽 S alien
👾 S alien monster
🤖 S robot
😺 S grinning cat
😸 S grinning cat with smiling eyes
😹 S cat with tears of joy
😻 S smiling cat with heart-eyes
😼 S cat with wry smile
😽 S kissing cat
🙀 S weary cat
😿 S crying cat
😾 S pouting cat
🙈 S see-no-evil monkey
🙉 S hear-no-evil monkey
🙊 S speak-no-evil monkey
💌 S love letter
💘 S heart with arrow
💝 S heart with ribbon
💖 S sparkling heart
💗 S growing heart
💓 S beating heart
💞 S revolving hearts
💕 S two hearts
💟 S heart decoration
❣️ S heart exclamation
💔 S broken heart
❤️‍🔥 S heart on fire
❤️‍🩹 S mending heart
❤️ S red heart
🩷 S pink heart
🧡 S orange heart
💛 S yellow heart
💚 S green heart
💙 S blue heart
🩵 S light blue heart
💜 S purple heart
🤎 S brown heart
🖤 S black heart
🩶 S grey heart
🤍 S white heart
💋 S kiss mark
💯 S hundred points
💢 S anger symbol
🫯 S fight cloud
💥 S collision
💫 S dizzy
💦 S sweat droplets
💨 S dashing away
🕳️ S hole
💬 S speech balloon
👁️‍🗨️ S eye in speech bubble
🗨️ S left speech bubble
🗯️ S right anger bubble
💭 S thought balloon
💤 S ZZZ
👋 P waving hand
🤚 P raised back of hand
🖐️ P hand with fingers splayed
✋ P raised hand
🖖 P vulcan salute
🫱 P rightwards hand
🫲 P leftwards hand
🫳 P palm down hand
🫴 P palm up hand
🫷 P leftwards pushing hand
🫸 P rightwards pushing hand
👌 P OK hand
🤌 P pinched fingers
🤏 P pinching hand
✌️ P victory hand
🤞 P crossed fingers
🫰 P hand with index finger and thumb crossed
🤟 P love-you gesture
🤘 P sign of the horns
🤙 P call me hand
👈 P backhand index pointing left
👉 P backhand index pointing right
👆 P backhand index pointing up
🖕 P middle finger
👇 P backhand index pointing down
☝️ P index pointing up
🫵 P index pointing at the viewer
👍 P thumbs up
👎 P thumbs down
✊ P raised fist
👊 P oncoming fist
🤛 P left-facing fist
🤜 P right-facing fist
👏 P clapping hands
🙌 P raising hands
🫶 P heart hands
👐 P open hands
🤲 P palms up together
🤝 P handshake
🙏 P folded hands
✍️ P writing hand
💅 P nail polish
🤳 P selfie
💪 P flexed biceps
🦾 P mechanical arm
🦿 P mechanical leg
🦵 P leg
🦶 P foot
👂 P ear
🦻 P ear with hearing aid
👃 P nose
🧠 P brain
🫀 P anatomical heart
🫁 P lungs
🦷 P tooth
🦴 P bone
👀 P eyes
👁️ P eye
👅 P tongue
👄 P mouth
🫦 P biting lip
👶 P baby
🧒 P child
👦 P boy
👧 P girl
🧑 P person
👱 P person blond hair
👨 P man
🧔 P person beard
🧔‍♂️ P man beard
🧔‍♀️ P woman beard
👨‍🦰 P man red hair
👨‍🦱 P man curly hair
👨‍🦳 P man white hair
👨‍🦲 P man bald
👩 P woman
👩‍🦰 P woman red hair
🧑‍🦰 P person red hair
👩‍🦱 P woman curly hair
🧑‍🦱 P person curly hair
👩‍🦳 P woman white hair
🧑‍🦳 P person white hair
👩‍🦲 P woman bald
🧑‍🦲 P person bald
👱‍♀️ P woman blond hair
👱‍♂️ P man blond hair
🧓 P older person
👴 P old man
👵 P old woman
🙍 P person frowning
🙍‍♂️ P man frowning
🙍‍♀️ P woman frowning
🙎 P person pouting
🙎‍♂️ P man pouting
🙎‍♀️ P woman pouting
🙅 P person gesturing NO
🙅‍♂️ P man gesturing NO
🙅‍♀️ P woman gesturing NO
🙆 P person gesturing OK
🙆‍♂️ P man gesturing OK
🙆‍♀️ P woman gesturing OK
💁 P person tipping hand
💁‍♂️ P man tipping hand
💁‍♀️ P woman tipping hand
🙋 P person raising hand
🙋‍♂️ P man raising hand
🙋‍♀️ P woman raising hand
🧏 P deaf person
🧏‍♂️ P deaf man
🧏‍♀️ P deaf woman
🙇 P person bowing
🙇‍♂️ P man bowing
🙇‍♀️ P woman bowing
🤦 P person facepalming
🤦‍♂️ P man facepalming
🤦‍♀️ P woman facepalming
🤷 P person shrugging
🤷‍♂️ P man shrugging
🤷‍♀️ P woman shrugging
🧑‍⚕️ P health worker
👨‍⚕️ P man health worker
👩‍⚕️ P woman health worker
🧑‍🎓 P student
👨‍🎓 P man student
👩‍🎓 P woman student
🧑‍🏫 P teacher
👨‍🏫 P man teacher
👩‍🏫 P woman teacher
🧑‍⚖️ P judge
👨‍⚖️ P man judge
👩‍⚖️ P woman judge
🧑‍🌾 P farmer
👨‍🌾 P man farmer
👩‍🌾 P woman farmer
🧑‍🍳 P cook
👨‍🍳 P man cook
👩‍🍳 P woman cook
🧑‍🔧 P mechanic
👨‍🔧 P man mechanic
👩‍🔧 P woman mechanic
🧑‍🏭 P factory worker
👨‍🏭 P man factory worker
👩‍🏭 P woman factory worker
🧑‍💼 P office worker
👨‍💼 P man office worker
👩‍💼 P woman office worker
🧑‍🔬 P scientist
👨‍🔬 P man scientist
👩‍🔬 P woman scientist
🧑‍💻 P technologist
👨‍💻 P man technologist
👩‍💻 P woman technologist
🧑‍🎤 P singer
👨‍🎤 P man singer
👩‍🎤 P woman singer
🧑‍🎨 P artist
👨‍🎨 P man artist
👩‍🎨 P woman artist
🧑‍✈️ P pilot
👨‍✈️ P man pilot
👩‍✈️ P woman pilot
🧑‍🚀 P astronaut
👨‍🚀 P man astronaut
👩‍🚀 P woman astronaut
🧑‍🚒 P firefighter
👨‍🚒 P man firefighter
👩‍🚒 P woman firefighter
👮 P police officer
👮‍♂️ P man police officer
👮‍♀️ P woman police officer
🕵️ P detective
🕵️‍♂️ P man detective
🕵️‍♀️ P woman detective
💂 P guard
💂‍♂️ P man guard
💂‍♀️ P woman guard
🥷 P ninja
👷 P construction worker
👷‍♂️ P man construction worker
👷‍♀️ P woman construction worker
🫅 P person with crown
🤴 P prince
👸 P princess
👳 P person wearing turban
👳‍♂️ P man wearing turban
👳‍♀️ P woman wearing turban
👲 P person with skullcap
🧕 P woman with headscarf
🤵 P person in tuxedo
🤵‍♂️ P man in tuxedo
🤵‍♀️ P woman in tuxedo
👰 P person with veil
👰‍♂️ P man with veil
👰‍♀️ P woman with veil
🤰 P pregnant woman
🫃 P pregnant man
🫄 P pregnant person
🤱 P breast-feeding
👩‍🍼 P woman feeding baby
👨‍🍼 P man feeding baby
🧑‍🍼 P person feeding baby
👼 P baby angel
🎅 P Santa Claus
🤶 P Mrs. Claus
🧑‍🎄 P Mx Claus
🦸 P superhero
🦸‍♂️ P man superhero
🦸‍♀️ P woman superhero
🦹 P supervillain
🦹‍♂️ P man supervillain
🦹‍♀️ P woman supervillain
🧙 P mage
🧙‍♂️ P man mage
🧙‍♀️ P woman mage
🧚 P fairy
🧚‍♂️ P man fairy
🧚‍♀️ P woman fairy
🧛 P vampire
🧛‍♂️ P man vampire
🧛‍♀️ P woman vampire
🧜 P merperson
🧜‍♂️ P merman
🧜‍♀️ P mermaid
🧝 P elf
🧝‍♂️ P man elf
🧝‍♀️ P woman elf
🧞 P genie
🧞‍♂️ P man genie
🧞‍♀️ P woman genie
🧟 P zombie
🧟‍♂️ P man zombie
🧟‍♀️ P woman zombie
🧌 P troll
🫈 P hairy creature
💆 P person getting massage
💆‍♂️ P man getting massage
💆‍♀️ P woman getting massage
💇 P person getting haircut
💇‍♂️ P man getting haircut
💇‍♀️ P woman getting haircut
🚶 P person walking
🚶‍♂️ P man walking
🚶‍♀️ P woman walking
🚶‍➡️ P person walking facing right
🚶‍♀️‍➡️ P woman walking facing right
🚶‍♂️‍➡️ P man walking facing right
🧍 P person standing
🧍‍♂️ P man standing
🧍‍♀️ P woman standing
🧎 P person kneeling
🧎‍♂️ P man kneeling
🧎‍♀️ P woman kneeling
🧎‍➡️ P person kneeling facing right
🧎‍♀️‍➡️ P woman kneeling facing right
🧎‍♂️‍➡️ P man kneeling facing right
🧑‍🦯 P person with white cane
🧑‍🦯‍➡️ P person with white cane facing right
👨‍🦯 P man with white cane
👨‍🦯‍➡️ P man with white cane facing right
👩‍🦯 P woman with white cane
👩‍🦯‍➡️ P woman with white cane facing right
🧑‍🦼 P person in motorized wheelchair
🧑‍🦼‍➡️ P person in motorized wheelchair facing right
👨‍🦼 P man in motorized wheelchair
👨‍🦼‍➡️ P man in motorized wheelchair facing right
👩‍🦼 P woman in motorized wheelchair
👩‍🦼‍➡️ P woman in motorized wheelchair facing right
🧑‍🦽 P person in manual wheelchair
🧑‍🦽‍➡️ P person in manual wheelchair facing right
👨‍🦽 P man in manual wheelchair
👨‍🦽‍➡️ P man in manual wheelchair facing right
👩‍🦽 P woman in manual wheelchair
👩‍🦽‍➡️ P woman in manual wheelchair facing right
🏃 P person running
🏃‍♂️ P man running
🏃‍♀️ P woman running
🏃‍➡️ P person running facing right
🏃‍♀️‍➡️ P woman running facing right
🏃‍♂️‍➡️ P man running facing right
🧑‍🩰 P ballet dancer
💃 P woman dancing
🕺 P man dancing
🕴️ P person in suit levitating
👯 P people with bunny ears
👯‍♂️ P men with bunny ears
👯‍♀️ P women with bunny ears
🧖 P person in steamy room
🧖‍♂️ P man in steamy room
🧖‍♀️ P woman in steamy room
🧗 P person climbing
🧗‍♂️ P man climbing
🧗‍♀️ P woman climbing
🤺 P person fencing
🏇 P horse racing
⛷️ P skier
🏂 P snowboarder
🏌️ P person golfing
🏌️‍♂️ P man golfing
🏌️‍♀️ P woman golfing
🏄 P person surfing
🏄‍♂️ P man surfing
🏄‍♀️ P woman surfing
🚣 P person rowing boat
🚣‍♂️ P man rowing boat
🚣‍♀️ P woman rowing boat
🏊 P person swimming
🏊‍♂️ P man swimming
🏊‍♀️ P woman swimming
⛹️ P person bouncing ball
⛹️‍♂️ P man bouncing ball
⛹️‍♀️ P woman bouncing ball
🏋️ P person lifting weights
🏋️‍♂️ P man lifting weights
🏋️‍♀️ P woman lifting weights
🚴 P person biking
🚴‍♂️ P man biking
🚴‍♀️ P woman biking
🚵 P person mountain biking
🚵‍♂️ P man mountain biking
🚵‍♀️ P woman mountain biking
🤸 P person cartwheeling
🤸‍♂️ P man cartwheeling
🤸‍♀️ P woman cartwheeling
🤼 P people wrestling
🤼‍♂️ P men wrestling
🤼‍♀️ P women wrestling
🤽 P person playing water polo
🤽‍♂️ P man playing water polo
🤽‍♀️ P woman playing water polo
🤾 P person playing handball
🤾‍♂️ P man playing handball
🤾‍♀️ P woman playing handball
🤹 P person juggling
🤹‍♂️ P man juggling
🤹‍♀️ P woman juggling
🧘 P person in lotus position
🧘‍♂️ P man in lotus position
🧘‍♀️ P woman in lotus position
🛀 P person taking bath
🛌 P person in bed
🧑‍🤝‍🧑 P people holding hands
👭 P women holding hands
👫 P woman and man holding hands
👬 P men holding hands
💏 P kiss
👩‍❤️‍💋‍👨 P kiss woman, man
👨‍❤️‍💋‍👨 P kiss man, man
👩‍❤️‍💋‍👩 P kiss woman, woman
💑 P couple with heart
👩‍❤️‍👨 P couple with heart woman, man
👨‍❤️‍👨 P couple with heart man, man
👩‍❤️‍👩 P couple with heart woman, woman
👨‍👩‍👦 P family man, woman, boy
👨‍👩‍👧 P family man, woman, girl
👨‍👩‍👧‍👦 P family man, woman, girl, boy
👨‍👩‍👦‍👦 P family man, woman, boy, boy
👨‍👩‍👧‍👧 P family man, woman, girl, girl
👨‍👨‍👦 P family man, man, boy
👨‍👨‍👧 P family man, man, girl
👨‍👨‍👧‍👦 P family man, man, girl, boy
👨‍👨‍👦‍👦 P family man, man, boy, boy
👨‍👨‍👧‍👧 P family man, man, girl, girl
👩‍👩‍👦 P family woman, woman, boy
👩‍👩‍👧 P family woman, woman, girl
👩‍👩‍👧‍👦 P family woman, woman, girl, boy
👩‍👩‍👦‍👦 P family woman, woman, boy, boy
👩‍👩‍👧‍👧 P family woman, woman, girl, girl
👨‍👦 P family man, boy
👨‍👦‍👦 P family man, boy, boy
👨‍👧 P family man, girl
👨‍👧‍👦 P family man, girl, boy
👨‍👧‍👧 P family man, girl, girl
👩‍👦 P family woman, boy
👩‍👦‍👦 P family woman, boy, boy
👩‍👧 P family woman, girl
👩‍👧‍👦 P family woman, girl, boy
👩‍👧‍👧 P family woman, girl, girl
🗣️ P speaking head
👤 P bust in silhouette
👥 P busts in silhouette
🫂 P people hugging
👪 P family
🧑‍🧑‍🧒 P family adult, adult, child
🧑‍🧑‍🧒‍🧒 P family adult, adult, child, child
🧑‍🧒 P family adult, child
🧑‍🧒‍🧒 P family adult, child, child
👣 P footprints
🫆 P fingerprint
🐵 - monkey face
🐒 - monkey
🦍 - gorilla
🦧 - orangutan
🐶 - dog face
🐕 - dog
🦮 - guide dog
🐕‍🦺 - service dog
🐩 - poodle
🐺 - wolf
🦊 - fox
🦝 - raccoon
🐱 - cat face
🐈 - cat
🐈‍⬛ - black cat
🦁 - lion
🐯 - tiger face
🐅 - tiger
🐆 - leopard
🐴 - horse face
🫎 - moose
🫏 - donkey
🐎 - horse
🦄 - unicorn
🦓 - zebra
🦌 - deer
🦬 - bison
🐮 - cow face
🐂 - ox
🐃 - water buffalo
🐄 - cow
🐷 - pig face
🐖 - pig
🐗 - boar
🐽 - pig nose
🐏 - ram
🐑 - ewe
🐐 - goat
🐪 - camel
🐫 - two-hump camel
🦙 - llama
🦒 - giraffe
🐘 - elephant
🦣 - mammoth
🦏 - rhinoceros
🦛 - hippopotamus
🐭 - mouse face
🐁 - mouse
🐀 - rat
🐹 - hamster
🐰 - rabbit face
🐇 - rabbit
🐿️ - chipmunk
🦫 - beaver
🦔 - hedgehog
🦇 - bat
🐻 - bear
🐻‍❄️ - polar bear
🐨 - koala
🐼 - panda
🦥 - sloth
🦦 - otter
🦨 - skunk
🦘 - kangaroo
🦡 - badger
🐾 - paw prints
🦃 - turkey
🐔 - chicken
🐓 - rooster
🐣 - hatching chick
🐤 - baby chick
🐥 - front-facing baby chick
🐦 - bird
🐧 - penguin
🕊️ - dove
🦅 - eagle
🦆 - duck
🦢 - swan
🦉 - owl
🦤 - dodo
🪶 - feather
🦩 - flamingo
🦚 - peacock
🦜 - parrot
🪽 - wing
🐦‍⬛ - black bird
🪿 - goose
🐦‍🔥 - phoenix
🐸 - frog
🐊 - crocodile
🐢 - turtle
🦎 - lizard
🐍 - snake
🐲 - dragon face
🐉 - dragon
🦕 - sauropod
🦖 - T-Rex
🐳 - spouting whale
🐋 - whale
🐬 - dolphin
🫍 - orca
🦭 - seal
🐟 - fish
🐠 - tropical fish
🐡 - blowfish
🦈 - shark
🐙 - octopus
🐚 - spiral shell
🪸 - coral
🪼 - jellyfish
🦀 - crab
🦞 - lobster
🦐 - shrimp
🦑 - squid
🦪 - oyster
🐌 - snail
🦋 - butterfly
🐛 - bug
🐜 - ant
🐝 - honeybee
🪲 - beetle
🐞 - lady beetle
🦗 - cricket
🪳 - cockroach
🕷️ - spider
🕸️ - spider web
🦂 - scorpion
🦟 - mosquito
🪰 - fly
🪱 - worm
🦠 - microbe
💐 - bouquet
🌸 - cherry blossom
💮 - white flower
🪷 - lotus
🏵️ - rosette
🌹 - rose
🥀 - wilted flower
🌺 - hibiscus
🌻 - sunflower
🌼 - blossom
🌷 - tulip
🪻 - hyacinth
🌱 - seedling
🪴 - potted plant
🌲 - evergreen tree
🌳 - deciduous tree
🌴 - palm tree
🌵 - cactus
🌾 - sheaf of rice
🌿 - herb
☘️ - shamrock
🍀 - four leaf clover
🍁 - maple leaf
🍂 - fallen leaf
🍃 - leaf fluttering in wind
🪹 - empty nest
🪺 - nest with eggs
🍄 - mushroom
🪾 - leafless tree
🍇 - grapes
🍈 - melon
🍉 - watermelon
🍊 - tangerine
🍋 - lemon
🍋‍🟩 - lime
🍌 - banana
🍍 - pineapple
🥭 - mango
🍎 - red apple
🍏 - green apple
🍐 - pear
🍑 - peach
🍒 - cherries
🍓 - strawberry
🫐 - blueberries
🥝 - kiwi fruit
🍅 - tomato
🫒 - olive
🥥 - coconut
🥑 - avocado
🍆 - eggplant
🥔 - potato
🥕 - carrot
🌽 - ear of corn
🌶️ - hot pepper
🫑 - bell pepper
🥒 - cucumber
🥬 - leafy green
🥦 - broccoli
🧄 - garlic
🧅 - onion
🥜 - peanuts
🫘 - beans
🌰 - chestnut
🫚 - ginger root
🫛 - pea pod
🍄‍🟫 - brown mushroom
🫜 - root vegetable
🍞 - bread
🥐 - croissant
🥖 - baguette bread
🫓 - flatbread
🥨 - pretzel
🥯 - bagel
🥞 - pancakes
🧇 - waffle
🧀 - cheese wedge
🍖 - meat on bone
🍗 - poultry leg
🥩 - cut of meat
🥓 - bacon
🍔 - hamburger
🍟 - french fries
🍕 - pizza
🌭 - hot dog
🥪 - sandwich
🌮 - taco
🌯 - burrito
🫔 - tamale
🥙 - stuffed flatbread
🧆 - falafel
🥚 - egg
🍳 - cooking
🥘 - shallow pan of food
🍲 - pot of food
🫕 - fondue
🥣 - bowl with spoon
🥗 - green salad
🍿 - popcorn
🧈 - butter
🧂 - salt
🥫 - canned food
🍱 - bento box
🍘 - rice cracker
🍙 - rice ball
🍚 - cooked rice
🍛 - curry rice
🍜 - steaming bowl
🍝 - spaghetti
🍠 - roasted sweet potato
🍢 - oden
🍣 - sushi
🍤 - fried shrimp
🍥 - fish cake with swirl
🥮 - moon cake
🍡 - dango
🥟 - dumpling
🥠 - fortune cookie
🥡 - takeout box
🍦 - soft ice cream
🍧 - shaved ice
🍨 - ice cream
🍩 - doughnut
🍪 - cookie
🎂 - birthday cake
🍰 - shortcake
🧁 - cupcake
🥧 - pie
🍫 - chocolate bar
🍬 - candy
🍭 - lollipop
🍮 - custard
🍯 - honey pot
🍼 - baby bottle
🥛 - glass of milk
☕ - hot beverage
🫖 - teapot
🍵 - teacup without handle
🍶 - sake
🍾 - bottle with popping cork
🍷 - wine glass
🍸 - cocktail glass
🍹 - tropical drink
🍺 - beer mug
🍻 - clinking beer mugs
🥂 - clinking glasses
🥃 - tumbler glass
🫗 - pouring liquid
🥤 - cup with straw
🧋 - bubble tea
🧃 - beverage box
🧉 - mate
🧊 - ice
🥢 - chopsticks
🍽️ - fork and knife with plate
🍴 - fork and knife
🥄 - spoon
🔪 - kitchen knife
🫙 - jar
🏺 - amphora
🌍 - globe showing Europe-Africa
🌎 - globe showing Americas
🌏 - globe showing Asia-Australia
🌐 - globe with meridians
🗺️ - world map
🗾 - map of Japan
🧭 - compass
🏔️ - snow-capped mountain
⛰️ - mountain
🛘 - landslide
🌋 - volcano
🗻 - mount fuji
🏕️ - camping
🏖️ - beach with umbrella
🏜️ - desert
🏝️ - desert island
🏞️ - national park
🏟️ - stadium
🏛️ - classical building
🏗️ - building construction
🧱 - brick
🪨 - rock
🪵 - wood
🛖 - hut
🏘️ - houses
🏚️ - derelict house
🏠 - house
🏡 - house with garden
🏢 - office building
🏣 - Japanese post office
🏤 - post office
🏥 - hospital
🏦 - bank
🏨 - hotel
🏩 - love hotel
🏪 - convenience store
🏫 - school
🏬 - department store
🏭 - factory
🏯 - Japanese castle
🏰 - castle
💒 - wedding
🗼 - Tokyo tower
🗽 - Statue of Liberty
⛪ - church
🕌 - mosque
🛕 - hindu temple
🕍 - synagogue
⛩️ - shinto shrine
🕋 - kaaba
⛲ - fountain
⛺ - tent
🌁 - foggy
🌃 - night with stars
🏙️ - cityscape
🌄 - sunrise over mountains
🌅 - sunrise
🌆 - cityscape at dusk
🌇 - sunset
🌉 - bridge at night
♨️ - hot springs
🎠 - carousel horse
🛝 - playground slide
🎡 - ferris wheel
🎢 - roller coaster
💈 - barber pole
🎪 - circus tent
🚂 - locomotive
🚃 - railway car
🚄 - high-speed train
🚅 - bullet train
🚆 - train
🚇 - metro
🚈 - light rail
🚉 - station
🚊 - tram
🚝 - monorail
🚞 - mountain railway
🚋 - tram car
🚌 - bus
🚍 - oncoming bus
🚎 - trolleybus
🚐 - minibus
🚑 - ambulance
🚒 - fire engine
🚓 - police car
🚔 - oncoming police car
🚕 - taxi
🚖 - oncoming taxi
🚗 - automobile
🚘 - oncoming automobile
🚙 - sport utility vehicle
🛻 - pickup truck
🚚 - delivery truck
🚛 - articulated lorry
🚜 - tractor
🏎️ - racing car
🏍️ - motorcycle
🛵 - motor scooter
🦽 - manual wheelchair
🦼 - motorized wheelchair
🛺 - auto rickshaw
🚲 - bicycle
🛴 - kick scooter
🛹 - skateboard
🛼 - roller skate
🚏 - bus stop
🛣️ - motorway
🛤️ - railway track
🛢️ - oil drum
⛽ - fuel pump
🛞 - wheel
🚨 - police car light
🚥 - horizontal traffic light
🚦 - vertical traffic light
🛑 - stop sign
🚧 - construction
⚓ - anchor
🛟 - ring buoy
⛵ - sailboat
🛶 - canoe
🚤 - speedboat
🛳️ - passenger ship
⛴️ - ferry
🛥️ - motor boat
🚢 - ship
✈️ - airplane
🛩️ - small airplane
🛫 - airplane departure
🛬 - airplane arrival
🪂 - parachute
💺 - seat
🚁 - helicopter
🚟 - suspension railway
🚠 - mountain cableway
🚡 - aerial tramway
🛰️ - satellite
🚀 - rocket
🛸 - flying saucer
🛎️ - bellhop bell
🧳 - luggage
⌛ - hourglass done
⏳ - hourglass not done
⌚ - watch
⏰ - alarm clock
⏱️ - stopwatch
⏲️ - timer clock
🕰️ - mantelpiece clock
🕛 - twelve o’clock
🕧 - twelve-thirty
🕐 - one o’clock
🕜 - one-thirty
🕑 - two o’clock
🕝 - two-thirty
🕒 - three o’clock
🕞 - three-thirty
🕓 - four o’clock
🕟 - four-thirty
🕔 - five o’clock
🕠 - five-thirty
🕕 - six o’clock
🕡 - six-thirty
🕖 - seven o’clock
🕢 - seven-thirty
🕗 - eight o’clock
🕣 - eight-thirty
🕘 - nine o’clock
🕤 - nine-thirty
🕙 - ten o’clock
🕥 - ten-thirty
🕚 - eleven o’clock
🕦 - eleven-thirty
🌑 - new moon
🌒 - waxing crescent moon
🌓 - first quarter moon
🌔 - waxing gibbous moon
🌕 - full moon
🌖 - waning gibbous moon
🌗 - last quarter moon
🌘 - waning crescent moon
🌙 - crescent moon
🌚 - new moon face
🌛 - first quarter moon face
🌜 - last quarter moon face
🌡️ - thermometer
☀️ - sun
🌝 - full moon face
🌞 - sun with face
🪐 - ringed planet
⭐ - star
🌟 - glowing star
🌠 - shooting star
🌌 - milky way
☁️ - cloud
⛅ - sun behind cloud
⛈️ - cloud with lightning and rain
🌤️ - sun behind small cloud
🌥️ - sun behind large cloud
🌦️ - sun behind rain cloud
🌧️ - cloud with rain
🌨️ - cloud with snow
🌩️ - cloud with lightning
🌪️ - tornado
🌫️ - fog
🌬️ - wind face
🌀 - cyclone
🌈 - rainbow
🌂 - closed umbrella
☂️ - umbrella
☔ - umbrella with rain drops
⛱️ - umbrella on ground
⚡ - high voltage
❄️ - snowflake
☃️ - snowman
⛄ - snowman without snow
☄️ - comet
🔥 - fire
💧 - droplet
🌊 - water wave
🎃 - jack-o-lantern
🎄 - Christmas tree
🎆 - fireworks
🎇 - sparkler
🧨 - firecracker
✨ - sparkles
🎈 - balloon
🎉 - party popper
🎊 - confetti ball
🎋 - tanabata tree
🎍 - pine decoration
🎎 - Japanese dolls
🎏 - carp streamer
🎐 - wind chime
🎑 - moon viewing ceremony
🧧 - red envelope
🎀 - ribbon
🎁 - wrapped gift
🎗️ - reminder ribbon
🎟️ - admission tickets
🎫 - ticket
🎖️ - military medal
🏆 - trophy
🏅 - sports medal
🥇 - 1st place medal
🥈 - 2nd place medal
🥉 - 3rd place medal
⚽ - soccer ball
⚾ - baseball
🥎 - softball
🏀 - basketball
🏐 - volleyball
🏈 - american football
🏉 - rugby football
🎾 - tennis
🥏 - flying disc
🎳 - bowling
🏏 - cricket game
🏑 - field hockey
🏒 - ice hockey
🥍 - lacrosse
🏓 - ping pong
🏸 - badminton
🥊 - boxing glove
🥋 - martial arts uniform
🥅 - goal net
⛳ - flag in hole
⛸️ - ice skate
🎣 - fishing pole
🤿 - diving mask
🎽 - running shirt
🎿 - skis
🛷 - sled
🥌 - curling stone
🎯 - bullseye
🪀 - yo-yo
🪁 - kite
🔫 - water pistol
🎱 - pool 8 ball
🔮 - crystal ball
🪄 - magic wand
🎮 - video game
🕹️ - joystick
🎰 - slot machine
🎲 - game die
🧩 - puzzle piece
🧸 - teddy bear
🪅 - piñata
🪩 - mirror ball
🪆 - nesting dolls
♠️ - spade suit
♥️ - heart suit
♦️ - diamond suit
♣️ - club suit
♟️ - chess pawn
🃏 - joker
🀄 - mahjong red dragon
🎴 - flower playing cards
🎭 - performing arts
🖼️ - framed picture
🎨 - artist palette
🧵 - thread
🪡 - sewing needle
🧶 - yarn
🪢 - knot
👓 - glasses
🕶️ - sunglasses
🥽 - goggles
🥼 - lab coat
🦺 - safety vest
👔 - necktie
👕 - t-shirt
👖 - jeans
🧣 - scarf
🧤 - gloves
🧥 - coat
🧦 - socks
👗 - dress
👘 - kimono
🥻 - sari
🩱 - one-piece swimsuit
🩲 - briefs
🩳 - shorts
👙 - bikini
👚 - woman’s clothes
🪭 - folding hand fan
👛 - purse
👜 - handbag
👝 - clutch bag
🛍️ - shopping bags
🎒 - backpack
🩴 - thong sandal
👞 - man’s shoe
👟 - running shoe
🥾 - hiking boot
🥿 - flat shoe
👠 - high-heeled shoe
👡 - woman’s sandal
🩰 - ballet shoes
👢 - woman’s boot
🪮 - hair pick
👑 - crown
👒 - woman’s hat
🎩 - top hat
🎓 - graduation cap
🧢 - billed cap
🪖 - military helmet
⛑️ - rescue worker’s helmet
📿 - prayer beads
💄 - lipstick
💍 - ring
💎 - gem stone
🔇 - muted speaker
🔈 - speaker low volume
🔉 - speaker medium volume
🔊 - speaker high volume
📢 - loudspeaker
📣 - megaphone
📯 - postal horn
🔔 - bell
🔕 - bell with slash
🎼 - musical score
🎵 - musical note
🎶 - musical notes
🎙️ - studio microphone
🎚️ - level slider
🎛️ - control knobs
🎤 - microphone
🎧 - headphone
📻 - radio
🎷 - saxophone
🎺 - trumpet
🪊 - trombone
🪗 - accordion
🎸 - guitar
🎹 - musical keyboard
🎻 - violin
🪕 - banjo
🥁 - drum
🪘 - long drum
🪇 - maracas
🪈 - flute
🪉 - harp
📱 - mobile phone
📲 - mobile phone with arrow
☎️ - telephone
📞 - telephone receiver
📟 - pager
📠 - fax machine
🔋 - battery
🪫 - low battery
🔌 - electric plug
💻 - laptop
🖥️ - desktop computer
🖨️ - printer
⌨️ - keyboard
🖱️ - computer mouse
🖲️ - trackball
💽 - computer disk
💾 - floppy disk
💿 - optical disk
📀 - dvd
🧮 - abacus
🎥 - movie camera
🎞️ - film frames
📽️ - film projector
🎬 - clapper board
📺 - television
📷 - camera
📸 - camera with flash
📹 - video camera
📼 - videocassette
🔍 - magnifying glass tilted left
🔎 - magnifying glass tilted right
🕯️ - candle
💡 - light bulb
🔦 - flashlight
🏮 - red paper lantern
🪔 - diya lamp
📔 - notebook with decorative cover
📕 - closed book
📖 - open book
📗 - green book
📘 - blue book
📙 - orange book
📚 - books
📓 - notebook
📒 - ledger
📃 - page with curl
📜 - scroll
📄 - page facing up
📰 - newspaper
🗞️ - rolled-up newspaper
📑 - bookmark tabs
🔖 - bookmark
🏷️ - label
🪙 - coin
💰 - money bag
🪎 - treasure chest
💴 - yen banknote
💵 - dollar banknote
💶 - euro banknote
💷 - pound banknote
💸 - money with wings
💳 - credit card
🧾 - receipt
💹 - chart increasing with yen
✉️ - envelope
📧 - e-mail
📨 - incoming envelope
📩 - envelope with arrow
📤 - outbox tray
📥 - inbox tray
📦 - package
📫 - closed mailbox with raised flag
📪 - closed mailbox with lowered flag
📬 - open mailbox with raised flag
📭 - open mailbox with lowered flag
📮 - postbox
🗳️ - ballot box with ballot
✏️ - pencil
✒️ - black nib
🖋️ - fountain pen
🖊️ - pen
🖌️ - paintbrush
🖍️ - crayon
📝 - memo
💼 - briefcase
📁 - file folder
📂 - open file folder
🗂️ - card index dividers
📅 - calendar
📆 - tear-off calendar
🗒️ - spiral notepad
🗓️ - spiral calendar
📇 - card index
📈 - chart increasing
📉 - chart decreasing
📊 - bar chart
📋 - clipboard
📌 - pushpin
📍 - round pushpin
📎 - paperclip
🖇️ - linked paperclips
📏 - straight ruler
📐 - triangular ruler
✂️ - scissors
🗃️ - card file box
🗄️ - file cabinet
🗑️ - wastebasket
🔒 - locked
🔓 - unlocked
🔏 - locked with pen
🔐 - locked with key
🔑 - key
🗝️ - old key
🔨 - hammer
🪓 - axe
⛏️ - pick
⚒️ - hammer and pick
🛠️ - hammer and wrench
🗡️ - dagger
⚔️ - crossed swords
💣 - bomb
🪃 - boomerang
🏹 - bow and arrow
🛡️ - shield
🪚 - carpentry saw
🔧 - wrench
🪛 - screwdriver
🔩 - nut and bolt
⚙️ - gear
🗜️ - clamp
⚖️ - balance scale
🦯 - white cane
🔗 - link
⛓️‍💥 - broken chain
⛓️ - chains
🪝 - hook
🧰 - toolbox
🧲 - magnet
🪜 - ladder
🪏 - shovel
⚗️ - alembic
🧪 - test tube
🧫 - petri dish
🧬 - dna
🔬 - microscope
🔭 - telescope
📡 - satellite antenna
💉 - syringe
🩸 - drop of blood
💊 - pill
🩹 - adhesive bandage
🩼 - crutch
🩺 - stethoscope
🩻 - x-ray
🚪 - door
🛗 - elevator
🪞 - mirror
🪟 - window
🛏️ - bed
🛋️ - couch and lamp
🪑 - chair
🚽 - toilet
🪠 - plunger
🚿 - shower
🛁 - bathtub
🪤 - mouse trap
🪒 - razor
🧴 - lotion bottle
🧷 - safety pin
🧹 - broom
🧺 - basket
🧻 - roll of paper
🪣 - bucket
🧼 - soap
🫧 - bubbles
🪥 - toothbrush
🧽 - sponge
🧯 - fire extinguisher
🛒 - shopping cart
🚬 - cigarette
⚰️ - coffin
🪦 - headstone
⚱️ - funeral urn
🧿 - nazar amulet
🪬 - hamsa
🗿 - moai
🪧 - placard
🪪 - identification card
🏧 - ATM sign
🚮 - litter in bin sign
🚰 - potable water
♿ - wheelchair symbol
🚹 - men’s room
🚺 - women’s room
🚻 - restroom
🚼 - baby symbol
🚾 - water closet
🛂 - passport control
🛃 - customs
🛄 - baggage claim
🛅 - left luggage
⚠️ - warning
🚸 - children crossing
⛔ - no entry
🚫 - prohibited
🚳 - no bicycles
🚭 - no smoking
🚯 - no littering
🚱 - non-potable water
🚷 - no pedestrians
📵 - no mobile phones
🔞 - no one under eighteen
☢️ - radioactive
☣️ - biohazard
⬆️ - up arrow
↗️ - up-right arrow
➡️ - right arrow
↘️ - down-right arrow
⬇️ - down arrow
↙️ - down-left arrow
⬅️ - left arrow
↖️ - up-left arrow
↕️ - up-down arrow
↔️ - left-right arrow
↩️ - right arrow curving left
↪️ - left arrow curving right
⤴️ - right arrow curving up
⤵️ - right arrow curving down
🔃 - clockwise vertical arrows
🔄 - counterclockwise arrows button
🔙 - BACK arrow
🔚 - END arrow
🔛 - ON! arrow
🔜 - SOON arrow
🔝 - TOP arrow
🛐 - place of worship
⚛️ - atom symbol
🕉️ - om
✡️ - star of David
☸️ - wheel of dharma
☯️ - yin yang
✝️ - latin cross
☦️ - orthodox cross
☪️ - star and crescent
☮️ - peace symbol
🕎 - menorah
🔯 - dotted six-pointed star
🪯 - khanda
♈ - Aries
♉ - Taurus
♊ - Gemini
♋ - Cancer
♌ - Leo
♍ - Virgo
♎ - Libra
♏ - Scorpio
♐ - Sagittarius
♑ - Capricorn
♒ - Aquarius
♓ - Pisces
⛎ - Ophiuchus
🔀 - shuffle tracks button
🔁 - repeat button
🔂 - repeat single button
▶️ - play button
⏩ - fast-forward button
⏭️ - next track button
⏯️ - play or pause button
◀️ - reverse button
⏪ - fast reverse button
⏮️ - last track button
🔼 - upwards button
⏫ - fast up button
🔽 - downwards button
⏬ - fast down button
⏸️ - pause button
⏹️ - stop button
⏺️ - record button
⏏️ - eject button
🎦 - cinema
🔅 - dim button
🔆 - bright button
📶 - antenna bars
🛜 - wireless
📳 - vibration mode
📴 - mobile phone off
♀️ - female sign
♂️ - male sign
⚧️ - transgender symbol
✖️ - multiply
➕ - plus
➖ - minus
➗ - divide
🟰 - heavy equals sign
♾️ - infinity
‼️ - double exclamation mark
⁉️ - exclamation question mark
❓ - red question mark
❔ - white question mark
❕ - white exclamation mark
❗ - red exclamation mark
〰️ - wavy dash
💱 - currency exchange
💲 - heavy dollar sign
⚕️ - medical symbol
♻️ - recycling symbol
⚜️ - fleur-de-lis
🔱 - trident emblem
📛 - name badge
🔰 - Japanese symbol for beginner
⭕ - hollow red circle
✅ - check mark button
☑️ - check box with check
✔️ - check mark
❌ - cross mark
❎ - cross mark button
➰ - curly loop
➿ - double curly loop
〽️ - part alternation mark
✳️ - eight-spoked asterisk
✴️ - eight-pointed star
❇️ - sparkle
©️ - copyright
®️ - registered
™️ - trade mark
🫟 - splatter
#️⃣ - keycap #
*️⃣ - keycap *
0️⃣ - keycap 0
1️⃣ - keycap 1
2️⃣ - keycap 2
3️⃣ - keycap 3
4️⃣ - keycap 4
5️⃣ - keycap 5
6️⃣ - keycap 6
7️⃣ - keycap 7
8️⃣ - keycap 8
9️⃣ - keycap 9
🔟 - keycap 10
🔠 - input latin uppercase
🔡 - input latin lowercase
🔢 - input numbers
🔣 - input symbols
🔤 - input latin letters
🅰️ - A button (blood type)
🆎 - AB button (blood type)
🅱️ - B button (blood type)
🆑 - CL button
🆒 - COOL button
🆓 - FREE button
ℹ️ - information
🆔 - ID button
Ⓜ️ - circled M
🆕 - NEW button
🆖 - NG button
🅾️ - O button (blood type)
🆗 - OK button
🅿️ - P button
🆘 - SOS button
🆙 - UP! button
🆚 - VS button
🈁 - Japanese “here” button
🈂️ - Japanese “service charge” button
🈷️ - Japanese “monthly amount” button
🈶 - Japanese “not free of charge” button
🈯 - Japanese “reserved” button
🉐 - Japanese “bargain” button
🈹 - Japanese “discount” button
🈚 - Japanese “free of charge” button
🈲 - Japanese “prohibited” button
🉑 - Japanese “acceptable” button
🈸 - Japanese “application” button
🈴 - Japanese “passing grade” button
🈳 - Japanese “vacancy” button
㊗️ - Japanese “congratulations” button
㊙️ - Japanese “secret” button
🈺 - Japanese “open for business” button
🈵 - Japanese “no vacancy” button
🔴 - red circle
🟠 - orange circle
🟡 - yellow circle
🟢 - green circle
🔵 - blue circle
🟣 - purple circle
🟤 - brown circle
⚫ - black circle
⚪ - white circle
🟥 - red square
🟧 - orange square
🟨 - yellow square
🟩 - green square
🟦 - blue square
🟪 - purple square
🟫 - brown square
⬛ - black large square
⬜ - white large square
◼️ - black medium square
◻️ - white medium square
◾ - black medium-small square
◽ - white medium-small square
▪️ - black small square
▫️ - white small square
🔶 - large orange diamond
🔷 - large blue diamond
🔸 - small orange diamond
🔹 - small blue diamond
🔺 - red triangle pointed up
🔻 - red triangle pointed down
💠 - diamond with a dot
🔘 - radio button
🔳 - white square button
🔲 - black square button
`;
