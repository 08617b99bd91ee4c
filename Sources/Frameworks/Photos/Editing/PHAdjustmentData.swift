/// An app's description of its changes of a picture or a video.
open class PHAdjustmentData: NSObject, @unchecked Sendable {
  // Nothing changes.

  /// The identifier of the description's format.
  public let formatIdentifier: String
  /// The version of the description's format.
  public let formatVersion: String
  /// The description.
  public let data: Data

  /// Creates a description.
  public init(formatIdentifier: String, formatVersion: String, data: Data) {
    (self.formatIdentifier, self.formatVersion, self.data) = (
      formatIdentifier, formatVersion, data
    )
    super.init()
  }
}
