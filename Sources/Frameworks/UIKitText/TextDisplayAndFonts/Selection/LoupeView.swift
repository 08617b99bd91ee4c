/// The loupe: a magnified part of a view above the finger.
///
/// Step TextSelection.SE6.
@MainActor
final class LoupeView: UIView {
  private weak var source: UIView?
  /// The point in the middle of the loupe, in the source.
  private var point = CGPoint.zero

  /// Shows a loupe over the window of a view.
  init?(of source: UIView) {
    guard let window = source.window else { return nil }
    self.source = source
    super.init(frame: CGRect(origin: .zero, size: TextSelectionMetrics.loupe))
    isUserInteractionEnabled = false
    isOpaque = false
    isAccessibilityElement = false
    contentMode = .redraw
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
    window.addSubview(self)
  }

  required init?(coder: NSCoder) { nil }

  /// Moves the loupe above a finger.
  ///
  /// - Parameters:
  ///   - point: The point that is magnified, in the source.
  ///   - finger: The location of the finger in the window.
  func show(_ point: CGPoint, finger: CGPoint) {
    self.point = point
    guard let window = superview else { return }
    let (size, edge) = (TextSelectionMetrics.loupe, TextSelectionMetrics.loupeEdge)
    let half = size.width / 2
    UIView.performWithoutAnimation {
      center = CGPoint(
        x: min(max(finger.x, half + edge), window.bounds.width - half - edge),
        y: max(size.height / 2 + edge, finger.y - TextSelectionMetrics.loupeDistance))
    }
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let source, let context = UIGraphicsGetCurrentContext() else { return }
    let outline = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2)
    context.saveGState()
    outline.addClip()
    UIColor.systemBackground.setFill()
    context.fill(bounds)
    let scale = TextSelectionMetrics.magnification
    context.translateBy(x: bounds.midX, y: bounds.midY)
    context.scaleBy(x: scale, y: scale)
    context.translateBy(x: -point.x, y: -point.y)
    source.layer.render(in: context)
    context.restoreGState()
    UIColor.separator.setStroke()
    outline.lineWidth = 1
    outline.stroke()
  }
}
