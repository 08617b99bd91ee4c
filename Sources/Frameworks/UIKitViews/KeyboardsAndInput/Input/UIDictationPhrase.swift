/// A piece of text that the user has dictated.
@preconcurrency @MainActor
open class UIDictationPhrase: NSObject {
  /// The most likely text.
  public let text: String
  /// Other texts; nil for none.
  public let alternativeInterpretations: [String]?

  init(_ text: String, alternatives: [String]? = nil) {
    (self.text, alternativeInterpretations) = (text, alternatives)
    super.init()
  }
}
