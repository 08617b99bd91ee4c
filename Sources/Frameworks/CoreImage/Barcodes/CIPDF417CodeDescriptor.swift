/// The code words and parameters of a PDF417 code (CoreImage.BD1).
///
/// - Source: the ranges are those of ISO/IEC 15438. Confidence: documented.
/// - Thread: any; nothing in it changes after its creation.
open class CIPDF417CodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  // Nothing changes.

  /// Creates a descriptor without code words.
  public override init() {
    (isCompact, rowCount, columnCount) = (false, 0, 0)
    super.init(Data())
  }

  /// Creates a descriptor; nil if an attribute is not one of a PDF417 symbol.
  ///
  /// - Parameters:
  ///   - errorCorrectedPayload: The codewords, including those for correction.
  ///   - isCompact: Whether the symbol is compact.
  ///   - rowCount: The number of rows, 3…90.
  ///   - columnCount: The number of columns with data, 1…30.
  public init?(
    payload errorCorrectedPayload: Data, isCompact: Bool, rowCount: Int, columnCount: Int
  ) {
    guard !errorCorrectedPayload.isEmpty, Self.areValid(rowCount, columnCount) else { return nil }
    (self.isCompact, self.rowCount, self.columnCount) = (isCompact, rowCount, columnCount)
    super.init(errorCorrectedPayload)
  }

  /// Creates a descriptor from an archive.
  public required init?(coder: NSCoder) {
    isCompact = coder.decodeInteger(forKey: "isCompact") == 1
    rowCount = coder.decodeInteger(forKey: "rowCount")
    columnCount = coder.decodeInteger(forKey: "columnCount")
    guard Self.areValid(rowCount, columnCount) else { return nil }
    super.init(coder: coder)
  }

  /// The codewords, including those for correction.
  open var errorCorrectedPayload: Data { payload }
  /// Whether the symbol is compact: without the row indicators and the stop pattern on the right.
  open private(set) var isCompact: Bool
  /// The number of rows.
  open private(set) var rowCount: Int
  /// The number of data columns.
  open private(set) var columnCount: Int

  // MARK: Internals

  override var numbers: [String: Int] {
    ["isCompact": isCompact ? 1 : 0, "rowCount": rowCount, "columnCount": columnCount]
  }

  private static func areValid(_ rows: Int, _ columns: Int) -> Bool {
    3...90 ~= rows && 1...30 ~= columns
  }
}
