import TactusVoiceOver

/// A wheel of spokes that turns while the app is busy (Controls.CA1…).
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The styles of an activity indicator.
  public enum Style: Int, Sendable {
    /// The default size.
    case medium = 100
    /// A large size.
    case large = 101
    /// A large size, white.
    @available(*, deprecated, renamed: "large")
    case whiteLarge = 0
    /// The default size, white.
    @available(*, deprecated, renamed: "medium")
    case white = 1
    /// The default size, gray.
    @available(*, deprecated, renamed: "medium")
    case gray = 2

    /// Whether the style is large; compares raw values, because some cases are deprecated.
    var isLarge: Bool { rawValue == 0 || rawValue == 101 }
    /// Whether the style is white.
    var isWhite: Bool { rawValue < 2 }
  }

  // MARK: Creating

  /// Creates an indicator of a style, stopped and hidden.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: ActivityIndicatorMetrics.size(style)))
    setUp()
  }

  /// Creates an indicator of the default size, stopped and hidden.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Creates an indicator, stopped and hidden, or one of an interface file (Nibs.NI5).
  public required init(coder: NSCoder) {
    style = .medium
    // A view never fails to be decoded.
    // swift-format-ignore: NeverForceUnwrap
    super.init(coder: coder)!
    setUp()
    if let nib = coder.nib { decode(nib) }
    decodeArchive(Self.indicatorArchive, coder)
  }

  /// Encodes the view (Archives.AR17).
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    Self.indicatorArchive.encode(self, with: coder)
  }

  // MARK: Appearance

  /// The style.
  open var style: Style {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
      colorBlades()
    }
  }
  /// The color; `nil` for the style's color.
  open var color: UIColor! {
    get { ownColor ?? (style.isWhite ? .white : ActivityIndicatorMetrics.color) }
    set {
      ownColor = newValue
      colorBlades()
    }
  }
  /// Whether the indicator is hidden while stopped.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

  // MARK: Animation

  /// Whether the animation is running.
  open private(set) var isAnimating = false

  /// Starts the animation and shows the indicator.
  open func startAnimating() {
    isHidden = false
    guard !isAnimating else { return }
    isAnimating = true
    turn()
  }

  /// Stops the animation, and hides the indicator if `hidesWhenStopped` is set.
  open func stopAnimating() {
    isAnimating = false
    wheel.removeAnimation(forKey: Self.key)
    if hidesWhenStopped { isHidden = true }
  }

  // MARK: Sizes

  /// The size of the style.
  open override var intrinsicContentSize: CGSize { ActivityIndicatorMetrics.size(style) }
  /// Returns the size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeBlades()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isAnimating, window != nil, wheel.animation(forKey: Self.key) == nil { turn() }
  }

  @_spi(UIKitModules) open override func traitsBecameKnown() { colorBlades() }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colorBlades()
  }

  // MARK: Accessibility

  /// The accessibility label; whether the task is in progress by default.
  open override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel
        ?? VoiceOverStrings.ofPhone[isAnimating ? .inProgress : .progressHalted]
    }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: Internals

  private static let key = "turning"

  private var ownColor: UIColor?
  private let wheel = CALayer()
  private var blades: [CALayer] = []

  private func setUp() {
    isOpaque = false
    isUserInteractionEnabled = false
    isHidden = true
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
    layer.addSublayer(wheel)
    blades = ActivityIndicatorMetrics.opacities.map { opacity in
      let blade = CALayer()
      blade.opacity = opacity
      wheel.addSublayer(blade)
      return blade
    }
    placeBlades()
    colorBlades()
  }

  /// Lays out the blades on their ring, the brightest at the left, counterclockwise (Controls.CA1).
  private func placeBlades() {
    let blade = ActivityIndicatorMetrics.blade(style)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
    for (index, layer) in blades.enumerated() {
      let angle = .pi - CGFloat(index) * .pi / 4
      layer.bounds = CGRect(x: 0, y: 0, width: blade.length, height: blade.thickness)
      layer.cornerRadius = blade.thickness / 2
      layer.position = CGPoint(x: blade.ring * cos(angle), y: blade.ring * sin(angle))
      layer.setAffineTransform(CGAffineTransform(rotationAngle: angle))
    }
    CATransaction.commit()
  }

  private func colorBlades() {
    let color = color.resolvedColor(with: traitCollection).cgColor
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for blade in blades { blade.backgroundColor = color }
    CATransaction.commit()
  }

  /// Rotates the wheel clockwise in eight steps per turn (Controls.CA2).
  private func turn() {
    let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    animation.values = (0..<8).map { CGFloat($0) * .pi / 4 }
    animation.calculationMode = .discrete
    animation.duration = ActivityIndicatorMetrics.turn
    animation.repeatCount = .infinity
    wheel.add(animation, forKey: Self.key)
  }
}
