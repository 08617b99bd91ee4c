/// Recorded signals as arrays of equal length.
public struct SignalRecording: Sendable, Equatable {
  /// Frames per second.
  public var sampleRate: Double
  /// The drive signal of the motor, −1…1 of full scale.
  public var drive: [Float] = []
  /// The left channel of the sound, −1…1.
  public var left: [Float] = []
  /// The right channel of the sound, −1…1.
  public var right: [Float] = []

  /// Creates an empty recording.
  public init(sampleRate: Double) {
    self.sampleRate = sampleRate
  }

  /// The number of frames.
  public var frameCount: Int { drive.count }

  /// Appends the first frames of a block.
  mutating func append(_ block: PlaybackBlock, _ frameCount: Int) {
    drive.append(contentsOf: UnsafeBufferPointer(start: block.drive, count: frameCount))
    left.append(contentsOf: UnsafeBufferPointer(start: block.left, count: frameCount))
    right.append(contentsOf: UnsafeBufferPointer(start: block.right, count: frameCount))
  }
}
