internal import TactusFoundation

/// A reading beside characters, such as that of Japanese text.
///
/// Lines are laid out without readings, and a warning says so.
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

/// The attribute of the size of a reading, as a part of the characters' size.
public let kCTRubyAnnotationSizeFactorAttributeName: CFString = "CTRubyAnnotationSizeFactor"
/// The attribute of whether a reading that is too wide becomes smaller.
public let kCTRubyAnnotationScaleToFitAttributeName: CFString = "CTRubyAnnotationScaleToFit"

/// The size of a reading without one, as a part of the characters' size.
///
/// - Source: recalled, and not compared with Apple's reference. Confidence: guess.
private let defaultSizeFactor: CGFloat = 0.5

/// Creates readings.
///
/// - Parameters:
///   - alignment: The alignment with the characters.
///   - overhang: The characters that the reading may be above.
///   - sizeFactor: The size, as a part of the characters' size.
///   - text: Memory of a text for each position, in their order, or `nil`.
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

/// Creates a reading.
///
/// - Parameters:
///   - alignment: The alignment with the characters.
///   - overhang: The characters that the reading may be above.
///   - position: The position.
///   - string: The text.
///   - attributes: Attributes of the text; of these the size factor can be asked for.
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

/// Returns the alignment of readings with the characters.
public func CTRubyAnnotationGetAlignment(_ rubyAnnotation: CTRubyAnnotation) -> CTRubyAlignment {
  rubyAnnotation.alignment
}

/// Returns the characters that readings may be above.
public func CTRubyAnnotationGetOverhang(_ rubyAnnotation: CTRubyAnnotation) -> CTRubyOverhang {
  rubyAnnotation.overhang
}

/// Returns the size of readings, as a part of the characters' size.
public func CTRubyAnnotationGetSizeFactor(_ rubyAnnotation: CTRubyAnnotation) -> CGFloat {
  rubyAnnotation.sizeFactor
}

/// Returns the reading of a position; `nil` without one.
public func CTRubyAnnotationGetTextForPosition(
  _ rubyAnnotation: CTRubyAnnotation, _ position: CTRubyPosition
) -> CFString? { rubyAnnotation.texts[position] }

/// Returns the identifier of the type of readings.
public func CTRubyAnnotationGetTypeID() -> CFTypeID { CTRubyAnnotation.typeID }
