internal import Synchronization

/// The superclass of the protocols.
public class NWProtocol {}

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

/// The superclass of the options of protocols.
public class NWProtocolOptions: @unchecked Sendable {
  let definition: NWProtocolDefinition

  init(_ definition: NWProtocolDefinition) { self.definition = definition }

  /// Returns options with the same values.
  func copied() -> NWProtocolOptions { self }
}

/// The superclass of what protocols tell about a connection or a message.
public class NWProtocolMetadata: @unchecked Sendable {
  let definition: NWProtocolDefinition

  init(_ definition: NWProtocolDefinition) { self.definition = definition }
}

/// Values that several threads may read and change.
final class SharedValues<Values: Sendable>: Sendable {
  private let values: Mutex<Values>

  init(_ values: Values) { self.values = Mutex(values) }

  /// The values.
  var current: Values { values.withLock { $0 } }

  /// Changes the values.
  func change(_ body: (inout sending Values) -> Void) { values.withLock { body(&$0) } }
}
