/// A line that fills, for how far something has come.
///
/// Steps CR1… are in `Documentation/Behaviour/Controls.md`.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// What it looks like.
  public enum Style: Int, Sendable {
    /// A line by itself.
    case `default` = 0
    /// A thinner line, at the edge of a bar.
    case bar = 1
  }

  // MARK: Creating

  /// Makes a line that is empty; its height is its own (CR1).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a line that is empty: archives of views are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Makes a line that is empty.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: Self.usualWidth, height: 0))
    progressViewStyle = style
    sizeToFit()
  }

  // MARK: Value

  /// How far it has come, 0…1.
  open var progress: Float {
    get { own }
    set { setProgress(newValue, animated: false) }
  }

  /// Says how far it has come, 0…1.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    own = max(0, min(1, progress))
    guard animated else { return setNeedsLayout() }
    layoutIfNeeded()
    UIView.animate(
      withDuration: Self.time, delay: 0, options: [.curveLinear, .beginFromCurrentState]
    ) { self.place() }
  }

  // MARK: Looks

  /// What it looks like.
  open var progressViewStyle: Style = .default {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// The colour of what is filled; nil for the tint.
  open var progressTintColor: UIColor? { didSet { color() } }
  /// The colour of what is not; nil for the usual gray.
  open var trackTintColor: UIColor? { didSet { color() } }

  /// The picture of what is filled, stretched; it is preferred to the colour.
  open var progressImage: UIImage? { didSet { color() } }
  /// The picture of what is not, stretched; it is preferred to the colour.
  open var trackImage: UIImage? { didSet { color() } }

  // MARK: Room

  /// As thick as such lines are, and as wide as it is made.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: thickness)
  }
  /// As thick as such lines are.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: thickness)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    color()
  }

  // MARK: Accessibility

  /// How far it has come, in whole percent, unless something else is said.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((own * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Internals

  /// How thick the two styles are, in points.
  ///
  /// - Source: what others measured, and a guess. Confidence: measured for the default style.
  private static let thicknesses: [Style: CGFloat] = [.default: 4, .bar: 2.5]
  /// How wide it is if nobody says, in points.
  ///
  /// - Source: guess.
  private static let usualWidth: CGFloat = 160
  /// Seconds that it takes to come further.
  ///
  /// - Source: CR2. Confidence: measured.
  private static let time: TimeInterval = 0.25

  private var own: Float = 0
  private let track = UIImageView()
  private let fill = UIImageView()

  private var thickness: CGFloat { Self.thicknesses[progressViewStyle] ?? 4 }

  private func setUp() {
    isOpaque = false
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
    track.clipsToBounds = true
    addSubview(track)
    track.addSubview(fill)
    color()
  }

  private func color() {
    (track.image, fill.image) = (trackImage, progressImage)
    track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
    fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
  }

  private func place() {
    let height = thickness
    track.frame = CGRect(
      x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
    let width = bounds.width * CGFloat(own)
    let isFromRight = traitCollection.layoutDirection == .rightToLeft
    fill.frame = CGRect(
      x: isFromRight ? bounds.width - width : 0, y: 0, width: width, height: height)
    // A bar's line goes from edge to edge.
    let radius = progressViewStyle == .default ? height / 2 : 0
    (track.layer.cornerRadius, fill.layer.cornerRadius) = (radius, radius)
  }
}
