// The names of the transforms of strings, which are those of `StringTransform`, or ICU's.

/// Combining marks are removed.
public let kCFStringTransformStripCombiningMarks: CFString! = StringTransform.stripCombiningMarks
  .rawValue
/// All scripts become Latin letters.
public let kCFStringTransformToLatin: CFString! = StringTransform.toLatin.rawValue
/// Characters of full width become those of half width.
public let kCFStringTransformFullwidthHalfwidth: CFString! = StringTransform.fullwidthToHalfwidth
  .rawValue
/// Latin letters become Katakana.
public let kCFStringTransformLatinKatakana: CFString! = StringTransform.latinToKatakana.rawValue
/// Latin letters become Hiragana.
public let kCFStringTransformLatinHiragana: CFString! = StringTransform.latinToHiragana.rawValue
/// Hiragana become Katakana.
public let kCFStringTransformHiraganaKatakana: CFString! = StringTransform.hiraganaToKatakana
  .rawValue
/// Chinese characters become Latin letters.
public let kCFStringTransformMandarinLatin: CFString! = StringTransform.mandarinToLatin.rawValue
/// Latin letters become Hangul.
public let kCFStringTransformLatinHangul: CFString! = StringTransform.latinToHangul.rawValue
/// Latin letters become Arabic ones.
public let kCFStringTransformLatinArabic: CFString! = StringTransform.latinToArabic.rawValue
/// Latin letters become Hebrew ones.
public let kCFStringTransformLatinHebrew: CFString! = StringTransform.latinToHebrew.rawValue
/// Latin letters become Thai ones.
public let kCFStringTransformLatinThai: CFString! = StringTransform.latinToThai.rawValue
/// Latin letters become Cyrillic ones.
public let kCFStringTransformLatinCyrillic: CFString! = StringTransform.latinToCyrillic.rawValue
/// Latin letters become Greek ones.
public let kCFStringTransformLatinGreek: CFString! = "Latin-Greek"
/// Characters beyond ASCII become entities of XML.
public let kCFStringTransformToXMLHex: CFString! = StringTransform.toXMLHex.rawValue
/// Characters become their names in Unicode.
public let kCFStringTransformToUnicodeName: CFString! = StringTransform.toUnicodeName.rawValue
/// Diacritical marks are removed.
public let kCFStringTransformStripDiacritics: CFString! = StringTransform.stripDiacritics.rawValue
