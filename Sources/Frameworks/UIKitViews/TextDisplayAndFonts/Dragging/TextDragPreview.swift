/// The dragged text under a finger (TextSelection.TD2, TextSelection.TD6).
@MainActor
final class TextDragPreview: UIView {
  private weak var source: UIView?
  private let area: CGRect
  private let stripsColor: Bool

  /// Creates an image of text.
  ///
  /// - Parameters:
  ///   - source: The view that shows the text.
  ///   - area: The area of the image in that view.
  ///   - stripsColor: Whether the text is drawn in the label color.
  init(of source: UIView, area: CGRect, stripsColor: Bool) {
    (self.source, self.area, self.stripsColor) = (source, area, stripsColor)
    super.init(frame: CGRect(origin: .zero, size: area.size))
    isUserInteractionEnabled = false
    isOpaque = false
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let source, let context = UIGraphicsGetCurrentContext() else { return }
    guard stripsColor else { return draw(source, on: context) }
    let picture = UIGraphicsImageRenderer(size: area.size).image { draw(source, on: $0.cgContext) }
    picture.withTintColor(.label).draw(at: .zero)
  }

  private func draw(_ source: UIView, on context: CGContext) {
    context.saveGState()
    context.translateBy(x: -area.minX, y: -area.minY)
    source.layer.render(in: context)
    context.restoreGState()
  }
}
