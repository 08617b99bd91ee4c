internal import Synchronization

/// An identifier that distinguishes overlapping intervals with the same name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The raw value.
  public let rawValue: UInt64
  /// Creates an instance from a raw value.
  public init(_ value: UInt64) { rawValue = value }
  /// Creates a unique identifier.
  public init(log: OSLog) { self.init(Self.last.wrappingAdd(1, ordering: .relaxed).newValue) }
  /// Creates the identifier of an object, which is constant during its lifetime.
  public init(log: OSLog, object: AnyObject) {
    self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
  }

  /// The identifier of intervals that never overlap with others of their name.
  public static let exclusive = OSSignpostID(0xeeee_b0b5_b2b2_eeee)
  /// An identifier of no interval.
  public static let invalid = OSSignpostID(.max)
  /// An identifier of no interval.
  public static let null = OSSignpostID(0)

  /// Returns whether the first identifier has the lower raw value.
  public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool {
    one.rawValue < other.rawValue
  }

  private static let last = Atomic<UInt64>(0)
}

/// The identifier of a signpost.
public typealias os_signpost_id_t = UInt64

/// The type of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt8
  /// Creates an instance from a raw value.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A single event.
  public static let event = Self(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = Self(rawValue: 1)
  /// The end of an interval.
  public static let end = Self(rawValue: 2)

  var word: String { self == .begin ? "begin" : self == .end ? "end" : "event" }
}

/// The state of an interval between its beginning and its end.
public final class OSSignpostIntervalState: Codable, Sendable {
  /// The identifier of the interval.
  public let signpostID: OSSignpostID

  init(_ id: OSSignpostID) { signpostID = id }

  /// Creates the state that a decoder has.
  public init(from decoder: any Decoder) throws {
    signpostID = OSSignpostID(try decoder.singleValueContainer().decode(UInt64.self))
  }

  /// Encodes the identifier of the interval.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(signpostID.rawValue)
  }

  /// Creates the state of an interval that was begun elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
}
