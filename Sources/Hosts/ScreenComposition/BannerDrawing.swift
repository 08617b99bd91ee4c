import TactusDisplayList
import TactusPhone

/// The drawing of a notice at the top of the screen (Pasteboard.PP7).
///
/// - Source: estimated from pictures of phones. Confidence: guess.
struct BannerDrawing {
  init(_ text: String, _ model: PhoneModel, isDark: Bool) {
    (self.text, self.model, self.isDark) = (text, model, isDark)
  }

  /// The commands that draw it: a capsule with a line of text, which is truncated.
  var commands: [DrawingCommand] {
    let screenWidth = Double(model.screen.width)
    let longest = screenWidth - 2 * (Self.margin + Self.padding)
    let label = fittingLabel(longest)
    let width = label.width + 2 * Self.padding
    let frame = DrawingRect(
      x: (screenWidth - width) / 2, y: model.screen.portraitSafeArea.top + Self.gap,
      width: width, height: Self.height)
    var outline = DrawingPath()
    outline.addRounded(frame, cornerWidth: Self.height / 2, cornerHeight: Self.height / 2)
    let shade = isDark ? 0.17 : 0.95
    return [
      .fill(outline, .winding, .color(DrawingColor(red: shade, green: shade, blue: shade)))
    ]
      + label.commands(
        at: DrawingPoint(frame.x + Self.padding, frame.y + (Self.height - label.height) / 2))
  }

  // MARK: Internals

  private let text: String
  private let model: PhoneModel
  private let isDark: Bool

  private static let (height, padding, margin, gap) = (32.0, 16.0, 8.0, 6.0)

  /// Returns the longest beginning of the text that fits, with an ellipsis if it is not all.
  private func fittingLabel(_ width: Double) -> TextLayout {
    var count = text.count
    var label = layout(text)
    while label.width > width, count > 1 {
      count -= 1
      label = layout("\(text.prefix(count))…")
    }
    return label
  }

  private func layout(_ text: String) -> TextLayout {
    TextLayout(text, style: .system(size: 13, weight: 500, color: isDark ? .white : .black))
  }
}
