/// The items that an analyzer has found in a picture.
///
/// No analyzer of this phone returns one (Device.VK2).
public final class ImageAnalysis: Sendable {
  private init() {
    // does nothing
  }

  /// The text: none.
  public var transcript: String { "" }
  /// Returns whether items of some kinds were found: false.
  public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}
