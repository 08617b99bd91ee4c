/// The buffers into which a source renders its next frames.
///
/// Signals are −1…1 of full scale. A source with a gain may exceed it; the device clips the result.
/// Each pointer has room for `frameCount` samples. The actuator owns the buffers; they are valid
/// only while the source fills them.
public struct PlaybackBlock {
  /// The drive signal of the motor, −1…1 of full scale.
  public let drive: UnsafeMutablePointer<Float>
  /// The left channel of the sound, −1…1.
  public let left: UnsafeMutablePointer<Float>
  /// The right channel of the sound, −1…1.
  public let right: UnsafeMutablePointer<Float>
  /// The number of requested frames; 1 or more.
  public let frameCount: Int

  /// Creates a block of buffers.
  public init(
    drive: UnsafeMutablePointer<Float>, left: UnsafeMutablePointer<Float>,
    right: UnsafeMutablePointer<Float>, frameCount: Int
  ) {
    self.drive = drive
    self.left = left
    self.right = right
    self.frameCount = frameCount
  }
}
