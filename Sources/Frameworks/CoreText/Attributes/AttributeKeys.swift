internal import CoreGraphics
internal import TactusCrashReports
public import TactusFoundation
internal import TactusUIKitValues

// The names of the attributes that Core Text reads. Those that UIKit has as well have UIKit's
// values, as on an iPhone.

/// The font, a `CTFont`.
public let kCTFontAttributeName: CFString = "NSFont"
/// The text color, a `CGColor`; UIKit's attribute with a `UIColor` is read as well.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// Whether the text is drawn in the fill color of the context, a Boolean value (CoreText.CT46).
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// The background color.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"
/// The attribute of the paragraph style.
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// The additional space after each character, in points.
public let kCTKernAttributeName: CFString = "NSKern"
/// The additional space after each character, in points.
public let kCTTrackingAttributeName: CFString = "CTTracking"
/// The attribute of ligatures.
public let kCTLigatureAttributeName: CFString = "NSLigature"
/// The underline style.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// The underline color.
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"
/// The width of outlines, in percent of the font size.
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// The outline color.
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"
/// The baseline offset, in points, upwards.
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
/// The level of superscript (1) or subscript (−1); further levels are nested (Text.ST12).
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"
/// The run delegate, which gives a character its size.
public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"
/// The language of the text.
public let kCTLanguageAttributeName: CFString = "NSLanguage"

/// The writing directions of the text and its embeddings, a list of numbers.
public let kCTWritingDirectionAttributeName: CFString = "NSWritingDirection"
/// The ruby annotation of the text, which has no effect.
public let kCTRubyAnnotationAttributeName: CFString = "CTRubyAnnotation"

/// The attributes that are stored without an effect; a warning names each.
private let unreadAttributes = [
  kCTRubyAnnotationAttributeName, kCTGlyphInfoAttributeName, kCTVerticalFormsAttributeName,
  kCTHorizontalInVerticalFormsAttributeName, kCTCharacterShapeAttributeName,
  kCTBaselineClassAttributeName, kCTBaselineInfoAttributeName,
  kCTBaselineReferenceInfoAttributeName,
]

extension NSAttributedString {
  /// The string with UIKit's attributes in place of those that only Core Text has.
  var readForLayout: NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    enumerateAttributes(in: whole) { attributes, _, _ in
      for name in unreadAttributes {
        switch attributes[.init(name)] {
        case nil: continue
        // Text with the value 0 is horizontal anyway.
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
