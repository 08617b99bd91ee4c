/// An object that a program offers on a bus; its members are called on the bus thread.
package protocol BusObject: AnyObject, Sendable {
  /// Handles a call, which must be replied to or refused, at any time.
  func receive(_ invocation: BusInvocation)
  /// Returns the value of a property; `nil` if there is none.
  func property(_ name: String, of interface: String, at path: String) -> BusVariant?
  /// Sets a property and returns whether it was possible; no property can be set by default.
  func set(_ name: String, of interface: String, at path: String, to value: BusVariant) -> Bool
}

extension BusObject {
  package func set(
    _ name: String, of interface: String, at path: String, to value: BusVariant
  ) -> Bool { false }
}
