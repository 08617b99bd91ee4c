/// The result of an edit.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class PHContentEditingOutput: NSObject, @unchecked Sendable {
  // One thread uses it, as the documentation demands.

  /// Creates the result of an edit of nothing.
  public override init() {
    renderedContentURL = Self.place()
    super.init()
  }

  /// Creates the result of an edit of an asset's content.
  public init(contentEditingInput: PHContentEditingInput) {
    renderedContentURL = Self.place()
    super.init()
  }

  /// Creates the result of an edit of a new asset.
  public init(placeholderForCreatedAsset: PHObjectPlaceholder) {
    renderedContentURL = Self.place()
    super.init()
  }

  /// The URL to which the app writes the image or the video.
  open private(set) var renderedContentURL: URL
  /// The app's description of its changes.
  open var adjustmentData: PHAdjustmentData?

  private static func place() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("edit-\(UUID().uuidString)")
  }
}
