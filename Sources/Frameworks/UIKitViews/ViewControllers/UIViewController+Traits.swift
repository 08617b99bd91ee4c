// Traits of a view controller. Step Views.V11.
extension UIViewController {
  /// The traits outside a window: those of the screen, with the overrides of the controller and its
  /// ancestors.
  var traitsOutsideWindow: UITraitCollection {
    let outward = sequence(first: self) { $0.container ?? $0.presenting }
    return UIScreen.main.traitCollection
      .overridden(by: outward.compactMap(\.imposedTraits).reversed())
  }

  /// The traits that the controller imposes on its view.
  var imposedTraits: UITraitCollection? {
    let style = overrideUserInterfaceStyle
    let own = style == .unspecified ? nil : UITraitCollection(userInterfaceStyle: style)
    let isSheet = presenting != nil && modalPresentationStyle.isSheet
    let level = isSheet ? UITraitCollection(userInterfaceLevel: .elevated) : nil
    let all = [level, traitsFromParent, own].compactMap(\.self)
    return all.isEmpty ? nil : UITraitCollection(traitsFrom: all)
  }
}
