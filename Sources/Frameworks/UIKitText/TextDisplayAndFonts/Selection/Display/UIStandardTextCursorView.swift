/// A view that shows the system's insertion point, in the tint color.
@preconcurrency @MainActor
open class UIStandardTextCursorView: UIView, UITextCursorView {
  /// Creates an insertion point that blinks.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an insertion point from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Whether the view blinks.
  open var isBlinking = true { didSet { update() } }

  /// Shows the view immediately, and restarts the blinking.
  open func resetBlinkAnimation() { update() }

  /// Whether the view is hidden; a hidden one does not blink.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { update() } }
  }

  /// Places the line in the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    caret.frame = bounds
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    caret.backgroundColor = tintColor
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    caret.backgroundColor = tintColor
    update()
  }

  // MARK: Internals

  private let caret = CaretView()

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    addSubview(caret)
  }

  private func update() {
    let isShown = !isHidden && window != nil
    caret.isOn = isShown && isBlinking
    if isShown, !isBlinking { caret.isHidden = false }
  }
}
