/// The code words and parameters of a Data Matrix code (CoreImage.BD1).
///
/// - Thread: any; nothing in it changes after its creation.
open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
  // Nothing changes.

  /// The error correction codes of Data Matrix.
  public enum ECCVersion: Int, Sendable {
    /// No error correction.
    case v000 = 0
    /// A convolutional code that restores 2.8 percent.
    case v050 = 50
    /// A convolutional code that restores 5.5 percent.
    case v080 = 80
    /// A convolutional code that restores 12.6 percent.
    case v100 = 100
    /// A convolutional code that restores 25 percent.
    case v140 = 140
    /// A Reed–Solomon code.
    case v200 = 200
  }

  /// Creates a descriptor without code words.
  public override init() {
    (rowCount, columnCount, eccVersion) = (0, 0, .v000)
    super.init(Data())
  }

  /// Creates a descriptor; nil if an attribute is not one of a Data Matrix symbol.
  ///
  /// - Parameters:
  ///   - errorCorrectedPayload: The code words of the data.
  ///   - rowCount: The number of rows of modules, 8…144.
  ///   - columnCount: The number of columns of modules, 9…144.
  ///   - eccVersion: The kind of the redundancy.
  public init?(
    payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int, eccVersion: ECCVersion
  ) {
    guard !errorCorrectedPayload.isEmpty, Self.areValid(rowCount, columnCount) else { return nil }
    (self.rowCount, self.columnCount, self.eccVersion) = (rowCount, columnCount, eccVersion)
    super.init(errorCorrectedPayload)
  }

  /// Creates a descriptor from an archive.
  public required init?(coder: NSCoder) {
    rowCount = coder.decodeInteger(forKey: "rowCount")
    columnCount = coder.decodeInteger(forKey: "columnCount")
    let version = coder.decodeInteger(forKey: "eccVersion")
    guard Self.areValid(rowCount, columnCount), let version = ECCVersion(rawValue: version) else {
      return nil
    }
    eccVersion = version
    super.init(coder: coder)
  }

  /// The code words of the data.
  open var errorCorrectedPayload: Data { payload }
  /// The number of rows of modules.
  open private(set) var rowCount: Int
  /// The number of columns of modules.
  open private(set) var columnCount: Int
  /// The error correction code.
  open private(set) var eccVersion: ECCVersion

  // MARK: Internals

  override var numbers: [String: Int] {
    ["rowCount": rowCount, "columnCount": columnCount, "eccVersion": eccVersion.rawValue]
  }

  /// - Source: the least and the largest symbol of ISO/IEC 16022; which pairs of numbers a phone
  ///   refuses is not known. Confidence: guess.
  private static func areValid(_ rows: Int, _ columns: Int) -> Bool {
    8...144 ~= rows && 9...144 ~= columns
  }
}
