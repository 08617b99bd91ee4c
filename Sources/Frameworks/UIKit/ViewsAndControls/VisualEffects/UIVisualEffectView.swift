/// A view that blurs what is behind it, or has what is in it take its colour from there.
///
/// Views are put into its `contentView`. The steps DR19… are in `Documentation/Behaviour/Drawing.md`.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// Makes a view without size.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContent()
    showEffect()
  }

  /// Makes a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  /// Makes a view without size: archives of views are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  /// What is in the view.
  public final let contentView = UIView()

  /// What is done to what is behind it, or in it; nil for nothing.
  ///
  /// It can be animated (DR22).
  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    ViewAnimation.without { showEffect() }
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== contentView else { return }
    // A phone stops the program.
    Complaint.once("\(type(of: subview)) belongs into the contentView of \(type(of: self))")
  }

  // MARK: Internals

  private func addContent() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// DR19…DR21: gives the layers what the effect does where the screen looks as it does now.
  func showEffect() {
    let traits = traitCollection
    let isOpaque = UIScreen.main.device.reducesTransparency
    layer.backdrop = (effect as? UIBlurEffect)?.backdrop(for: traits, isOpaque: isOpaque)
    contentView.layer.vibrancy = (effect as? UIVibrancyEffect)?.vibrancy(for: traits)
  }
}
