/// An identifier of an inspection request; the phone chooses the number.
public struct InspectionID: Sendable, Hashable {
  /// The number chosen by the phone.
  public var number: UInt32

  /// Creates an identifier.
  public init(_ number: UInt32) { self.number = number }

  /// Creates the identifier of a request for all that assistive technologies use of elements.
  ///
  /// - Parameter number: A number whose highest bit is not used.
  public static func detailed(_ number: UInt32) -> InspectionID {
    InspectionID(number | Self.detailBit)
  }

  /// Creates the identifier of a request of VoiceOver.
  ///
  /// - Parameters:
  ///   - number: A number, of which the lowest 24 bits are used.
  ///   - acceptsChanges: Whether the answer may be `unchanged`.
  public static func ofVoiceOver(_ number: UInt32, acceptsChanges: Bool) -> InspectionID {
    InspectionID(voiceOverBits | (acceptsChanges ? changesBit : 0) | (number & 0xFF_FFFF))
  }

  /// Whether the request is one of VoiceOver; hosts count from 1.
  public var isOfVoiceOver: Bool { number >= Self.voiceOverBits }

  /// Whether the answer may be `unchanged`, if the elements are those of the last answer to
  /// VoiceOver.
  public var acceptsChanges: Bool { isOfVoiceOver && number & Self.changesBit != 0 }

  /// Whether the answer has all that assistive technologies use of elements.
  public var isDetailed: Bool { number & Self.detailBit != 0 }

  /// The bits of requests of VoiceOver, which are detailed ones.
  private static let voiceOverBits: UInt32 = 0xF000_0000
  /// The bit of requests that accept changes.
  private static let changesBit: UInt32 = 0x0800_0000
  /// The bit that distinguishes detailed requests.
  private static let detailBit: UInt32 = 0x8000_0000
}
