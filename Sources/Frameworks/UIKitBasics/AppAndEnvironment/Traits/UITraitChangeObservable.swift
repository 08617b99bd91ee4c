/// An object that calls handlers when its traits change (Traits.TR1…).
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  /// A closure that receives the object whose traits have changed, and its previous traits.
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (
    TraitEnvironment, UITraitCollection
  ) -> Void

  /// Registers a closure for changes of traits.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - handler: The closure; it receives this object, so it need not capture it.
  /// - Returns: The registration, which ends with this object at the latest.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  /// Registers a method of an object for changes of traits.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - target: The object; not retained.
  ///   - action: The method; depending on its number of parameters, it receives the object with the
  ///     traits, and the previous traits.
  /// - Returns: The registration.
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration

  /// Registers a method of this object for changes of traits.
  @discardableResult
  func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration

  /// Ends a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}
