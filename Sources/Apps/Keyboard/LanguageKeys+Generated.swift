// Made by `swift run generate-tables` of Data/KeyboardLayouts.json, which names the source of
// every table. Do not edit.

import TactusPhoneLink

extension LanguageKeys {
  /// Returns the keys of a language.
  static func keys(of language: KeyboardLanguage) -> LanguageKeys {
    switch language {
    case .english: english
    case .german: german
    case .french: french
    case .spanish: spanish
    case .polish: polish
    case .arabic: arabic
    case .chinese: chinese
    case .emoji: emoji
    }
  }

  /// The keys of the language.
  static let english = LanguageKeys(
    letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
    numbers: ["1234567890", "-/:;()$&@\"", ".,?!'"],
    symbols: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"],
    accents: [
      "!": "¡",
      "\"": "„“”«»",
      "$": "₽¥€¢£₩",
      "%": "‰",
      "&": "§",
      "'": "`‘’",
      "-": "–—•",
      ".": "…",
      "/": "\\",
      "0": "°",
      "?": "¿",
      "a": "àáâäæãåā",
      "c": "çćč",
      "e": "èéêëēėę",
      "i": "ìíîïīį",
      "l": "ł",
      "n": "ñń",
      "o": "òóôöœøōõ",
      "s": "śš",
      "u": "ùúûüū",
      "y": "ÿ",
      "z": "žźż",
    ],
    titles: [
      "letters": "ABC",
      "numbers": "123",
      "space": "space",
      "symbols": "#+=",
    ],
    returns: [
      "continue": "continue",
      "default": "return",
      "done": "done",
      "emergencyCall": "emergency call",
      "go": "go",
      "join": "join",
      "next": "next",
      "route": "route",
      "search": "search",
      "send": "send",
    ])

  /// The keys of the language.
  static let german = LanguageKeys(
    letters: ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"],
    numbers: ["1234567890", "-/:;()€&@\"", ".,?!'"],
    symbols: ["[]{}#%^*+=", "_\\|~<>$£¥•", ".,?!'"],
    accents: [
      "!": "¡",
      "\"": "„“”»«",
      "$": "₽¥€¢£₩",
      "%": "‰",
      "&": "§",
      "'": "`‘’",
      "-": "–—•",
      ".": "…",
      "/": "\\",
      "0": "°",
      "?": "¿",
      "a": "àáâæãåā",
      "c": "çćč",
      "e": "èéêëēėę",
      "i": "ìíîïīį",
      "l": "ł",
      "n": "ñń",
      "o": "òóôœøōõ",
      "s": "ßśš",
      "u": "ùúûū",
      "y": "ÿ",
      "z": "žźż",
      "€": "₽¥$¢£₩",
    ],
    titles: [
      "letters": "ABC",
      "numbers": "123",
      "space": "Leerzeichen",
      "symbols": "#+=",
    ],
    returns: [
      "continue": "Fortfahren",
      "default": "Return",
      "done": "Fertig",
      "emergencyCall": "Notruf",
      "go": "Öffnen",
      "join": "Verbinden",
      "next": "Weiter",
      "route": "Route",
      "search": "Suchen",
      "send": "Senden",
    ])

  /// The keys of the language.
  static let french = LanguageKeys(
    letters: ["azertyuiop", "qsdfghjklm", "wxcvbn'"],
    numbers: ["1234567890", "-/:;()€&@\"", ".,?!'"],
    symbols: ["[]{}#%^*+=", "_\\|~<>$£¥•", ".,?!'"],
    accents: [
      "!": "¡",
      "\"": "«»„“”",
      "$": "₽¥€¢£₩",
      "%": "‰",
      "&": "§",
      "'": "`‘’",
      "-": "–—•",
      ".": "…",
      "/": "\\",
      "0": "°",
      "?": "¿",
      "a": "àâæáäãåā",
      "c": "çćč",
      "e": "éèêëęėē",
      "i": "îïìíįī",
      "l": "ł",
      "n": "ñń",
      "o": "ôœºöòóõøō",
      "s": "śš",
      "u": "ùûüúū",
      "y": "ÿ",
      "z": "žźż",
      "€": "₽¥$¢£₩",
    ],
    titles: [
      "letters": "ABC",
      "numbers": "123",
      "space": "espace",
      "symbols": "#+=",
    ],
    returns: [
      "continue": "continuer",
      "default": "retour",
      "done": "OK",
      "emergencyCall": "appel d’urgence",
      "go": "accéder",
      "join": "rejoindre",
      "next": "suivant",
      "route": "itinéraire",
      "search": "rechercher",
      "send": "envoyer",
    ])

  /// The keys of the language.
  static let spanish = LanguageKeys(
    letters: ["qwertyuiop", "asdfghjklñ", "zxcvbnm"],
    numbers: ["1234567890", "-/:;()€&@\"", ".,?!'"],
    symbols: ["[]{}#%^*+=", "_\\|~<>$£¥•", ".,?!'"],
    accents: [
      "!": "¡",
      "\"": "«»„“”",
      "$": "₽¥€¢£₩",
      "%": "‰",
      "&": "§",
      "'": "`‘’",
      "-": "–—•",
      ".": "…",
      "/": "\\",
      "0": "°",
      "?": "¿",
      "a": "áàäâãåąæāª",
      "c": "çćč",
      "e": "éèëêęėē",
      "i": "íïìîįī",
      "l": "ł",
      "n": "ń",
      "o": "óòöôõøœōº",
      "s": "śš",
      "u": "úüùûū",
      "y": "ÿ",
      "z": "žźż",
      "€": "₽¥$¢£₩",
    ],
    titles: [
      "letters": "ABC",
      "numbers": "123",
      "space": "espacio",
      "symbols": "#+=",
    ],
    returns: [
      "continue": "continuar",
      "default": "intro",
      "done": "aceptar",
      "emergencyCall": "emergencia",
      "go": "ir",
      "join": "acceder",
      "next": "siguiente",
      "route": "ruta",
      "search": "buscar",
      "send": "enviar",
    ])

  /// The keys of the language.
  static let polish = LanguageKeys(
    letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
    numbers: ["1234567890", "-/:;()€&@\"", ".,?!'"],
    symbols: ["[]{}#%^*+=", "_\\|~<>$£¥•", ".,?!'"],
    accents: [
      "!": "¡",
      "\"": "„”“«»",
      "$": "₽¥€¢£₩",
      "%": "‰",
      "&": "§",
      "'": "`‘’",
      "-": "–—•",
      ".": "…",
      "/": "\\",
      "0": "°",
      "?": "¿",
      "a": "ąàáâäæãåā",
      "c": "ćçč",
      "e": "ęèéêëėē",
      "i": "ìíîïīį",
      "l": "ł",
      "n": "ńñ",
      "o": "óòôöœøōõ",
      "s": "śšß",
      "u": "ùúûüū",
      "y": "ÿ",
      "z": "żźž",
      "€": "₽¥$¢£₩",
    ],
    titles: [
      "letters": "ABC",
      "numbers": "123",
      "space": "spacja",
      "symbols": "#+=",
    ],
    returns: [
      "continue": "kontynuuj",
      "default": "return",
      "done": "gotowe",
      "emergencyCall": "telefon alarmowy",
      "go": "idź",
      "join": "dołącz",
      "next": "dalej",
      "route": "trasa",
      "search": "szukaj",
      "send": "wyślij",
    ])

  /// The keys of the language.
  static let arabic = LanguageKeys(
    letters: ["ضصثقفغعهخحج", "شسيبلاتنمكط", "ذءؤرىةوزظد"],
    numbers: ["١٢٣٤٥٦٧٨٩٠", "-/:؛()£&@\"", ".،؟!'"],
    symbols: ["[]{}#%^*+=", "_\\|~<>€$¥•", ".،؟!'"],
    accents: [
      "\"": "”“„»«",
      "&": "§",
      "'": "`‘’",
      "-": "–—•",
      ".": "…",
      "/": "\\",
      "ا": "أإآ",
      "ب": "پ",
      "ج": "چ",
      "ز": "ژ",
      "ف": "ڤ",
      "ك": "گک",
      "ل": "ڵ",
      "ه": "ة",
      "و": "ؤ",
      "ى": "ئ",
      "ي": "ئى",
      "٠": "°",
    ],
    titles: [
      "letters": "أ ب ج",
      "numbers": "١٢٣",
      "space": "مسافة",
      "symbols": "#+=",
    ],
    returns: [
      "continue": "متابعة",
      "default": "إدخال",
      "done": "تم",
      "emergencyCall": "مكالمة طوارئ",
      "go": "انتقال",
      "join": "انضمام",
      "next": "التالي",
      "route": "مسار",
      "search": "بحث",
      "send": "إرسال",
    ])

  /// The keys of the language.
  static let chinese = LanguageKeys(
    letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
    numbers: ["1234567890", "-/：；（）¥@“”", "。，、？！."],
    symbols: ["【】｛｝#%^*+=", "_—\\｜～《》$&·", "…，？！‘’"],
    accents: [:],
    titles: [
      "letters": "拼音",
      "numbers": "123",
      "space": "空格",
      "symbols": "#+=",
    ],
    returns: [
      "continue": "继续",
      "default": "换行",
      "done": "完成",
      "emergencyCall": "紧急呼叫",
      "go": "前往",
      "join": "加入",
      "next": "下一项",
      "route": "路线",
      "search": "搜索",
      "send": "发送",
    ])

  /// The keys of the language.
  static let emoji = LanguageKeys(
    letters: [],
    numbers: ["1234567890"],
    symbols: [],
    accents: [:],
    titles: [
      "letters": "ABC"
    ],
    returns: [
      "continue": "continue",
      "default": "return",
      "done": "done",
      "emergencyCall": "emergency call",
      "go": "go",
      "join": "join",
      "next": "next",
      "route": "route",
      "search": "search",
      "send": "send",
    ])
}
