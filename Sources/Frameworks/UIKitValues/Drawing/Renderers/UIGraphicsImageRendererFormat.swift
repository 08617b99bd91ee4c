/// The format of the images of a renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Creates the default format: the scale of the screen, with alpha.
  public required init() { super.init() }

  /// Creates the format for some traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// The scale, in pixels per point; 0 for the screen's scale.
  open var scale = CurrentTraits.scaleOfScreen
  /// Whether images start black and have no alpha.
  open var opaque = false
  /// The preferred color range; no effect, because images are always sRGB.
  open var preferredRange = Range.standard

  /// Whether images support high dynamic range; false, because they are always sRGB.
  open var supportsHighDynamicRange: Bool { false }

  /// The range of colors of an image.
  public enum Range: Int, Sendable {
    /// An unspecified range.
    case unspecified = -1
    /// The range of the screen.
    case automatic = 0
    /// A range beyond sRGB.
    case extended = 1
    /// The sRGB range.
    case standard = 2
  }

  /// Whether a range beyond sRGB is preferred.
  @available(*, deprecated, message: "Use preferredRange instead.")
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  override func copyValues(of other: UIGraphicsRendererFormat) {
    super.copyValues(of: other)
    guard let other = other as? UIGraphicsImageRendererFormat else { return }
    (scale, opaque, preferredRange) = (other.scale, other.opaque, other.preferredRange)
  }
}
