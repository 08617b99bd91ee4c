// Trait overrides and handlers of trait changes. Steps Traits.TO1…, Traits.TR1….
extension UIViewController: _TraitChangeNotifying, TraitStateHolder {
  /// The traits that the controller specifies for itself, its view and its children.
  public var traitOverrides: UITraitOverrides {
    get { overrides }
    set { if setOverrides(newValue) { ownView?.updateTraits() } }
  }
}
