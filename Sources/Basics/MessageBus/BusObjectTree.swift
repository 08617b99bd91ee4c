/// Many objects below one path that a program offers on a bus; its members are called on the bus
/// thread.
///
/// An object is named by the last part of its path.
package protocol BusObjectTree: BusObject {
  /// Returns the names of an object's interfaces; empty if there is no such object.
  func interfaces(of node: String) -> [String]
}
