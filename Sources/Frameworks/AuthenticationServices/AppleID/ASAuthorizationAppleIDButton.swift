/// A button that begins to sign in with Apple.
///
/// Steps SignIn.BU1….
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
  /// The kind of a button, which has its title.
  public enum ButtonType: Int, Sendable {
    /// “Sign in with Apple”.
    case signIn = 0
    /// “Continue with Apple”.
    case `continue` = 1
    /// “Sign up with Apple”.
    case signUp = 2

    /// The default one: `signIn`.
    public static let `default` = ButtonType.signIn
  }

  /// The colors of the button.
  public enum Style: Int, Sendable {
    /// Black on white.
    case white = 0
    /// Black on white, with a line around it.
    case whiteOutline = 1
    /// White on black.
    case black = 2
  }

  private let type: ButtonType
  private let style: Style
  private let label = UILabel()

  // MARK: Creating

  /// Creates a button.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  /// Creates a button.
  public init(
    authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style
  ) {
    (self.type, self.style) = (type, style)
    super.init(frame: CGRect(origin: .zero, size: Self.minimumSize))
    configure()
  }

  /// Creates a black button that signs in.
  public override init(frame: CGRect) {
    (type, style) = (.default, .black)
    super.init(frame: frame)
    configure()
  }

  /// Creates a black button that signs in; archives have no type and no style.
  public required init?(coder: NSCoder) {
    (type, style) = (.default, .black)
    super.init(coder: coder)
    configure()
  }

  // MARK: Configuring

  /// The radius of the corners in points (SignIn.BU3).
  open var cornerRadius: CGFloat = 6 { didSet { setNeedsLayout() } }

  /// The size that the guidelines allow at least (SignIn.BU2).
  open override var intrinsicContentSize: CGSize { Self.minimumSize }

  /// Returns the size that the guidelines allow at least.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.minimumSize }

  /// Sets the corners, and the size of the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(cornerRadius, bounds.height / 2)
    label.font = .systemFont(
      ofSize: (bounds.height * Self.titleShare).rounded(), weight: .medium)
    label.frame = bounds.insetBy(dx: bounds.width * Self.marginShare, dy: 0)
  }

  /// Whether the button is touched, so that it is dimmed.
  open override var isHighlighted: Bool { didSet { updateOpacity() } }
  /// Whether the button is enabled; else it is dimmed.
  open override var isEnabled: Bool { didSet { updateOpacity() } }

  // MARK: Internals

  /// The least size in points.
  ///
  /// - Source: Apple's Human Interface Guidelines, Sign in with Apple. Confidence: documented.
  private static let minimumSize = CGSize(width: 140, height: 30)
  /// The size of the title as a share of the button's height.
  ///
  /// - Source: Apple's Human Interface Guidelines, Sign in with Apple. Confidence: documented.
  private static let titleShare = 0.43
  /// The least space beside the title as a share of the button's width.
  ///
  /// - Source: Apple's Human Interface Guidelines, Sign in with Apple. Confidence: documented.
  private static let marginShare = 0.08
  /// The opacity of a touched or disabled button.
  ///
  /// - Source: ours. Confidence: guess.
  private static let dimmedOpacity = 0.6

  private var title: String {
    switch type {
    case .signIn: "Sign in with Apple"
    case .continue: "Continue with Apple"
    case .signUp: "Sign up with Apple"
    }
  }

  private func configure() {
    backgroundColor = style == .black ? .black : .white
    layer.borderWidth = style == .whiteOutline ? 1 : 0
    layer.borderColor = UIColor.black.cgColor
    label.text = title
    label.textColor = style == .black ? .white : .black
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.baselineAdjustment = .alignCenters
    label.isAccessibilityElement = false
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityTraits = .button
  }

  private func updateOpacity() {
    label.alpha = isHighlighted || !isEnabled ? Self.dimmedOpacity : 1
  }
}
