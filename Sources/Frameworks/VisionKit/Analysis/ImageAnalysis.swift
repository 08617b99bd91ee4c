/// The items found in a picture; no analyzer here returns one (Device.VK2).
///
/// No analyzer of this phone returns one (Device.VK2).
public final class ImageAnalysis: Sendable {
  private init() {
    // does nothing
  }

  /// The recognized text: always empty.
  public var transcript: String { "" }
  /// Returns false: nothing is recognized.
  public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}
