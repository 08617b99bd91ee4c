internal import CoreGraphics
internal import TactusCrashReports
public import TactusFoundation
internal import TactusUIKitValues

// The names of the attributes that Core Text reads. Those that UIKit has too have UIKit's values,
// as on an iPhone.

/// The attribute of the font.
public let kCTFontAttributeName: CFString = "NSFont"
/// The attribute of the color of the text, a `CGColor`; a `UIColor` of UIKit's attribute counts
/// too.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// The attribute of text in the fill color of the context in which it is drawn, a Boolean value
/// (CoreText.CT46).
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// The attribute of the color behind the text.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// The attribute of the paragraph style.
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// The attribute of additional space after each character, in points.
public let kCTKernAttributeName: CFString = "NSKern"
/// The attribute of additional space after each character, in points.
public let kCTTrackingAttributeName: CFString = "CTTracking"
/// The attribute of ligatures.
public let kCTLigatureAttributeName: CFString = "NSLigature"
/// The attribute of underlines.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// The attribute of the color of underlines.
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
/// The attribute of the width of outlines, in percent of the font's size.
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// The attribute of the color of outlines.
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
/// The attribute of the distance from the baseline, in points, upwards.
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
/// The attribute of superscripts (1) and subscripts (−1), or of more levels of them (Text.ST12).
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
/// The attribute of an object that gives a character its size.
public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"
/// The attribute of the language of the text.
public let kCTLanguageAttributeName: CFString = "NSLanguage"

/// The attribute of the directions of the text and its embeddings, a list of numbers.
public let kCTWritingDirectionAttributeName: CFString = "NSWritingDirection"
/// The attribute of a reading beside the text, which has no effect.
public let kCTRubyAnnotationAttributeName: CFString = "CTRubyAnnotation"

/// The attributes that are stored without an effect; a warning names each.
private let unreadAttributes = [
  kCTRubyAnnotationAttributeName, kCTGlyphInfoAttributeName, kCTVerticalFormsAttributeName,
  kCTHorizontalInVerticalFormsAttributeName, kCTCharacterShapeAttributeName,
  kCTBaselineClassAttributeName, kCTBaselineInfoAttributeName,
  kCTBaselineReferenceInfoAttributeName,
]

extension NSAttributedString {
  /// The string with the attributes of UIKit in place of those that only Core Text has.
  var readForLayout: NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    enumerateAttributes(in: whole) { attributes, _, _ in
      for name in unreadAttributes {
        switch attributes[.init(name)] {
        case nil: continue
        // Text that runs across is that without the attribute.
        case let number as Int where number == 0: continue
        case let flag as Bool where !flag: continue
        default: RuntimeWarning.once("Core Text lays out text without the attribute \(name)")
        }
      }
    }
    func replace(
      _ name: CFString, by key: NSAttributedString.Key,
      _ convert: (Any, NSRange) -> Any?
    ) {
      let old = NSAttributedString.Key(name)
      enumerateAttribute(old, in: whole) { value, range, _ in
        guard let value, let new = convert(value, range) else { return }
        result.addAttribute(key, value: new, range: range)
      }
    }
    func color(_ value: Any, _: NSRange) -> Any? { (value as? CGColor).map(UIColor.init(cgColor:)) }
    replace(kCTForegroundColorAttributeName, by: .foregroundColor, color)
    replace(kCTBackgroundColorAttributeName, by: .backgroundColor, color)
    replace(kCTUnderlineColorAttributeName, by: .underlineColor, color)
    replace(kCTStrokeColorAttributeName, by: .strokeColor, color)
    replace(kCTTrackingAttributeName, by: .tracking) { value, _ in value }
    replace(kCTRunDelegateAttributeName, by: .attachment) { value, range in
      guard let delegate = value as? CTRunDelegate else { return nil }
      let text = String(repeating: "\u{FFFC}", count: range.length)
      result.mutableString.replaceCharacters(in: range, with: text)
      return delegate.attachment
    }
    return result
  }
}
