/// A Core ML model for texts, which cannot be loaded here (NaturalLanguage.M1).
open class NLModel: NSObject {
  /// Throws an error: there is no Core ML here.
  public init(contentsOf url: URL) throws {
    throw CocoaError(
      .featureUnsupported,
      userInfo: [
        NSURLErrorKey: url,
        NSLocalizedDescriptionKey: "Models of Core ML cannot be loaded here.",
      ])
  }

  /// Returns the label of a text; nil, as no model can be loaded.
  open func predictedLabel(for string: String) -> String? { nil }
  /// Returns the labels of tokens; empty ones, as no model can be loaded.
  open func predictedLabels(forTokens tokens: [String]) -> [String] { tokens.map { _ in "" } }
  /// Returns the likely labels of a text: always empty, as no model can be loaded.
  open func predictedLabelHypotheses(
    for string: String, maximumCount: Int
  ) -> [String: Double] {
    [:]
  }
}
