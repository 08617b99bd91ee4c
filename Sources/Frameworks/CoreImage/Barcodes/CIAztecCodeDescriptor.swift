/// The code words and parameters of an Aztec code (CoreImage.BD1).
///
/// - Source: the ranges are those of ISO/IEC 24778. Confidence: documented.
/// - Thread: any; nothing in it changes after its creation.
open class CIAztecCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  // Nothing changes.

  /// Creates a descriptor without code words.
  public override init() {
    (isCompact, layerCount, dataCodewordCount) = (false, 0, 0)
    super.init(Data())
  }

  /// Creates a descriptor; nil if an attribute is not one of an Aztec code.
  ///
  /// - Parameters:
  ///   - errorCorrectedPayload: The bits of the message.
  ///   - isCompact: Whether the symbol is compact.
  ///   - layerCount: The number of layers, 1…32; in a compact code 1…4.
  ///   - dataCodewordCount: The number of data codewords, 1…2048; in a compact code 1…64.
  public init?(
    payload errorCorrectedPayload: Data, isCompact: Bool, layerCount: Int, dataCodewordCount: Int
  ) {
    guard !errorCorrectedPayload.isEmpty,
      Self.areValid(isCompact: isCompact, layerCount, dataCodewordCount)
    else { return nil }
    (self.isCompact, self.layerCount) = (isCompact, layerCount)
    self.dataCodewordCount = dataCodewordCount
    super.init(errorCorrectedPayload)
  }

  /// Creates a descriptor from an archive.
  public required init?(coder: NSCoder) {
    isCompact = coder.decodeInteger(forKey: "isCompact") == 1
    layerCount = coder.decodeInteger(forKey: "layerCount")
    dataCodewordCount = coder.decodeInteger(forKey: "dataCodewordCount")
    guard Self.areValid(isCompact: isCompact, layerCount, dataCodewordCount) else { return nil }
    super.init(coder: coder)
  }

  /// The bits of the message.
  open var errorCorrectedPayload: Data { payload }
  /// Whether the symbol is compact, with the smaller core.
  open private(set) var isCompact: Bool
  /// The number of layers around the core.
  open private(set) var layerCount: Int
  /// The number of data codewords.
  open private(set) var dataCodewordCount: Int

  // MARK: Internals

  override var numbers: [String: Int] {
    [
      "isCompact": isCompact ? 1 : 0, "layerCount": layerCount,
      "dataCodewordCount": dataCodewordCount,
    ]
  }

  private static func areValid(isCompact: Bool, _ layers: Int, _ words: Int) -> Bool {
    1...(isCompact ? 4 : 32) ~= layers && 1...(isCompact ? 64 : 2048) ~= words
  }
}
