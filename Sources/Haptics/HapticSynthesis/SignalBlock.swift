/// The memory for one block of all signals.
public struct SignalBlock {
  /// The number of frames for which each signal has room.
  public let capacity: Int
  /// The drive signal of the actuator, −1…1 of full scale.
  public let drive: UnsafeMutableBufferPointer<Float>
  /// The acceleration at a fingertip in g.
  public let felt: UnsafeMutableBufferPointer<Float>
  /// The left channel of the sound, −1…1.
  public let left: UnsafeMutableBufferPointer<Float>
  /// The right channel of the sound, −1…1.
  public let right: UnsafeMutableBufferPointer<Float>

  /// Allocates memory until `deallocate` is called.
  public init(capacity: Int) {
    self.capacity = capacity
    func room() -> UnsafeMutableBufferPointer<Float> {
      let room = UnsafeMutableBufferPointer<Float>.allocate(capacity: capacity)
      room.initialize(repeating: 0)
      return room
    }
    (drive, felt, left, right) = (room(), room(), room(), room())
  }

  /// Frees the memory.
  public func deallocate() {
    for room in [drive, felt, left, right] { room.deallocate() }
  }

  /// The same memory as buffers for a renderer.
  public var buffers: SignalBuffers {
    SignalBuffers(
      drive: drive.baseAddress, felt: felt.baseAddress, left: left.baseAddress,
      right: right.baseAddress)
  }
}
