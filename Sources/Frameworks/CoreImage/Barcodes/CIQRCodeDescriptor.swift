/// The code words and parameters of a QR code (CoreImage.BD1).
///
/// - Source: the ranges are those of ISO/IEC 18004. Confidence: documented.
/// - Thread: any; nothing in it changes after its creation.
open class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  // Nothing changes.

  /// The error correction levels of a QR code; the raw values are the ASCII codes of their letters.
  public enum ErrorCorrectionLevel: Int, Sendable {
    /// Level L: 7 percent can be restored.
    case levelL = 76
    /// Level M: 15 percent can be restored.
    case levelM = 77
    /// Level Q: 25 percent can be restored.
    case levelQ = 81
    /// Level H: 30 percent can be restored.
    case levelH = 72
  }

  /// Creates a descriptor without code words.
  public override init() {
    (symbolVersion, maskPattern, errorCorrectionLevel) = (0, 0, .levelL)
    super.init(Data())
  }

  /// Creates a descriptor; nil if an attribute is not one of a QR code.
  ///
  /// - Parameters:
  ///   - errorCorrectedPayload: The codewords before they are split into blocks.
  ///   - symbolVersion: The version, 1…40, which determines the size.
  ///   - maskPattern: The number of the mask pattern, 0…7.
  ///   - errorCorrectionLevel: The level of the redundancy.
  public init?(
    payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8,
    errorCorrectionLevel: ErrorCorrectionLevel
  ) {
    guard !errorCorrectedPayload.isEmpty, 1...40 ~= symbolVersion, maskPattern < 8 else {
      return nil
    }
    (self.symbolVersion, self.maskPattern) = (symbolVersion, maskPattern)
    self.errorCorrectionLevel = errorCorrectionLevel
    super.init(errorCorrectedPayload)
  }

  /// Creates a descriptor from an archive.
  public required init?(coder: NSCoder) {
    let mask = coder.decodeInteger(forKey: "maskPattern")
    symbolVersion = coder.decodeInteger(forKey: "symbolVersion")
    let level = coder.decodeInteger(forKey: "errorCorrectionLevel")
    guard 1...40 ~= symbolVersion, 0..<8 ~= mask, let level = ErrorCorrectionLevel(rawValue: level)
    else { return nil }
    (maskPattern, errorCorrectionLevel) = (UInt8(mask), level)
    super.init(coder: coder)
  }

  /// The codewords before they are split into blocks.
  open var errorCorrectedPayload: Data { payload }
  /// The version, which determines the size.
  open private(set) var symbolVersion: Int
  /// The mask pattern.
  open private(set) var maskPattern: UInt8
  /// The error correction level.
  open private(set) var errorCorrectionLevel: ErrorCorrectionLevel

  // MARK: Internals

  override var numbers: [String: Int] {
    [
      "symbolVersion": symbolVersion, "maskPattern": Int(maskPattern),
      "errorCorrectionLevel": errorCorrectionLevel.rawValue,
    ]
  }
}
