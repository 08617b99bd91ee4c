import Synchronization

/// A unique identifier of a publisher's stream.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let number: UInt

  /// Creates a unique identifier.
  public init() {
    number = UInt(truncatingIfNeeded: Self.count.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  /// Creates the identifier of an object.
  public init(_ obj: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(obj)) }

  /// The identifier as a hexadecimal number.
  public var description: String { "0x" + String(number, radix: 16) }

  private static let count = Atomic(0)
}
