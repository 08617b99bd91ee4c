/// A group of metadata items.
///
/// - Thread: any; only an object of a mutable subclass changes, on one thread at a time.
open class AVMetadataGroup: NSObject, @unchecked Sendable {
  // Subclasses are modified on one thread, as the documentation requires.

  /// The items.
  open var items: [AVMetadataItem] { contents }
  /// The label that classifies the group, for broadcasts; nil for files.
  open var classifyingLabel: String? { nil }
  /// The identifier, for broadcasts; nil for files.
  open var uniqueID: String? { nil }

  // MARK: Internals

  var contents: [AVMetadataItem] = []
}
