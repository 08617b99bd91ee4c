internal import CoreGraphics
internal import TactusFoundation
internal import TactusUIKitValues

extension CTFramesetter {
  /// Returns the lines of a range within an area; beside an exclusion path, each part of a line is
  /// a line of its own.
  ///
  /// - Parameters:
  ///   - range: The range; a length of 0 stands for the rest of the text.
  ///   - shape: The area.
  /// - Returns: The lines, the left end of each baseline from the upper left corner of the area's
  ///   box, y downwards, and the range of the lines.
  func lines(
    of range: CFRange, in shape: FrameShape
  ) -> (lines: [CTLine], origins: [CGPoint], fits: NSRange) {
    let range = range.clipped(to: typesetter.string.length)
    let string = typesetter.string.attributedSubstring(from: range)
    let storage = NSTextStorage(attributedString: string.readForLayout)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: shape.box.size)
    container.lineFragmentPadding = 0
    container.exclusionPaths = shape.exclusions
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    var (lines, origins): ([CTLine], [CGPoint]) = ([], [])
    var end = 0
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
      rect, used, _, glyphs, stop in
      // A line that extends beyond the box belongs to the next frame.
      guard rect.maxY <= shape.box.height + 0.01 else {
        stop.pointee = true
        return
      }
      let own = manager.characterRange(forGlyphRange: glyphs, actualGlyphRange: nil)
      let text = string.attributedSubstring(from: own)
      let line = CTLine(text, start: range.location + own.location)
      let baseline = manager.location(forGlyphAt: glyphs.location).y
      lines.append(line.stretched(to: rect.width, in: string, own))
      origins.append(CGPoint(x: used.minX, y: rect.minY + baseline))
      end = NSMaxRange(own)
    }
    // The manager does not retain the storage.
    withExtendedLifetime(storage) {}
    return (lines, origins, NSRange(location: range.location, length: end))
  }
}

extension CTLine {
  /// Returns the line as wide as its frame, justified if its paragraph is justified and continues.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - string: The text that was laid out.
  ///   - range: The range of the line in that text.
  fileprivate func stretched(
    to width: CGFloat, in string: NSAttributedString, _ range: NSRange
  ) -> CTLine {
    guard range.length > 0, NSMaxRange(range) < string.length,
      let style = string.attribute(
        .paragraphStyle, at: range.location, effectiveRange: nil) as? NSParagraphStyle,
      style.alignment == .justified
    else { return self }
    let last = (string.string as NSString).character(at: NSMaxRange(range) - 1)
    guard ![0x0A, 0x0D, 0x2028, 0x2029].contains(last) else { return self }
    return CTLineCreateJustifiedLine(self, 1, Double(width)) ?? self
  }
}
