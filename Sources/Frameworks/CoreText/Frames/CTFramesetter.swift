public import CoreGraphics
internal import TactusDisplayList
internal import TactusUIKitValues

/// A text to be laid out in frames.
///
/// - Thread: any.
public final class CTFramesetter: _CoreFoundationType, _CoreFoundationObject, Sendable {
  /// The typesetter of the text.
  let typesetter: CTTypesetter

  init(_ typesetter: CTTypesetter) { self.typesetter = typesetter }

  /// Returns the lines of a range, with the left end of each baseline from the upper left corner of
  /// the frame, y downwards, and their total size.
  ///
  /// - Parameters:
  ///   - range: The range; a length of 0 stands for the rest of the text.
  ///   - size: The width of the lines and the height of the frame, which limits their number;
  ///     infinite for none.
  func lines(
    of range: CFRange, in size: CGSize
  ) -> (lines: [CTLine], origins: [CGPoint], size: CGSize, fits: NSRange) {
    let range = range.clipped(to: typesetter.string.length)
    let string = typesetter.string.attributedSubstring(from: range)
    let text = AttributedText(string.readForLayout, AttributedText.Defaults())
    let width = size.width < Self.widest ? max(0, size.width) : nil
    let layout = text.layout(width: width)
    let carets = text.carets(width: width)
    let offsets = ByteOffsets(text.shownText)
    let starts = layout.lines.map { offsets.unit(at: $0.range.lowerBound) } + [string.length]
    var (lines, origins): ([CTLine], [CGPoint]) = ([], [])
    var (right, bottom) = (0.0, 0.0)
    for (index, line) in layout.lines.enumerated() {
      // A line break at the end of the text does not begin another line.
      if index > 0, starts[index] == string.length { break }
      guard line.frame.y + line.frame.height <= Double(size.height) + 0.01 else { break }
      let own = NSRange(location: starts[index], length: starts[index + 1] - starts[index])
      lines.append(
        CTLine(
          string.attributedSubstring(from: own), start: range.location + own.location,
          unit: own.location, of: text, line, index < carets.count ? carets[index] : [], offsets))
      origins.append(CGPoint(x: line.frame.x, y: line.baseline))
      (right, bottom) = (
        max(right, line.frame.x + line.frame.width), line.frame.y + line.frame.height
      )
    }
    let end = lines.last.map { $0.start + $0.length } ?? range.location
    return (
      lines, origins, CGSize(width: right, height: bottom),
      NSRange(location: range.location, length: end - range.location)
    )
  }

  /// The width above which lines are not broken, in points.
  private static let widest: CGFloat = 100_000
}

/// Creates a framesetter for a text.
public func CTFramesetterCreateWithAttributedString(
  _ attrString: CFAttributedString
) -> CTFramesetter { CTFramesetter(CTTypesetter(attrString)) }

/// Creates a framesetter for the text of a typesetter.
public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter {
  CTFramesetter(typesetter)
}

/// Returns the typesetter of a framesetter.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
  framesetter.typesetter
}

/// Creates a frame with as many lines as fit into a path.
///
/// - Parameters:
///   - framesetter: The framesetter.
///   - stringRange: The range of the text; a length of 0 stands for the rest.
///   - path: The path.
///   - frameAttributes: The attributes of the frame; the path fill rule and the clipping paths have
///     an effect.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame {
  CTFrame(framesetter, stringRange, path, frameAttributes)
}

/// Returns the size, in points, that lines of a width need.
///
/// - Parameters:
///   - framesetter: The framesetter.
///   - stringRange: The range of the text; a length of 0 stands for the rest.
///   - frameAttributes: The attributes of the frame; none has an effect.
///   - constraints: The width of the lines and the greatest height, in points; infinite for none.
///   - fitRange: Set to the range of the text that fits.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let found = framesetter.lines(of: stringRange, in: constraints)
  fitRange?.pointee = CFRange(location: found.fits.location, length: found.fits.length)
  return found.size
}
