// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/CoreNFC.tsv.
// Do not edit.

/// The type name formats of a record.
public enum NFCTypeNameFormat: UInt8, Sendable {
  /// An empty record.
  case empty = 0
  /// A well-known type of the NFC Forum.
  case nfcWellKnown = 1
  /// A MIME type.
  case media = 2
  /// An absolute URI.
  case absoluteURI = 3
  /// An external type of another organization.
  case nfcExternal = 4
  /// An unknown type.
  case unknown = 5
  /// The type of the previous chunk.
  case unchanged = 6
}

/// The information that FeliCa polling requests.
public enum NFCFeliCaPollingRequestCode: Int, Sendable {
  /// No information.
  case noRequest = 0
  /// The system code.
  case systemCode = 1
  /// The communication performance.
  case communicationPerformance = 2
}

/// The number of time slots of FeliCa polling.
public enum NFCFeliCaPollingTimeSlot: Int, Sendable {
  /// One.
  case max1 = 0
  /// Two.
  case max2 = 1
  /// Four.
  case max4 = 3
  /// Eight.
  case max8 = 7
  /// Sixteen.
  case max16 = 15
}

/// The request flags of ISO 15693.
public struct NFCISO15693RequestFlag: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt8
  /// Creates a value from its raw value.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The tag responds with two subcarriers.
  public static let dualSubCarriers = Self(rawValue: 1 << 0)
  /// The tag responds at the high data rate.
  public static let highDataRate = Self(rawValue: 1 << 1)
  /// The request uses a protocol extension.
  public static let protocolExtension = Self(rawValue: 1 << 3)
  /// Only the selected tag responds.
  public static let select = Self(rawValue: 1 << 4)
  /// Only the addressed tag responds.
  public static let address = Self(rawValue: 1 << 5)
  /// The option of the command.
  public static let option = Self(rawValue: 1 << 6)
  /// A bit that a command defines.
  public static let commandSpecificBit8 = Self(rawValue: 1 << 7)
}

/// An older name of `NFCISO15693RequestFlag`.
public typealias RequestFlag = NFCISO15693RequestFlag

/// The families of MIFARE tags.
public enum NFCMiFareFamily: UInt, Sendable {
  /// An unknown family.
  case unknown = 1
  /// MIFARE Ultralight.
  case ultralight = 2
  /// MIFARE Plus.
  case plus = 3
  /// MIFARE DESFire.
  case desfire = 4
}

/// The NDEF capabilities of a tag.
public enum NFCNDEFStatus: UInt, Sendable {
  /// NDEF is not supported.
  case notSupported = 1
  /// Readable and writable.
  case readWrite = 2
  /// Readable only.
  case readOnly = 3
}
