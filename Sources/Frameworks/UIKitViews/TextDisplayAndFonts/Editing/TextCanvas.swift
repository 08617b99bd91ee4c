/// A view that draws the text being edited, clipped to its bounds, over the selection.
package final class TextCanvas: UIView {
  /// Draws the text in the coordinates of the superview.
  package var drawText: () -> Void = {}
  /// The rectangles of the selection in the coordinates of the superview.
  package var selected: [CGRect] = [] {
    didSet { if selected != oldValue { setNeedsDisplay() } }
  }
  package let caret = CaretView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    clipsToBounds = true
    contentMode = .redraw
    addSubview(caret)
  }

  /// Returns nil: the view cannot be unarchived.
  package required init?(coder: NSCoder) { nil }

  package override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.translateBy(x: -frame.minX, y: -frame.minY)
    tintColor.withAlphaComponent(CaretMetrics.selectionAlpha).setFill()
    for area in selected { context.fill(area) }
    drawText()
    context.restoreGState()
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    caret.backgroundColor = tintColor
    setNeedsDisplay()
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    caret.backgroundColor = tintColor
  }
}
