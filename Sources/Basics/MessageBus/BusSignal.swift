/// A signal that has arrived from a bus.
package struct BusSignal: Sendable {
  /// The path of the object that has sent it.
  package var path: String
  /// The arguments.
  package var arguments: [BusVariant]
}
