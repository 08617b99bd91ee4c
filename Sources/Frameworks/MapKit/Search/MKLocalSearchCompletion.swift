/// A completion of a typed query; never received.
///
/// - Thread: any; all its properties are constants.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  /// The title: empty.
  open var title: String { "" }
  /// The highlighted ranges of the title: always empty.
  open var titleHighlightRanges: [NSValue] { [] }
  /// The subtitle: empty.
  open var subtitle: String { "" }
  /// The highlighted ranges of the subtitle: always empty.
  open var subtitleHighlightRanges: [NSValue] { [] }

  override init() { super.init() }
}
