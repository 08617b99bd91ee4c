/// The words that a custom keyboard may complete or replace: contacts and text replacements.
@preconcurrency @MainActor
open class UILexicon: NSObject {
  /// The entries; none, because this phone has neither contacts nor text replacements.
  open private(set) var entries: [UILexiconEntry] = []
}
