/// A view that shows strokes, whose coordinates are its own.
@MainActor
final class StrokesView: UIView {
  /// The strokes, from back to front.
  private(set) var strokes: [PKStroke] = []
  /// The closure that is called after new strokes were drawn, unless they were passing.
  var onDraw: (() -> Void)?

  private var isNew = false

  /// Shows strokes.
  ///
  /// - Parameters:
  ///   - strokes: The strokes, from back to front.
  ///   - isPassing: Whether they are those of a use of the tool that goes on.
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
