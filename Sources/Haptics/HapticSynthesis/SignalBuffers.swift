/// Where a renderer puts its signals; what is `nil` is not handed out.
///
/// Every buffer has room for the frames that are asked for.
public struct SignalBuffers {
  /// What is sent to the actuator, −1…1 of full scale.
  public var drive: UnsafeMutablePointer<Float>?
  /// What a fingertip gets, acceleration in g.
  public var felt: UnsafeMutablePointer<Float>?
  /// The left channel of the sound, −1…1.
  public var left: UnsafeMutablePointer<Float>?
  /// The right channel of the sound, −1…1.
  public var right: UnsafeMutablePointer<Float>?

  /// Names the buffers that are wanted; left and right go together.
  public init(
    drive: UnsafeMutablePointer<Float>? = nil, felt: UnsafeMutablePointer<Float>? = nil,
    left: UnsafeMutablePointer<Float>? = nil, right: UnsafeMutablePointer<Float>? = nil
  ) {
    self.drive = drive
    self.felt = felt
    self.left = left
    self.right = right
  }
}
