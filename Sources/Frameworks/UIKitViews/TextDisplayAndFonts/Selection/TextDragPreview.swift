/// The selected text under a finger that drags it.
///
/// Step TextSelection.TD2.
@MainActor
final class TextDragPreview: UIView {
  private weak var source: UIView?
  private let area: CGRect
  private let rects: [CGRect]

  /// Creates a preview above the contents of a window.
  ///
  /// - Parameters:
  ///   - source: The view that shows the text.
  ///   - area: The area of the preview in that view.
  ///   - rects: The rectangles of the selection in that view.
  ///   - window: The window.
  init(of source: UIView, area: CGRect, rects: [CGRect], in window: UIWindow) {
    (self.source, self.area, self.rects) = (source, area, rects)
    super.init(frame: CGRect(origin: .zero, size: area.size))
    isUserInteractionEnabled = false
    isOpaque = false
    isAccessibilityElement = false
    alpha = Self.opacity
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 4)
    window.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let source, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    let outline = UIBezierPath()
    for rect in rects { outline.append(UIBezierPath(rect: rect)) }
    context.translateBy(x: -area.minX, y: -area.minY)
    outline.addClip()
    UIColor.systemBackground.setFill()
    context.fill(area)
    source.layer.render(in: context)
    context.restoreGState()
  }

  /// The opacity.
  ///
  /// - Source: none. Confidence: guess.
  private static let opacity: CGFloat = 0.85
}
