/// What pictures a renderer makes.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Makes the usual one: as many pixels a point as the screen has, with alpha.
  public required init() { super.init() }

  /// Makes one that suits some traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Pixels a point; 0 is as many as the screen has.
  open var scale = CurrentTraits.scaleOfScreen
  /// Whether pictures begin black and have no alpha.
  open var opaque = false
  /// Which colours are wanted; here pictures are always sRGB.
  open var preferredRange = Range.standard

  /// Which colours a picture can have.
  public enum Range: Int, Sendable {
    /// Nobody has said.
    case unspecified = -1
    /// Those of the screen.
    case automatic = 0
    /// More than those of sRGB.
    case extended = 1
    /// Those of sRGB.
    case standard = 2
  }

  /// Whether more colours are wanted than those of sRGB.
  @available(*, deprecated, message: "Use preferredRange instead.")
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  override func take(_ other: UIGraphicsRendererFormat) {
    super.take(other)
    guard let other = other as? UIGraphicsImageRendererFormat else { return }
    (scale, opaque, preferredRange) = (other.scale, other.opaque, other.preferredRange)
  }
}
