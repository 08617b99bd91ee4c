/// A property of a voice in each frame of its sound.
///
/// - Thread: any; all its properties are constants.
open class SFAcousticFeature: NSObject, @unchecked Sendable {
  // Without mutable state.

  /// The values, one a frame.
  public let acousticFeatureValuePerFrame: [Double]
  /// The duration of a frame, in seconds.
  public let frameDuration: TimeInterval

  init(_ values: [Double], frameDuration: TimeInterval) {
    acousticFeatureValuePerFrame = values
    self.frameDuration = frameDuration
    super.init()
  }
}
