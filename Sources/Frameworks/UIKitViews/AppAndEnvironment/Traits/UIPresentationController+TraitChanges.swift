// Trait overrides and trait change handlers (Traits.TO1…, Traits.TR1…).
extension UIPresentationController: UITraitChangeObservable, TraitStateHolder {
  /// The traits that the controller specifies for itself and the views in its container.
  public var traitOverrides: UITraitOverrides {
    get { overrides }
    set { if setOverrides(newValue) { traitOverridesChanged() } }
  }

  /// Registers a closure for changes of traits (Traits.TR1).
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    neededTraitState.add(TraitRegistration(traits, handler: handler))
  }

  /// Registers a method of an object for changes of traits (Traits.TR3).
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    neededTraitState.add(TraitRegistration(traits, target: target, action: action))
  }

  /// Registers a method of this object for changes of traits (Traits.TR3).
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitState?.remove(registration)
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
