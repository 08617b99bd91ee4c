/// The identity of a protocol.
public final class NWProtocolDefinition: Sendable, Hashable, CustomDebugStringConvertible {
  /// The name, such as `tcp`.
  public let name: String

  init(_ name: String) { self.name = name }

  /// The name.
  public var debugDescription: String { name }

  /// Returns whether two definitions are those of the same protocol.
  public static func == (one: NWProtocolDefinition, other: NWProtocolDefinition) -> Bool {
    one === other
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
