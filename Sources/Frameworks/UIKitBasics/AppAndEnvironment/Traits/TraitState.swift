/// The trait overrides of an object, and the handlers of changes of its traits.
@MainActor
package final class TraitState {
  /// The overrides.
  package var overrides = UITraitOverrides() {
    didSet { collection = overrides.collection }
  }
  /// The overrides as a collection; nil without any.
  package private(set) var collection: UITraitCollection?
  private var registrations: [TraitRegistration] = []

  /// Adds a registration and returns it.
  package func add(_ registration: TraitRegistration) -> any UITraitChangeRegistration {
    registrations.append(registration)
    return registration
  }

  /// Removes a registration; one of another object is not known, and nothing happens.
  package func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Calls the handlers of traits that have changed, in the order of registration (Traits.TR2).
  package func notify(
    _ object: any UITraitEnvironment, of traits: UITraitCollection, previous: UITraitCollection
  ) {
    guard !registrations.isEmpty else { return }
    let changed = Set(traits.changedTraits(from: previous).map { ObjectIdentifier($0) })
    guard !changed.isEmpty else { return }
    for registration in registrations where registrations.contains(where: { $0 === registration }) {
      registration.notify(of: changed, object, previous: previous)
    }
  }
}

/// An object that can have trait overrides and handlers of changes.
@MainActor
package protocol TraitStateHolder: AnyObject {
  /// The overrides and handlers; nil before the first one.
  var traitState: TraitState? { get set }
}

extension TraitStateHolder {
  /// The overrides and handlers, created when they are first needed.
  package var neededTraitState: TraitState {
    if let traitState { return traitState }
    let new = TraitState()
    traitState = new
    return new
  }

  /// The trait overrides.
  package var overrides: UITraitOverrides { traitState?.overrides ?? UITraitOverrides() }

  /// Sets the trait overrides, and returns whether they have changed.
  package func setOverrides(_ overrides: UITraitOverrides) -> Bool {
    guard overrides.values != self.overrides.values else { return false }
    neededTraitState.overrides = overrides
    return true
  }
}
