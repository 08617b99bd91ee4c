/// A class of UIKit whose objects call handlers when their traits change: the registration for all
/// of these classes (Traits.TR1…).
///
/// Apps do not use it: their own classes have no `TraitStateHolder`, which each of these is, too.
@preconcurrency @MainActor
public protocol _TraitChangeNotifying: UITraitChangeObservable, AnyObject {}

extension _TraitChangeNotifying {
  /// Registers a closure for changes of traits (Traits.TR1).
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    holder.neededTraitState.add(TraitRegistration(traits, handler: handler))
  }

  /// Registers a method of an object for changes of traits (Traits.TR3).
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    holder.neededTraitState.add(TraitRegistration(traits, target: target, action: action))
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
    holder.traitState?.remove(registration)
  }

  /// The object as one that keeps its handlers.
  private var holder: any TraitStateHolder {
    guard let holder = self as? any TraitStateHolder else {
      programmingError("\(Self.self) cannot register for changes of traits by itself")
    }
    return holder
  }
}
