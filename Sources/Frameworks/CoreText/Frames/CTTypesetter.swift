internal import CoreGraphics
internal import TactusCrashReports
internal import TactusDisplayList
public import TactusFoundation
internal import TactusUIKitValues

/// A text to be broken into lines.
///
/// Sendable because its properties are constants, whose objects nobody changes.
///
/// - Thread: any.
public final class CTTypesetter: _CoreFoundationType, _CoreFoundationObject, @unchecked Sendable {
  /// The text.
  let string: NSAttributedString

  init(_ string: NSAttributedString) { self.string = string.immutableCopy }

  /// Returns the number of characters that fit into a line that starts at a character.
  ///
  /// - Parameters:
  ///   - start: The index of the character.
  ///   - width: The width of the line, in points.
  ///   - breaksWords: Whether the line breaks between any characters.
  func length(from start: Int, width: Double, breaksWords: Bool) -> Int {
    guard start >= 0, start < string.length else { return 0 }
    // A line ends at the end of its paragraph.
    var end = 0
    (string.string as NSString).getParagraphStart(
      nil, end: &end, contentsEnd: nil, for: NSRange(location: start, length: 0))
    let paragraph = NSMutableAttributedString(
      attributedString: string.attributedSubstring(
        from: NSRange(location: start, length: end - start)))
    let whole = NSRange(location: 0, length: paragraph.length)
    // The indents of the paragraph apply to frames, and its line break mode does not truncate here.
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = breaksWords ? .byCharWrapping : .byWordWrapping
    paragraph.addAttribute(.paragraphStyle, value: style, range: whole)
    let text = AttributedText(paragraph.readForLayout, AttributedText.Defaults())
    let lines = text.layout(width: CGFloat(max(width, 0.01))).lines
    guard lines.count > 1, lines[1].range.lowerBound > 0 else { return end - start }
    let length = ByteOffsets(text.shownText).unit(at: lines[1].range.lowerBound)
    return max(1, min(length, end - start))
  }
}

extension NSAttributedString {
  /// An immutable copy of the string.
  var immutableCopy: NSAttributedString { NSAttributedString(attributedString: self) }

  /// Returns the string with a writing direction for all paragraphs.
  fileprivate func with(direction: NSWritingDirection) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
      let style = NSMutableParagraphStyle()
      if let old = value as? NSParagraphStyle { style.setParagraphStyle(old) }
      style.baseWritingDirection = direction
      result.addAttribute(.paragraphStyle, value: style, range: range)
    }
    return result
  }
}

/// Creates a typesetter for a text.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}

/// Creates a typesetter for a text.
///
/// - Parameters:
///   - string: The text.
///   - options: The options of the layout; only the direction of paragraphs has an effect.
public func CTTypesetterCreateWithAttributedStringAndOptions(
  _ string: CFAttributedString, _ options: CFDictionary?
) -> CTTypesetter? {
  let level: Int? =
    switch options?[kCTTypesetterOptionForcedEmbeddingLevel] {
    case let number as Int: number
    case let number as NSNumber: number.intValue
    default: nil
    }
  if let flag = options?[kCTTypesetterOptionDisableBidiProcessing], flag as? Bool != false {
    RuntimeWarning.once("a CTTypesetter always orders text by its directions", namesPlace: true)
  }
  guard let level else { return CTTypesetter(string) }
  return CTTypesetter(string.with(direction: level % 2 == 0 ? .leftToRight : .rightToLeft))
}

/// Creates a line of a range; a length of 0 stands for the rest of the text.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  CTTypesetterCreateLineWithOffset(typesetter, stringRange, 0)
}

/// Creates a line of a range.
///
/// - Parameters:
///   - typesetter: The typesetter.
///   - stringRange: The range; a length of 0 stands for the rest of the text.
///   - offset: The position of the line, in points, for tab stops; it has no effect.
public func CTTypesetterCreateLineWithOffset(
  _ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double
) -> CTLine {
  let range = stringRange.clipped(to: typesetter.string.length)
  return CTLine(typesetter.string.attributedSubstring(from: range), start: range.location)
}

/// Returns the number of UTF-16 units that fit into a line, broken between words.
///
/// - Parameters:
///   - typesetter: The typesetter.
///   - startIndex: The index of the line's first character.
///   - width: The width of the line, in points.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex { typesetter.length(from: startIndex, width: width, breaksWords: false) }

/// Returns the number of UTF-16 units that fit into a line, broken between words.
///
/// - Parameters:
///   - typesetter: The typesetter.
///   - startIndex: The index of the line's first character.
///   - width: The width of the line, in points.
///   - offset: The position of the line, in points, for tab stops; it has no effect.
public func CTTypesetterSuggestLineBreakWithOffset(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex { typesetter.length(from: startIndex, width: width, breaksWords: false) }

/// Returns the number of UTF-16 units that fit into a line, broken between any characters.
///
/// - Parameters:
///   - typesetter: The typesetter.
///   - startIndex: The index of the line's first character.
///   - width: The width of the line, in points.
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex { typesetter.length(from: startIndex, width: width, breaksWords: true) }

/// Returns the number of UTF-16 units that fit into a line, broken between any characters.
///
/// - Parameters:
///   - typesetter: The typesetter.
///   - startIndex: The index of the line's first character.
///   - width: The width of the line, in points.
///   - offset: The position of the line, in points, for tab stops; it has no effect.
public func CTTypesetterSuggestClusterBreakWithOffset(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex { typesetter.length(from: startIndex, width: width, breaksWords: true) }
