/// Many objects below one path that a program offers on a bus; its members are called on the bus
/// thread.
///
/// An object is named by the last part of its path.
package protocol BusObjectTree: AnyObject, Sendable {
  /// Returns the names of an object's interfaces; empty if there is no such object.
  func interfaces(of node: String) -> [String]
  /// Handles a method call and returns its results; `nil` if the arguments are of no use.
  func call(
    _ method: String, of interface: String, at node: String, _ arguments: [BusVariant?]
  ) -> [BusVariant]?
  /// Returns the value of a property; `nil` if there is none.
  func property(_ name: String, of interface: String, at node: String) -> BusVariant?
  /// Sets a property and returns whether it was possible.
  func set(
    _ name: String, of interface: String, at node: String, to value: BusVariant
  ) -> Bool
}
