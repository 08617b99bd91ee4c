internal import Synchronization

/// What tells one interval from others of its name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// Its number.
  public let rawValue: UInt64
  /// Makes one of its number.
  public init(_ value: UInt64) { rawValue = value }
  /// Makes a new one.
  public init(log: OSLog) { self.init(Self.last.wrappingAdd(1, ordering: .relaxed).newValue) }
  /// Makes the one that an object always has while it lives.
  public init(log: OSLog, object: AnyObject) {
    self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
  }

  /// Of intervals that never overlap with others of their name.
  public static let exclusive = OSSignpostID(0xeeee_b0b5_b2b2_eeee)
  /// Of no interval.
  public static let invalid = OSSignpostID(.max)
  /// Of no interval.
  public static let null = OSSignpostID(0)

  /// Whether one has the lower number.
  public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool {
    one.rawValue < other.rawValue
  }

  private static let last = Atomic<UInt64>(0)
}

/// What a signpost stands at.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// Its number.
  public let rawValue: UInt8
  /// Makes one of its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A moment.
  public static let event = Self(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = Self(rawValue: 1)
  /// The end of an interval.
  public static let end = Self(rawValue: 2)

  var word: String { self == .begin ? "begin" : self == .end ? "end" : "event" }
}

/// What is kept from an interval's beginning for its end.
public final class OSSignpostIntervalState: Sendable {
  /// Which interval it is of.
  public let signpostID: OSSignpostID

  init(_ id: OSSignpostID) { signpostID = id }

  /// Makes that of an interval that was begun elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
}
