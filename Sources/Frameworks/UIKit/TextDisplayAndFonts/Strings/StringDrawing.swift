import DisplayList

/// A string that is drawn or measured by itself.
///
/// Source: Documentation/Behaviour/Text.md#strings (ST7–ST9)
struct StringDrawing {
  private let text: AttributedText
  private let options: NSStringDrawingOptions

  /// Makes a drawing of a string.
  ///
  /// - Parameters:
  ///   - string: The string.
  ///   - options: How it is drawn.
  ///   - attributes: What the string would have if it were not empty.
  init(
    _ string: NSAttributedString, options: NSStringDrawingOptions,
    attributes: [NSAttributedString.Key: Any] = [:]
  ) {
    var defaults = AttributedText.Defaults()
    if let font = attributes[.font] as? UIFont { defaults.font = font }
    text = AttributedText(string, defaults)
    self.options = options
  }

  /// The rectangle that it takes, from its place.
  func bounds(in size: CGSize, _ context: NSStringDrawingContext?) -> CGRect {
    let bounds = bounds(layout(in: size, context), room: size)
    context?.totalBounds = bounds
    return bounds
  }

  /// Draws it in the context of now.
  func draw(in rect: CGRect, _ context: NSStringDrawingContext?) {
    let layout = layout(in: rect.size, context)
    context?.totalBounds = bounds(layout, room: rect.size).offsetBy(dx: rect.minX, dy: rect.minY)
    draw(layout, in: rect)
  }

  // MARK: Internals

  /// The string in lines, with the scale that gives it room.
  ///
  /// - Parameters:
  ///   - size: The room; sides that are 0 or endless do not limit.
  ///   - context: Says how small letters may become, and is told how small they are.
  private func layout(in size: CGSize, _ context: NSStringDrawingContext?) -> TextLayout {
    let (width, height) = (Self.limit(size.width), Self.limit(size.height))
    let least = context?.minimumScaleFactor ?? 0
    var scale: CGFloat = 1
    var layout = layout(width, height, scale)
    if least > 0, least < 1 {
      while scale > least, !fits(layout, width, height) {
        scale = max(least, scale - Self.scaleStep)
        layout = self.layout(width, height, scale)
      }
    }
    context?.actualScaleFactor = scale
    return layout
  }

  /// Where the string is if its place is the origin (ST7).
  private func bounds(_ layout: TextLayout, room: CGSize) -> CGRect {
    let left = layout.lines.map(\.frame.x).min() ?? 0
    let isWide = Self.limit(room.width) != nil
    let origin = CGPoint(
      x: isWide ? left : 0,
      y: options.contains(.usesLineFragmentOrigin)
        ? 0 : (layout.lines.first.map { $0.baseline - $0.frame.y - $0.frame.height } ?? 0))
    return CGRect(origin: origin, size: CGSize(width: layout.width, height: layout.height))
  }

  /// Draws the string in the context of now; without one it does nothing.
  private func draw(_ layout: TextLayout, in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var corner = rect.origin
    if !options.contains(.usesLineFragmentOrigin), let first = layout.lines.first {
      corner.y -= first.baseline
    }
    text.draw(layout, at: corner, in: context)
  }

  /// How much smaller letters become from try to try.
  ///
  /// - Source: guess.
  private static let scaleStep: CGFloat = 0.02

  /// A side that limits; nil for one that does not (ST8).
  private static func limit(_ length: CGFloat) -> CGFloat? {
    length > 0 && length < 100_000 ? length : nil
  }

  private func layout(_ width: CGFloat?, _ height: CGFloat?, _ scale: CGFloat) -> TextLayout {
    guard options.contains(.usesLineFragmentOrigin) else {
      return text.layout(width: text.isOneLineEach ? width : nil, lineLimit: 1, scale: scale)
    }
    let whole = text.layout(width: width, scale: scale)
    guard let height, CGFloat(whole.height) > height else { return whole }
    // ST9. Lines that have no room are left out, all but the first.
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
