extension ImageAnalyzer {
  /// The items and languages that an analyzer looks for.
  public struct Configuration: Sendable {
    /// The kinds of items.
    public let analysisTypes: AnalysisTypes
    /// The identifiers of the languages of the text, in the order of their preference.
    public var locales: [String] = []

    /// Creates a configuration.
    ///
    /// - Parameter types: The kinds of items.
    public init(_ types: AnalysisTypes) { analysisTypes = types }
  }
}
