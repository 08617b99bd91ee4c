/// Signals that were kept, one array each, all of one length.
public struct SignalRecording: Sendable, Equatable {
  /// Frames a second.
  public var sampleRate: Double
  /// What was sent to the motor, −1…1 of full scale.
  public var drive: [Float] = []
  /// The left channel of the sound, −1…1.
  public var left: [Float] = []
  /// The right channel of the sound, −1…1.
  public var right: [Float] = []

  /// Makes an empty recording.
  public init(sampleRate: Double) {
    self.sampleRate = sampleRate
  }

  /// How many frames there are.
  public var frameCount: Int { drive.count }

  /// Adds the first frames of a block.
  mutating func append(_ block: PlaybackBlock, _ frameCount: Int) {
    drive.append(contentsOf: UnsafeBufferPointer(start: block.drive, count: frameCount))
    left.append(contentsOf: UnsafeBufferPointer(start: block.left, count: frameCount))
    right.append(contentsOf: UnsafeBufferPointer(start: block.right, count: frameCount))
  }
}
