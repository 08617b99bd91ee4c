// Trait overrides and handlers of trait changes. Steps Traits.TO1…, Traits.TR1….
extension UIView: _TraitChangeNotifying, TraitStateHolder {
  /// The traits that the view specifies for itself and its subviews.
  public var traitOverrides: UITraitOverrides {
    get { overrides }
    set { if setOverrides(newValue) { updateTraits() } }
  }
}
