/// Where a source puts the next frames of its signals.
///
/// Every pointer has room for `frameCount` samples. The block is the actuator's and is valid only
/// while the source fills it.
public struct PlaybackBlock {
  /// What is sent to the motor, −1…1 of full scale.
  public let drive: UnsafeMutablePointer<Float>
  /// The left channel of the sound, −1…1.
  public let left: UnsafeMutablePointer<Float>
  /// The right channel of the sound, −1…1.
  public let right: UnsafeMutablePointer<Float>
  /// How many frames are wanted; 1 or more.
  public let frameCount: Int

  /// Names the room for a block.
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
