/// An app's description of its adjustments of an image or a video.
///
/// - Thread: any; nothing in it changes after its creation.
open class PHAdjustmentData: NSObject, @unchecked Sendable {
  // Nothing changes.

  /// The identifier of the description's format.
  open private(set) var formatIdentifier: String
  /// The version of the description's format.
  open private(set) var formatVersion: String
  /// The description.
  open private(set) var data: Data

  /// Creates a description of no changes.
  public override init() {
    (formatIdentifier, formatVersion, data) = ("", "", Data())
    super.init()
  }

  /// Creates a description.
  public init(formatIdentifier: String, formatVersion: String, data: Data) {
    (self.formatIdentifier, self.formatVersion, self.data) = (
      formatIdentifier, formatVersion, data
    )
    super.init()
  }
}
