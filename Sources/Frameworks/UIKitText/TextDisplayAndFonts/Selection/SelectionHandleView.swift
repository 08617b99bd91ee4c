/// A handle at an end of a selection: a line with a dot above or below it.
@MainActor
final class SelectionHandleView: UIView, UITextSelectionHandleView {
  private var isStart: Bool

  init(isStart: Bool) {
    self.isStart = isStart
    super.init(frame: .zero)
    isOpaque = false
    isHidden = true
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// Places the handle at the rectangle of a caret.
  func place(at caret: CGRect) {
    let frame = preferredFrame(for: caret)
    UIView.performWithoutAnimation {
      if self.frame != frame { self.frame = frame }
      isHidden = false
    }
  }

  /// The end of the selection: its leading or its trailing edge.
  var direction: NSDirectionalRectEdge {
    get { isStart ? .leading : .trailing }
    set {
      isStart = newValue.contains(.leading)
      setNeedsDisplay()
    }
  }
  /// Whether the text is vertical; without effect.
  var isVertical = false
  /// The shape of the handle; nil for that of the system.
  var customShape: UIBezierPath? { didSet { setNeedsDisplay() } }

  /// Returns the frame of the handle at the rectangle of a caret.
  func preferredFrame(for caret: CGRect) -> CGRect {
    let dot = TextSelectionMetrics.dot
    return CGRect(
      x: caret.midX - dot / 2, y: isStart ? caret.minY - dot + 2 : caret.minY, width: dot,
      height: caret.height + dot - 2)
  }

  override func draw(_ rect: CGRect) {
    tintColor.setFill()
    if let customShape { return customShape.fill() }
    let dot = TextSelectionMetrics.dot
    let line = CGRect(
      x: bounds.midX - CaretMetrics.width / 2, y: isStart ? dot - 2 : 0,
      width: CaretMetrics.width, height: bounds.height - dot + 2)
    UIBezierPath(rect: line).fill()
    UIBezierPath(
      ovalIn: CGRect(x: 0, y: isStart ? 0 : bounds.height - dot, width: dot, height: dot)
    ).fill()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
