// What views have from those around them. Steps V10, V11 are in `Documentation/Behaviour/Views.md`.
extension UIView {
  /// V10: its own tint, or that of the nearest view around that has one; grey while it is dimmed.
  var tint: UIColor {
    let views = sequence(first: self, next: \.outer)
    let colour = views.lazy.compactMap(\.ownTint).first ?? UIColor.defaultTint
    return tintMode == .dimmed ? colour.withoutHue : colour
  }

  var tintMode: TintAdjustmentMode {
    let views = sequence(first: self, next: \.outer)
    return views.lazy.map(\.ownTintMode).first { $0 != .automatic } ?? .normal
  }

  /// Tells this view, and those in it that have its tint, that the tint changed.
  func tellOfTint() {
    if backgroundColor?.isFixed == false { showBackground() }
    asCurrent { tintColorDidChange() }
    for view in inner where view.ownTint == nil { view.tellOfTint() }
  }

  /// V11: those of the window, with what controllers on the way change; without a window nobody
  /// knows yet whether force is felt.
  var traits: UITraitCollection {
    guard let window else {
      return UITraitCollection(traitsFrom: [
        UIScreen.main.traitCollection, UITraitCollection(forceTouchCapability: .unknown),
      ])
    }
    return window.screen.traitCollection.overridden(by: overrides)
  }

  /// What views and controllers on the way from the window change, the outermost first.
  private var overrides: [UITraitCollection] {
    var changes: [UITraitCollection] = []
    for view in sequence(first: self, next: \.outer) {
      if view.overrideUserInterfaceStyle != .unspecified {
        changes.append(UITraitCollection(userInterfaceStyle: view.overrideUserInterfaceStyle))
      }
      if let imposed = view.controller?.imposedTraits { changes.append(imposed) }
    }
    return changes.reversed()
  }

  /// Does something during which the view's traits are those of now (Drawing DR1).
  func asCurrent(_ body: () -> Void) {
    CurrentTraits.with(toldTraits ?? traits, of: self, body)
  }

  /// Has the layer show the background's colour as it is for the view's traits (Drawing DR5).
  func showBackground() {
    guard let color = backgroundColor, !color.isFixed else {
      layer.backgroundColor = backgroundColor?.cgColor
      return
    }
    asCurrent { layer.backgroundColor = color.cgColor }
  }

  /// Tells the view and its controller that traits changed, and has it show what follows from them.
  private func tellOfTraits(since old: UITraitCollection?) {
    if traits.hasDifferentColorAppearance(comparedTo: old) { showLooks() }
    if old != nil {
      setNeedsLayout()
      setNeedsDisplay()
    }
    asCurrent {
      controller?.traitCollectionDidChange(old)
      traitCollectionDidChange(old)
    }
  }

  /// Finds out anew all colours that follow the looks (Drawing DR5).
  private func showLooks() {
    guard backgroundColor?.isFixed == false else { return }
    ViewAnimation.without { showBackground() }
  }

  /// Tells this view and those in it, from outside in, what has changed of their traits.
  func updateTraits() {
    let new = traits
    if let old = toldTraits, old != new {
      toldTraits = new
      tellOfTraits(since: old)
    } else if toldTraits == nil, window != nil {
      toldTraits = new
      tellOfTraits(since: nil)
    }
    for view in inner { view.updateTraits() }
  }

  /// A point of this view's coordinates in those of one in it.
  ///
  /// It is the same as converting by way of the layers. Most views are neither turned nor stretched,
  /// and then it is a subtraction; a hit test does this for every view of a screen.
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

  /// The same by where both are seen at the moment.
  func convertSeen(_ point: CGPoint, into view: UIView) -> CGPoint {
    guard let outer = layer.presentation(), let inner = view.layer.presentation() else {
      return convert(point, into: view)
    }
    return inner.convert(point, from: outer)
  }

  /// The layer of a view for converting, or that of this one's window, or of the outermost view.
  func layerForConverting(_ view: UIView?) -> CALayer? {
    if let view { return view.layer }
    if let window = self as? UIWindow { return window.stage }
    return sequence(first: self, next: \.outer).first { $0.outer == nil }?.layer
  }

  /// The layer that has the coordinates of a space; a screen's are those around the windows.
  func spaceLayer(_ space: any UICoordinateSpace) -> CALayer? {
    guard let screen = space as? ScreenSpace else { return (space as? UIView)?.layer }
    return screen.isFixed ? nil : window?.stage
  }

  /// Makes a layer of the view's class.
  static func makeLayer() -> CALayer {
    guard layerClass != CALayer.self else { return CALayer() }
    guard let layer = ObjectMaker.make(layerClass) as? CALayer else {
      preconditionFailure("\(layerClass) is no class of layers")
    }
    return layer
  }
}
