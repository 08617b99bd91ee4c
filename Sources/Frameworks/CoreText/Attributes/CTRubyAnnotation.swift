internal import TactusFoundation

/// Ruby text: a reading beside characters, as in Japanese.
///
/// Lines are laid out without ruby text, and a warning says so.
///
/// - Thread: any.
public final class CTRubyAnnotation: _CoreFoundationType, _CoreFoundationObject,
  Sendable
{
  fileprivate let alignment: CTRubyAlignment
  fileprivate let overhang: CTRubyOverhang
  fileprivate let sizeFactor: CGFloat
  fileprivate let texts: [CTRubyPosition: CFString]

  fileprivate init(
    _ alignment: CTRubyAlignment, _ overhang: CTRubyOverhang, _ sizeFactor: CGFloat,
    _ texts: [CTRubyPosition: CFString]
  ) {
    (self.alignment, self.overhang, self.sizeFactor) = (alignment, overhang, sizeFactor)
    self.texts = texts
  }
}

/// The size of the ruby text, as a fraction of the characters' size.
public let kCTRubyAnnotationSizeFactorAttributeName: CFString = "CTRubyAnnotationSizeFactor"
/// Whether ruby text that is too wide is scaled to fit.
public let kCTRubyAnnotationScaleToFitAttributeName: CFString = "CTRubyAnnotationScaleToFit"

/// The default size of ruby text, as a fraction of the characters' size.
///
/// - Source: recalled, and not compared with Apple's reference. Confidence: guess.
private let defaultSizeFactor: CGFloat = 0.5

/// Creates a ruby annotation with a text for each position.
///
/// - Parameters:
///   - alignment: The alignment with the characters.
///   - overhang: The neighboring text that the ruby text may overhang.
///   - sizeFactor: The size, as a fraction of the characters' size.
///   - text: A buffer with a string or `nil` for each position, in order.
public func CTRubyAnnotationCreate(
  _ alignment: CTRubyAlignment, _ overhang: CTRubyOverhang, _ sizeFactor: CGFloat,
  _ text: UnsafePointer<Unmanaged<NSString>?>
) -> CTRubyAnnotation {
  var texts: [CTRubyPosition: CFString] = [:]
  for (index, position) in CTRubyPosition.places.enumerated() {
    if let value = text[index] { texts[position] = value.takeUnretainedValue() as String }
  }
  return CTRubyAnnotation(alignment, overhang, sizeFactor, texts)
}

/// Creates a ruby annotation with a text for one position.
///
/// - Parameters:
///   - alignment: The alignment with the characters.
///   - overhang: The neighboring text that the ruby text may overhang.
///   - position: The position.
///   - string: The text.
///   - attributes: The attributes of the text; only the size factor can be read back.
public func CTRubyAnnotationCreateWithAttributes(
  _ alignment: CTRubyAlignment, _ overhang: CTRubyOverhang, _ position: CTRubyPosition,
  _ string: CFString, _ attributes: CFDictionary
) -> CTRubyAnnotation {
  let factor: CGFloat? =
    switch attributes[kCTRubyAnnotationSizeFactorAttributeName] {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  return CTRubyAnnotation(alignment, overhang, factor ?? defaultSizeFactor, [position: string])
}

/// Creates a copy of readings.
public func CTRubyAnnotationCreateCopy(_ rubyAnnotation: CTRubyAnnotation) -> CTRubyAnnotation {
  CTRubyAnnotation(
    rubyAnnotation.alignment, rubyAnnotation.overhang, rubyAnnotation.sizeFactor,
    rubyAnnotation.texts)
}

/// Returns the alignment of ruby text with its base text.
public func CTRubyAnnotationGetAlignment(_ rubyAnnotation: CTRubyAnnotation) -> CTRubyAlignment {
  rubyAnnotation.alignment
}

/// Returns the neighboring text that ruby text may overhang.
public func CTRubyAnnotationGetOverhang(_ rubyAnnotation: CTRubyAnnotation) -> CTRubyOverhang {
  rubyAnnotation.overhang
}

/// Returns the size of ruby text, as a fraction of the characters' size.
public func CTRubyAnnotationGetSizeFactor(_ rubyAnnotation: CTRubyAnnotation) -> CGFloat {
  rubyAnnotation.sizeFactor
}

/// Returns the ruby text of a position; `nil` without one.
public func CTRubyAnnotationGetTextForPosition(
  _ rubyAnnotation: CTRubyAnnotation, _ position: CTRubyPosition
) -> CFString? { rubyAnnotation.texts[position] }

/// Returns the type identifier of `CTRubyAnnotation`.
public func CTRubyAnnotationGetTypeID() -> CFTypeID { CTRubyAnnotation.typeID }
