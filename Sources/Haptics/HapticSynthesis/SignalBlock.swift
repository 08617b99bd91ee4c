/// Memory for one block of all signals, for whoever renders block by block.
public struct SignalBlock {
  /// Frames that each signal has room for.
  public let capacity: Int
  /// What is sent to the actuator, −1…1 of full scale.
  public let drive: UnsafeMutableBufferPointer<Float>
  /// What a fingertip gets, acceleration in g.
  public let felt: UnsafeMutableBufferPointer<Float>
  /// The left channel of the sound, −1…1.
  public let left: UnsafeMutableBufferPointer<Float>
  /// The right channel of the sound, −1…1.
  public let right: UnsafeMutableBufferPointer<Float>

  /// Sets memory aside until `deallocate` is called.
  public init(capacity: Int) {
    self.capacity = capacity
    func room() -> UnsafeMutableBufferPointer<Float> {
      let room = UnsafeMutableBufferPointer<Float>.allocate(capacity: capacity)
      room.initialize(repeating: 0)
      return room
    }
    (drive, felt, left, right) = (room(), room(), room(), room())
  }

  /// Gives the memory back.
  public func deallocate() {
    for room in [drive, felt, left, right] { room.deallocate() }
  }

  /// The same memory as a renderer takes it.
  public var buffers: SignalBuffers {
    SignalBuffers(
      drive: drive.baseAddress, felt: felt.baseAddress, left: left.baseAddress,
      right: right.baseAddress)
  }
}
