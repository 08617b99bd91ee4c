internal import TactusVirtualTime
import TactusVoiceOver

/// A view that shows the progress of a task as a bar (Controls.CR1…).
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The styles of a progress view.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default` = 0
    /// A thinner style for the edge of a bar.
    case bar = 1
  }

  // MARK: Creating

  /// Creates a progress view at 0; its height is fixed (Controls.CR1).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a progress view at 0, or one of an interface file (Nibs.NI5).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder.nib { decode(nib) }
    decodeArchive(Self.progressArchive, coder)
  }

  /// Encodes the view (Archives.AR17).
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    Self.progressArchive.encode(self, with: coder)
  }

  /// Creates a progress view of a style at 0.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: Self.usualWidth, height: 0))
    progressViewStyle = style
    sizeToFit()
  }

  // MARK: Value

  /// The progress, 0…1.
  open var progress: Float {
    get { own }
    set { setProgress(newValue, animated: false) }
  }

  /// The progress of a task that the view follows; nil for none.
  open var observedProgress: Progress? {
    didSet {
      observation = observedProgress?.observe(\.fractionCompleted, options: .initial) {
        [weak self] task, _ in
        let part = Float(task.fractionCompleted)
        // A task may report from any thread.
        if PhoneTime.isOnMainActor {
          MainActor.assumeIsolated { self?.progress = part }
        } else {
          DispatchQueue.main.async { self?.progress = part }
        }
      }
    }
  }
  private var observation: NSKeyValueObservation?

  /// Sets the progress, 0…1, with or without an animation.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    own = max(0, min(1, progress))
    guard animated else { return setNeedsLayout() }
    layoutIfNeeded()
    UIView.animate(
      withDuration: Self.time, delay: 0, options: [.curveLinear, .beginFromCurrentState]
    ) { self.place() }
  }

  // MARK: Appearance

  /// The style.
  open var progressViewStyle: Style = .default {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  /// The color of the filled part; `nil` for the tint.
  open var progressTintColor: UIColor? { didSet { color() } }
  /// The color of the track; `nil` for the default gray.
  open var trackTintColor: UIColor? { didSet { color() } }

  /// The stretched image of the filled part, which takes precedence over its color.
  open var progressImage: UIImage? { didSet { color() } }
  /// The stretched image of the track, which takes precedence over its color.
  open var trackImage: UIImage? { didSet { color() } }

  // MARK: Sizes

  /// The height of the style; no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: thickness)
  }
  /// Returns the given width and the height of the style.
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

  /// The accessibility label: by default the word for progress (VoiceOver.SP2).
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? VoiceOverStrings.ofPhone[.progress] }
    set { super.accessibilityLabel = newValue }
  }
  /// The accessibility value: by default the progress in percent.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((own * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Internals

  /// The heights of both styles, in points.
  ///
  /// - Source: measurements by others, and a guess. Confidence: measured for the default style.
  private static let thicknesses: [Style: CGFloat] = [.default: 4, .bar: 2.5]
  /// The default width, in points.
  ///
  /// - Source: guess.
  private static let usualWidth: CGFloat = 160
  /// The duration of an animated change, in seconds.
  ///
  /// - Source: Controls.CR2. Confidence: measured.
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
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    fill.frame = CGRect(
      x: isFromRight ? bounds.width - width : 0, y: 0, width: width, height: height)
    // The bar style extends from edge to edge.
    let radius = progressViewStyle == .default ? height / 2 : 0
    (track.layer.cornerRadius, fill.layer.cornerRadius) = (radius, radius)
  }
}
