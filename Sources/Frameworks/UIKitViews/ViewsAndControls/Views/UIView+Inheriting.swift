// Inheritance of tint and traits (Views.V10, Views.V11, Traits.TO1…).
extension UIView: TintSource {
  /// The effective tint: the view's own or the nearest ancestor's; gray while dimmed (Views.V10).
  package var tint: UIColor {
    var next: UIView? = self
    while let view = next, view.ownTint == nil { next = view.outer }
    let color = next?.ownTint ?? UIColor.defaultTint
    return tintMode == .dimmed ? color.desaturated : color
  }

  var tintMode: TintAdjustmentMode {
    var next: UIView? = self
    while let view = next, view.ownTintMode == .automatic { next = view.outer }
    return next?.ownTintMode ?? .normal
  }

  /// Notifies this view, and its descendants that inherit the tint, of a changed tint.
  func notifyTintChange() {
    notifyTintChange { $0.ownTint == nil }
  }

  /// Notifies this view, and its descendants that inherit the adjustment mode, of a changed mode,
  /// which also changes their own tints.
  func notifyTintModeChange() {
    notifyTintChange { $0.ownTintMode == .automatic }
  }

  private func notifyTintChange(_ inherits: (UIView) -> Bool) {
    if backgroundColor?.isFixed == false { showBackground() }
    withCurrentTraits { tintColorDidChange() }
    for view in inner where inherits(view) { view.notifyTintChange(inherits) }
  }

  /// Notifies an added view if its tint differs from the one that it had without a superview.
  func notifyInheritedTint() {
    if tintMode != .normal, ownTintMode == .automatic {
      notifyTintModeChange()
    } else if ownTint == nil, tint != UIColor.defaultTint {
      notifyTintChange()
    }
  }

  /// The traits of the window, or of the screen outside a window, with the overrides of ancestors
  /// (Views.V11).
  var traits: UITraitCollection {
    let outer =
      window.map { $0.windowScene?.traitCollection ?? $0.screen.traitCollection }
      ?? traitsOutsideWindow
    var changes: [UITraitCollection] = []
    var limitsTextSize = false
    // Every layout requests the traits of every view; most views inherit them unchanged and share
    // the object.
    var next: UIView? = self
    while let view = next {
      view.appendOverrides(to: &changes, isInherited: view !== self)
      limitsTextSize =
        limitsTextSize || view.minimumContentSizeCategory != nil
        || view.maximumContentSizeCategory != nil
      next = view.outer
    }
    let traits = changes.isEmpty ? outer : outer.overridden(by: changes.reversed())
    guard limitsTextSize else { return traits }
    let size = limited(traits.preferredContentSizeCategory)
    guard size != traits.preferredContentSizeCategory else { return traits }
    return traits.overridden(by: [UITraitCollection(preferredContentSizeCategory: size)])
  }

  /// The traits that the outermost view inherits without a window.
  ///
  /// They are the screen's, with the overrides of controllers that contain or present its
  /// controller, and without the force capability.
  private var traitsOutsideWindow: UITraitCollection {
    let root = sequence(first: self, next: \.outer).first { $0.outer == nil }
    let inherited = root?.controller?.traitsOutsideWindow ?? UIScreen.main.traitCollection
    guard inherited.forceTouchCapability != .unknown else { return inherited }
    return UITraitCollection(traitsFrom: [
      inherited, UITraitCollection(forceTouchCapability: .unknown),
    ])
  }

  /// Returns a text size within the limits of the view and its ancestors; an outer limit is applied
  /// before an inner one.
  private func limited(_ size: UIContentSizeCategory) -> UIContentSizeCategory {
    Array(sequence(first: self, next: \.outer)).reversed().reduce(size) { size, view in
      if let least = view.minimumContentSizeCategory, size < least { return least }
      if let most = view.maximumContentSizeCategory, size > most { return most }
      return size
    }
  }

  /// Returns one line for each view that limits the text size, from this one outward.
  func describeTextSizeLimits() -> String {
    sequence(first: self, next: \.outer).compactMap { view in
      let limits = [
        view.minimumContentSizeCategory.map { "minimum \($0.rawValue)" },
        view.maximumContentSizeCategory.map { "maximum \($0.rawValue)" },
      ].compactMap(\.self)
      guard !limits.isEmpty else { return nil }
      return "\(type(of: view)): \(limits.joined(separator: ", "))"
    }.joined(separator: "\n")
  }

  /// Appends the trait overrides of this view and of its controller, innermost first (Traits.TO2).
  ///
  /// - Parameter isInherited: Whether the traits are those of a subview.
  private func appendOverrides(to changes: inout [UITraitCollection], isInherited: Bool) {
    if isInherited, let given = traitsOfSubviews { changes.append(given) }
    // A subclass may override the style without setting it.
    let style = overrideUserInterfaceStyle
    if style != overriddenStyle { changes.append(UITraitCollection(userInterfaceStyle: style)) }
    if let own = traitState?.collection { changes.append(own) }
    if let imposed = controller?.imposedTraits { changes.append(imposed) }
  }

  /// Runs a closure with the view's traits as the current ones (Drawing.DR1).
  func withCurrentTraits(_ body: () -> Void) {
    let known = window == nil ? nil : reportedTraits
    CurrentTraits.with(known ?? traits, of: self, body)
  }

  /// Sets the layer's background color, resolved with the view's traits (Drawing.DR5).
  func showBackground() {
    guard let color = backgroundColor, !color.isFixed else {
      layer.backgroundColor = backgroundColor?.cgColor
      return
    }
    withCurrentTraits { layer.backgroundColor = color.cgColor }
  }

  /// Notifies the view and its controller of changed traits (Traits.TR2).
  private func notifyTraitChange(since old: UITraitCollection) {
    let new = reportedTraits ?? traits
    if new.hasDifferentColorAppearance(comparedTo: old) { showLooks() }
    setNeedsLayout()
    setNeedsDisplay()
    withCurrentTraits {
      if let controller {
        controller.requestUnavailableContentUpdate()
        controller.traitCollectionDidChange(old)
        controller.traitState?.notify(controller, of: new, previous: old)
      }
      traitCollectionDidChange(old)
      traitState?.notify(self, of: new, previous: old)
    }
  }

  /// Resolves dynamic colors again (Drawing.DR5).
  private func showLooks() {
    guard backgroundColor?.isFixed == false else { return }
    ViewAnimation.without { showBackground() }
  }

  /// Updates the traits of this view and its descendants, from the outside in; a view outside a
  /// window is updated when it enters one (Traits.TR4).
  func updateTraits() {
    guard window != nil else { return }
    let new = traits
    if let old = reportedTraits {
      reportedTraits = new
      if new.differsVisibly(from: old) { notifyTraitChange(since: old) }
    } else {
      reportedTraits = new
      showLooks()
      withCurrentTraits {
        controller?.traitsBecameKnown()
        traitsBecameKnown()
      }
      // A view expects the screen's traits, and is notified only of others (Views.V11).
      let expected = UIScreen.main.traitCollection
      if new.differsVisibly(from: expected) { notifyTraitChange(since: expected) }
    }
    traitsWereUpdated()
    for view in inner { view.updateTraits() }
  }

  /// Converts a point to the coordinates of a subview.
  ///
  /// The result equals a conversion through the layers. Most views have no transform, so it is a
  /// subtraction; a hit test converts for every view on the screen.
  func convert(_ point: CGPoint, into view: UIView) -> CGPoint {
    let inner = view.layer
    guard CATransform3DIsIdentity(inner.transform),
      CATransform3DIsIdentity(layer.sublayerTransform), !layer.isGeometryFlipped,
      !inner.isGeometryFlipped, inner.superlayer === layer
    else { return inner.convert(point, from: layer) }
    let (bounds, anchor, place) = (inner.bounds, inner.anchorPoint, inner.position)
    return CGPoint(
      x: point.x - place.x + anchor.x * bounds.width + bounds.minX,
      y: point.y - place.y + anchor.y * bounds.height + bounds.minY)
  }

  /// Converts a point to the coordinates of a subview, by their presentation layers.
  func convertSeen(_ point: CGPoint, into view: UIView) -> CGPoint {
    guard let outer = layer.presentation(), let inner = view.layer.presentation() else {
      return convert(point, into: view)
    }
    return inner.convert(point, from: outer)
  }

  /// Returns the layer to convert to: a view's, the window's, or the root view's.
  func layerForConverting(_ view: UIView?) -> CALayer? {
    if let view { return view.layer }
    if let window = self as? UIWindow { return window.panelLayer }
    return sequence(first: self, next: \.outer).first { $0.outer == nil }?.layer
  }

  /// Returns the layer with the coordinates of a space; for a screen, the layer around the windows.
  func spaceLayer(_ space: any UICoordinateSpace) -> CALayer? {
    guard let screen = space as? ScreenCoordinateSpace else { return (space as? UIView)?.layer }
    return screen.isFixed ? nil : window?.panelLayer
  }

  /// Creates a layer of the view's layer class.
  static func makeLayer() -> CALayer {
    guard layerClass != CALayer.self else { return CALayer() }
    guard let layer = ObjectFactory.make(layerClass) as? CALayer else {
      programmingError("\(layerClass) is not a subclass of CALayer")
    }
    return layer
  }
}

extension UITraitCollection {
  /// Returns whether traits differ, except for a force capability that is unknown, as without a
  /// window (Views.V11).
  fileprivate func differsVisibly(from other: UITraitCollection) -> Bool {
    guard self !== other, self != other else { return false }
    guard forceTouchCapability == .unknown || other.forceTouchCapability == .unknown else {
      return true
    }
    let isKnown = forceTouchCapability != .unknown
    let force = UITraitCollection(
      forceTouchCapability: isKnown ? forceTouchCapability : other.forceTouchCapability)
    return UITraitCollection(traitsFrom: [self, force])
      != UITraitCollection(traitsFrom: [other, force])
  }
}

extension TraitStateHolder {
  /// The user interface style of the overrides; unspecified if not overridden.
  var overriddenStyle: UIUserInterfaceStyle {
    traitState?.collection == nil ? .unspecified : overrides.userInterfaceStyle
  }
}
