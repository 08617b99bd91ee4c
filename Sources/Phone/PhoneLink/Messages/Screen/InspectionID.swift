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

  /// Whether the answer has all that assistive technologies use of elements.
  public var isDetailed: Bool { number & Self.detailBit != 0 }

  /// The bit that distinguishes detailed requests.
  private static let detailBit: UInt32 = 0x8000_0000
}
