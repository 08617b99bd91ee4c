/// The flags of a request to a tag of ISO 15693.
public struct NFCISO15693RequestFlag: OptionSet, Sendable {
  /// The flags as a number.
  public let rawValue: UInt8

  /// Creates flags of a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The tag answers on two frequencies.
  public static let dualSubCarriers = NFCISO15693RequestFlag(rawValue: 1 << 0)
  /// The tag answers fast.
  public static let highDataRate = NFCISO15693RequestFlag(rawValue: 1 << 1)
  /// The form of the request is extended.
  public static let protocolExtension = NFCISO15693RequestFlag(rawValue: 1 << 3)
  /// The selected tag answers.
  public static let select = NFCISO15693RequestFlag(rawValue: 1 << 4)
  /// The tag with the identifier of the request answers.
  public static let address = NFCISO15693RequestFlag(rawValue: 1 << 5)
  /// The option of the command.
  public static let option = NFCISO15693RequestFlag(rawValue: 1 << 6)
  /// A flag that a command may use.
  public static let commandSpecificBit8 = NFCISO15693RequestFlag(rawValue: 1 << 7)
}

/// The older name of the flags.
public typealias RequestFlag = NFCISO15693RequestFlag
