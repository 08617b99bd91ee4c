/// A view that shows a background configuration (CellConfigurations.CC20…).
@MainActor
package final class BackgroundConfigurationView: UIView {
  /// The configuration that the view shows.
  package var configuration: UIBackgroundConfiguration {
    didSet { if configuration != oldValue { show() } }
  }
  /// The rounded corners.
  package var roundCorners: CACornerMask {
    get { shape.layer.maskedCorners }
    set { shape.layer.maskedCorners = newValue }
  }

  package init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    shape.layer.cornerCurve = .continuous
    addSubview(shape)
    show()
  }

  required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showStroke()
    showShadow()
  }

  package override func traitsBecameKnown() {
    super.traitsBecameKnown()
    showStroke()
    showShadow()
  }

  // MARK: Internals

  /// The colored area, which clips effect, image and custom view to its corners.
  private let shape = UIView()
  private var outline: UIView?
  private var effectView: UIVisualEffectView?
  private var imageView: UIImageView?
  private weak var customView: UIView?

  /// Applies the configuration to the views (CellConfigurations.CC20).
  private func show() {
    shape.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    showEffect()
    showImage()
    if customView !== configuration.customView {
      if customView?.superview === shape { customView?.removeFromSuperview() }
      customView = configuration.customView
    }
    // Another background may have taken over the view meanwhile.
    if let customView, customView.superview !== shape { shape.addSubview(customView) }
    shape.clipsToBounds =
      configuration.cornerRadius > 0 || effectView != nil || imageView != nil || customView != nil
    showStroke()
    showShadow()
    setNeedsLayout()
  }

  private func showEffect() {
    guard let effect = configuration.visualEffect else {
      effectView?.removeFromSuperview()
      return effectView = nil
    }
    if let effectView {
      effectView.effect = effect
    } else {
      let view = UIVisualEffectView(effect: effect)
      shape.insertSubview(view, at: 0)
      effectView = view
    }
  }

  private func showImage() {
    guard let image = configuration.image else {
      imageView?.removeFromSuperview()
      return imageView = nil
    }
    let view = imageView ?? UIImageView()
    if imageView == nil {
      shape.insertSubview(view, at: effectView == nil ? 0 : 1)
      imageView = view
    }
    (view.image, view.contentMode) = (image, configuration.imageContentMode)
  }

  private func showStroke() {
    guard configuration.strokeWidth > 0 else {
      outline?.removeFromSuperview()
      return outline = nil
    }
    let view = outline ?? UIView()
    if outline == nil {
      view.layer.cornerCurve = .continuous
      addSubview(view)
      outline = view
    }
    let color = configuration.resolvedStrokeColor(for: tintColor)
    view.layer.borderWidth = configuration.strokeWidth
    view.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
  }

  /// This view casts the shadow, because the colored area may clip (CellConfigurations.CC24).
  private func showShadow() {
    let shadow = configuration.shadowProperties
    layer.shadowOpacity = Float(shadow.opacity)
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = shadow.offset
    layer.shadowColor = shadow.color.resolvedColor(with: traitCollection).cgColor
  }

  /// Returns the outline that casts the shadow; nil without a shadow.
  private func shadowPath(_ frame: CGRect, _ radius: CGFloat) -> CGPath? {
    guard configuration.shadowProperties.opacity > 0 else { return nil }
    guard let path = configuration.shadowProperties.path else {
      return radius > 0
        ? UIBezierPath(roundedRect: frame, cornerRadius: radius).cgPath
        : UIBezierPath(rect: frame).cgPath
    }
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    return moved.cgPath
  }

  private func placeParts() {
    let frame = bounds.inset(by: insets)
    let radius = min(configuration.cornerRadius, min(frame.width, frame.height) / 2)
    shape.frame = frame
    shape.layer.cornerRadius = max(0, radius)
    layer.shadowPath = shadowPath(frame, radius)
    for view in [effectView, imageView, customView] where view?.frame != shape.bounds {
      view?.frame = shape.bounds
    }
    let outset = configuration.strokeOutset
    outline?.frame = frame.insetBy(dx: -outset, dy: -outset)
    outline?.layer.cornerRadius = radius > 0 ? max(0, radius + outset) : 0
    outline?.layer.maskedCorners = roundCorners
  }

  /// The insets, including added layout margins (CellConfigurations.CC23).
  private var insets: UIEdgeInsets {
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    let margins = superview?.directionalLayoutMargins ?? .zero
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    return insets.edges(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
