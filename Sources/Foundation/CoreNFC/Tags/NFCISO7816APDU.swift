/// A command APDU of ISO 7816-4.
///
/// - Thread: any; all its properties are constants.
open class NFCISO7816APDU: NSObject, NSCopying, @unchecked Sendable {
  private let head: (UInt8, UInt8, UInt8, UInt8)
  private let content: Data?
  private let expectedLength: Int

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - instructionClass: The class byte.
  ///   - instructionCode: The instruction byte.
  ///   - p1Parameter: The first parameter.
  ///   - p2Parameter: The second parameter.
  ///   - data: The data; empty for none.
  ///   - expectedResponseLength: The length of the response, up to 65,536; -1 for no data.
  public init(
    instructionClass: UInt8, instructionCode: UInt8, p1Parameter: UInt8, p2Parameter: UInt8,
    data: Data, expectedResponseLength: Int
  ) {
    head = (instructionClass, instructionCode, p1Parameter, p2Parameter)
    content = data.isEmpty ? nil : data
    expectedLength = expectedResponseLength
    super.init()
  }

  /// Parses a command in the short or the extended form (NFC.ND5).
  public init?(data: Data) {
    let bytes = [UInt8](data)
    guard bytes.count >= 4, let body = APDUBody(bytes.dropFirst(4)) else { return nil }
    head = (bytes[0], bytes[1], bytes[2], bytes[3])
    content = body.data.isEmpty ? nil : Data(body.data)
    expectedLength = body.expectedLength ?? -1
    super.init()
  }

  /// The class byte.
  open var instructionClass: UInt8 { head.0 }
  /// The instruction byte.
  open var instructionCode: UInt8 { head.1 }
  /// The first parameter.
  open var p1Parameter: UInt8 { head.2 }
  /// The second parameter.
  open var p2Parameter: UInt8 { head.3 }
  /// The data; `nil` for none.
  open var data: Data? { content }
  /// The length of the response; -1 for no data.
  open var expectedResponseLength: Int { expectedLength }

  /// Returns the command itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
