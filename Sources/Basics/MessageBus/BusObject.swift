/// An object that a program offers on a bus; its members are called on the bus thread.
package protocol BusObject: AnyObject, Sendable {
  /// Handles a method call; no method has a result.
  func call(_ method: String, of interface: String, _ arguments: [BusVariant?])
  /// Returns the value of a property; `nil` if there is none.
  func property(_ name: String, of interface: String) -> BusVariant?
  /// Sets a property.
  func set(_ name: String, of interface: String, to value: BusVariant)
}
