/// A piece of text that the user has dictated.
@preconcurrency @MainActor
open class UIDictationPhrase: NSObject {
  /// The most likely text.
  open private(set) var text: String
  /// Other texts; nil for none.
  open private(set) var alternativeInterpretations: [String]?

  /// Creates a phrase without text.
  public override init() {
    (text, alternativeInterpretations) = ("", nil)
    super.init()
  }

  init(_ text: String, alternatives: [String]? = nil) {
    (self.text, alternativeInterpretations) = (text, alternatives)
    super.init()
  }
}
