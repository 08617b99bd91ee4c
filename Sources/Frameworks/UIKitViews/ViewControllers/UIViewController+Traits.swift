import TactusPhoneTypes

// Traits of a view controller (Views.V11, Traits.TO2).
extension UIViewController {
  /// The traits outside a window: those of the screen, with the overrides of the controller and its
  /// ancestors.
  var traitsOutsideWindow: UITraitCollection {
    let outward = sequence(first: self) { $0.container ?? $0.presenting }
    let imposed = outward.flatMap { controller in
      [controller.imposedTraits, controller.storedPresentationController?.traitState?.collection]
    }
    let traits = UIScreen.main.traitCollection.overridden(
      by: imposed.compactMap(\.self).reversed())
    var outermost = self
    for controller in outward { outermost = controller }
    guard !outermost.isPlaced else { return traits }
    return UITraitCollection(traitsFrom: [
      traits, UITraitCollection(forceTouchCapability: .unknown),
    ])
  }

  /// Whether the controller knows its force capability: it is in a window, or the system gives new
  /// controllers their likely traits (Views.V11).
  private var isPlaced: Bool {
    rootWindow != nil || viewIfLoaded?.window != nil
      || UIScreen.main.device.systemVersion >= SystemVersion(13)
  }

  /// The traits that the controller imposes on its view: those of its presentation, its parent and
  /// itself, in this order (Traits.TO2).
  var imposedTraits: UITraitCollection? {
    let isSheet = presenting != nil && modalPresentationStyle.isSheet
    let level = isSheet ? UITraitCollection(userInterfaceLevel: .elevated) : nil
    // A subclass may override the style without setting it.
    let style = overrideUserInterfaceStyle
    let isSet = style == overriddenStyle
    if isSet, level == nil, traitsFromParent == nil { return traitState?.collection }
    let ownStyle = isSet ? nil : UITraitCollection(userInterfaceStyle: style)
    let all = [level, traitsFromParent, traitState?.collection, ownStyle].compactMap(\.self)
    return all.isEmpty ? nil : UITraitCollection(traitsFrom: all)
  }
}
