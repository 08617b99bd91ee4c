// Trait overrides and trait change handlers (Traits.TO1…, Traits.TR1…).
extension UIWindowScene: UITraitChangeObservable, TraitStateHolder {
  /// The traits that the scene specifies for itself and its windows.
  public var traitOverrides: UITraitOverrides {
    get { overrides }
    set { overrideTraits(newValue) }
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

  /// The traits of a screen with the overrides of the scene.
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
