/// A handler of changes of traits (Traits.TR1).
@MainActor
package final class TraitRegistration: NSObject, UITraitChangeRegistration {
  private let traits: Set<ObjectIdentifier>
  private let handler: (any UITraitEnvironment, UITraitCollection) -> Void

  package init(
    _ traits: [UITrait], handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) {
    self.traits = Set(traits.map { ObjectIdentifier($0) })
    self.handler = handler
    super.init()
  }

  /// Creates a registration whose handler receives the object as a given type.
  package convenience init<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) {
    self.init(traits) { object, previous in
      guard let object = object as? Environment else {
        programmingError(
          "a handler of trait changes takes a \(Environment.self), but the registered object is a "
            + "\(type(of: object)): name a type in the closure that the object has")
      }
      handler(object, previous)
    }
  }

  /// Creates a registration that calls a method of a target (Traits.TR3).
  package convenience init(_ traits: [UITrait], target: Any, action: Selector) {
    let receiver = messageReceiver(target)
    self.init(traits) { [weak receiver] object, previous in
      guard let receiver else { return }
      action.send(to: receiver, with: [object, previous])
    }
  }

  /// Calls the handler, if one of its traits has changed.
  func notify(
    of changed: Set<ObjectIdentifier>, _ object: any UITraitEnvironment,
    previous: UITraitCollection
  ) {
    if !traits.isDisjoint(with: changed) { handler(object, previous) }
  }
}
