/// The request flags of ISO 15693.
public struct NFCISO15693RequestFlag: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt8

  /// Creates flags from raw bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The tag responds with two subcarriers.
  public static let dualSubCarriers = NFCISO15693RequestFlag(rawValue: 1 << 0)
  /// The tag responds at the high data rate.
  public static let highDataRate = NFCISO15693RequestFlag(rawValue: 1 << 1)
  /// The request uses a protocol extension.
  public static let protocolExtension = NFCISO15693RequestFlag(rawValue: 1 << 3)
  /// Only the selected tag responds.
  public static let select = NFCISO15693RequestFlag(rawValue: 1 << 4)
  /// Only the addressed tag responds.
  public static let address = NFCISO15693RequestFlag(rawValue: 1 << 5)
  /// The option of the command.
  public static let option = NFCISO15693RequestFlag(rawValue: 1 << 6)
  /// A bit that a command defines.
  public static let commandSpecificBit8 = NFCISO15693RequestFlag(rawValue: 1 << 7)
}

/// An older name of `NFCISO15693RequestFlag`.
public typealias RequestFlag = NFCISO15693RequestFlag
