/// A view that shows strokes, with the same coordinates as the drawing.
@MainActor
final class StrokesView: UIView {
  /// The strokes, from back to front.
  private(set) var strokes: [PKStroke] = []
  /// Called after new strokes were drawn, unless they were provisional.
  var onDraw: (() -> Void)?

  private var isNew = false

  /// Shows strokes.
  ///
  /// - Parameters:
  ///   - strokes: The strokes, from back to front.
  ///   - isPassing: Whether the strokes are provisional.
  func show(_ strokes: [PKStroke], isPassing: Bool = false) {
    self.strokes = strokes
    if !isPassing { isNew = true }
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() {
      let renderer = StrokeRenderer(traitCollection.userInterfaceStyle)
      for stroke in strokes { renderer.draw(stroke, in: context) }
    }
    guard isNew else { return }
    isNew = false
    onDraw?()
  }
}
