import TactusDisplayList

/// A string with options, to be drawn or measured.
///
/// The measures are those of Text.ST7–ST9.
struct StringDrawing {
  private let text: AttributedText
  private let options: NSStringDrawingOptions

  /// Creates a drawing of a string.
  ///
  /// - Parameters:
  ///   - string: The string.
  ///   - options: The options.
  ///   - attributes: The attributes for an empty string.
  package init(
    _ string: NSAttributedString, options: NSStringDrawingOptions,
    attributes: [NSAttributedString.Key: Any] = [:]
  ) {
    var defaults = AttributedText.Defaults()
    if let font = attributes[.font] as? UIFont { defaults.font = font }
    text = AttributedText(string, defaults)
    self.options = options
  }

  /// Returns the bounding rectangle, in points from the drawing's origin.
  func bounds(in size: CGSize, _ context: NSStringDrawingContext?) -> CGRect {
    let bounds = bounds(layout(in: size, context), room: size)
    context?.totalBounds = bounds
    return bounds
  }

  /// Draws the string in the current context.
  package func draw(in rect: CGRect, _ context: NSStringDrawingContext?) {
    let layout = layout(in: rect.size, context)
    context?.totalBounds = bounds(layout, room: rect.size).offsetBy(dx: rect.minX, dy: rect.minY)
    draw(layout, in: rect)
  }

  // MARK: Internals

  /// Returns the layout at the largest scale that fits.
  ///
  /// - Parameters:
  ///   - size: The limits; a side of 0 or infinity is unlimited.
  ///   - context: The context with the minimum scale factor, which receives the actual one.
  private func layout(in size: CGSize, _ context: NSStringDrawingContext?) -> TextLayout {
    let (width, height) = (Self.limit(size.width), Self.limit(size.height))
    let least = context?.minimumScaleFactor ?? 0
    var scale: CGFloat = 1
    var layout = layout(width, height, scale)
    if least > 0, least < 1 {
      while scale > least, !fits(layout, width, height) {
        scale = max(least, scale - Self.scaleDecrement)
        layout = self.layout(width, height, scale)
      }
    }
    context?.actualScaleFactor = scale
    return layout
  }

  /// Returns the bounding rectangle of a layout for a drawing at the origin (Text.ST7).
  private func bounds(_ layout: TextLayout, room: CGSize) -> CGRect {
    let left = layout.lines.map(\.frame.x).min() ?? 0
    let isWide = Self.limit(room.width) != nil
    let origin = CGPoint(
      x: isWide ? left : 0,
      y: options.contains(.usesLineFragmentOrigin)
        ? 0 : (layout.lines.first.map { $0.baseline - $0.frame.y - $0.frame.height } ?? 0))
    return CGRect(origin: origin, size: CGSize(width: layout.width, height: layout.height))
  }

  /// Draws a layout in the current context; without one, does nothing.
  private func draw(_ layout: TextLayout, in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var corner = rect.origin
    if !options.contains(.usesLineFragmentOrigin), let first = layout.lines.first {
      corner.y -= first.baseline
    }
    text.draw(layout, at: corner, in: context)
  }

  /// The decrement of the scale from one attempt to the next.
  ///
  /// - Source: guess.
  private static let scaleDecrement: CGFloat = 0.02

  /// Returns a side; `nil` if it is unlimited (Text.ST8).
  private static func limit(_ length: CGFloat) -> CGFloat? {
    length > 0 && length < 100_000 ? length : nil
  }

  private func layout(_ width: CGFloat?, _ height: CGFloat?, _ scale: CGFloat) -> TextLayout {
    guard options.contains(.usesLineFragmentOrigin) else {
      return text.layout(
        width: text.hasSingleLineParagraphs ? width : nil, lineLimit: 1, scale: scale)
    }
    let whole = text.layout(width: width, scale: scale)
    guard let height, CGFloat(whole.height) > height else { return whole }
    // Lines that do not fit are omitted, except for the first (Text.ST9).
    let room = whole.lines.count { $0.frame.y + $0.frame.height <= Double(height) + 0.01 }
    guard options.contains(.truncatesLastVisibleLine) else {
      return whole.prefix(max(1, room))
    }
    return text.layout(width: width, lineLimit: max(1, room), scale: scale)
  }

  private func fits(_ layout: TextLayout, _ width: CGFloat?, _ height: CGFloat?) -> Bool {
    if layout.isTruncated { return false }
    if let width, CGFloat(layout.width) > width { return false }
    if let height, CGFloat(layout.height) > height { return false }
    return true
  }
}
