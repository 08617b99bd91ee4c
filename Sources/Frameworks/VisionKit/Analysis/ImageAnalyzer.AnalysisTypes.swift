extension ImageAnalyzer {
  /// The kinds of items that an analyzer looks for.
  ///
  /// The raw values are a guess.
  public struct AnalysisTypes: OptionSet, Hashable, Sendable {
    /// The raw value.
    public var rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Text.
    public static let text = AnalysisTypes(rawValue: 1 << 0)
    /// Barcodes of one and of two dimensions.
    public static let machineReadableCode = AnalysisTypes(rawValue: 1 << 1)
    /// Subjects that can be looked up.
    public static let visualLookUp = AnalysisTypes(rawValue: 1 << 2)
  }
}
