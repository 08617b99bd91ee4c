/// The replacement of a format in a track of a composition.
///
/// - Thread: any; all its properties are constants.
open class AVCompositionTrackFormatDescriptionReplacement: NSObject, @unchecked Sendable {
  // Nothing changes.

  /// The format that is replaced.
  public let originalFormatDescription: CMFormatDescription
  /// The replacing format.
  public let replacementFormatDescription: CMFormatDescription

  init(_ original: CMFormatDescription, _ replacement: CMFormatDescription) {
    (originalFormatDescription, replacementFormatDescription) = (original, replacement)
    super.init()
  }
}
