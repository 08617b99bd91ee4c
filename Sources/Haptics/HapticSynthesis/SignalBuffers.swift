/// The buffers of a renderer's signals; a `nil` signal is not returned.
///
/// Every buffer has room for the requested frames.
public struct SignalBuffers {
  /// The drive signal of the actuator, −1…1 of full scale.
  public var drive: UnsafeMutablePointer<Float>?
  /// The acceleration at a fingertip in g.
  public var felt: UnsafeMutablePointer<Float>?
  /// The left channel of the sound, −1…1.
  public var left: UnsafeMutablePointer<Float>?
  /// The right channel of the sound, −1…1.
  public var right: UnsafeMutablePointer<Float>?

  /// Creates buffers; left and right must be given together.
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
