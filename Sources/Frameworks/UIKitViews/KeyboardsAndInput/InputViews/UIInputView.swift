/// A view that replaces the keyboard or is above it, with the keyboard's background.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The styles of the background.
  public enum Style: Int, Sendable {
    /// No background.
    case `default` = 0
    /// The background of the keyboard.
    case keyboard = 1
  }

  /// The style of the background.
  open private(set) var inputViewStyle = Style.default

  /// Whether the constraints of the view determine its height.
  open var allowsSelfSizing = false

  /// Creates a view.
  public init(frame: CGRect, inputViewStyle: Style) {
    super.init(frame: frame)
    self.inputViewStyle = inputViewStyle
    if inputViewStyle == .keyboard { backgroundColor = InputColors.background }
  }

  /// Creates a view without a background.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  /// Creates a view without a background; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
