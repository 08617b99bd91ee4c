/// Words that complete what a user has typed; no service finds any.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  /// The words.
  open var title: String { "" }
  /// The ranges of the title that the user has typed.
  open var titleHighlightRanges: [NSValue] { [] }
  /// The line below the words.
  open var subtitle: String { "" }
  /// The ranges of the subtitle that the user has typed.
  open var subtitleHighlightRanges: [NSValue] { [] }

  override init() { super.init() }
}
