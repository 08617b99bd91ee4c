import Synchronization

/// Tells a publisher's streams apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let number: UInt

  /// Makes one like no other.
  public init() {
    number = UInt(truncatingIfNeeded: Self.count.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  /// Makes that of an object.
  public init(_ obj: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(obj)) }

  /// It as a number.
  public var description: String { "0x" + String(number, radix: 16) }

  private static let count = Atomic(0)
}
