// Trait overrides and handlers of trait changes. Steps Traits.TO1…, Traits.TR1….
extension UIPresentationController: _TraitChangeNotifying, TraitStateHolder {
  /// The traits that the controller specifies for itself and the views in its container.
  public var traitOverrides: UITraitOverrides {
    get { overrides }
    set { if setOverrides(newValue) { traitOverridesChanged() } }
  }

  /// Notifies the controller of changed traits, like a view (Traits.TO2).
  func updateTraits() {
    let new = traitCollection
    let old = reportedTraits ?? UIScreen.main.traitCollection
    reportedTraits = new
    guard new != old else { return }
    traitCollectionDidChange(old)
    traitState?.notify(self, of: new, previous: old)
  }

  /// Updates the views in the container; before the presentation, the controller itself.
  private func traitOverridesChanged() {
    if let container { container.updateTraits() } else { updateTraits() }
  }
}
