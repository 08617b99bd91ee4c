/// A view that applies a blur or vibrancy effect.
///
/// Subviews belong in its `contentView` (Drawing.DR19…, in `Documentation/Behaviour/Drawing.md`).
@preconcurrency @MainActor
open class UIVisualEffectView: UIView, NSSecureCoding {
  /// Creates an empty view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContent()
    showEffect()
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  /// Creates a view without an effect, or one of an interface file (Nibs.NI5).
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
    if let nib = coder.nib { decode(nib) }
    decodeArchive(Self.effectArchive, coder)
    decodeContent(coder)
  }

  /// Effect views support secure coding.
  nonisolated open class var supportsSecureCoding: Bool { true }

  /// Encodes the view with its effect and its content (Archives.AR17).
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    Self.effectArchive.encode(self, with: coder)
    encodeContent(coder)
  }

  /// The container of the subviews.
  open private(set) var contentView = UIView()

  /// The effect; `nil` for none.
  ///
  /// The effect can be animated (Drawing.DR22).
  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

  @_spi(UIKitModules) open override func traitsBecameKnown() {
    ViewAnimation.without { showEffect() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    ViewAnimation.without { showEffect() }
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== contentView else { return }
    // An iPhone traps here.
    RuntimeWarning.once(
      "\(type(of: subview)) has to be added to the contentView of \(type(of: self))")
  }

  // MARK: Internals

  private func addContent() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Applies the effect to the layers, for the current traits (Drawing.DR19…DR21).
  func showEffect() {
    let traits = traitCollection
    let isOpaque = UIScreen.main.device.reducesTransparency
    layer.backdrop = effect?.backdropBlur?.backdrop(for: traits, isOpaque: isOpaque)
    contentView.layer.vibrancy = (effect as? UIVibrancyEffect)?.vibrancy(for: traits)
  }
}
