// Trait overrides and handlers of trait changes. Steps Traits.TO1…, Traits.TR1….
extension UIWindowScene: _TraitChangeNotifying, TraitStateHolder {
  /// The traits that the scene specifies for itself and its windows.
  public var traitOverrides: UITraitOverrides {
    get { overrides }
    set { overrideTraits(newValue) }
  }

  /// Returns the traits of a screen with the overrides of the scene.
  func traits(on screen: UITraitCollection) -> UITraitCollection {
    guard let own = traitState?.collection else { return screen }
    return screen.overridden(by: [own])
  }

  /// Notifies the scene that its traits have changed.
  func notifyTraitChange(from old: UITraitCollection) {
    let new = traitCollection
    guard new != old else { return }
    traitCollectionDidChange(old)
    traitState?.notify(self, of: new, previous: old)
  }

  private func overrideTraits(_ new: UITraitOverrides) {
    let old = traitCollection
    guard setOverrides(new) else { return }
    notifyTraitChange(from: old)
    for window in windows { window.updateTraits() }
  }
}
