/// Metadata that belongs together.
///
/// - Thread: any; only an object of a mutable subclass changes, on one thread at a time.
open class AVMetadataGroup: NSObject, @unchecked Sendable {
  // Subclasses change on one thread, as the documentation demands.

  /// The items.
  open var items: [AVMetadataItem] { contents }
  /// The label for computers, of broadcasts; nil for files.
  open var classifyingLabel: String? { nil }
  /// The identifier, of broadcasts; nil for files.
  open var uniqueID: String? { nil }

  // MARK: Internals

  var contents: [AVMetadataItem] = []
}
