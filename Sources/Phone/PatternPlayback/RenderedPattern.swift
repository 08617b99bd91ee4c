import TactusHapticPatterns
import TactusHapticSynthesis

/// The samples of a whole pattern, which any number of voices play.
///
/// They are those of a `PatternRenderer` from its start.
public final class RenderedPattern: Sendable {
  /// Frames a second.
  public let sampleRate: Double
  /// The number of frames; all further ones are 0.
  public let frameCount: Int

  private let drive: [Float]
  /// The channels of the sound; empty for a pattern that is only felt.
  private let left: [Float]
  private let right: [Float]

  /// Renders a pattern.
  ///
  /// - Parameters:
  ///   - pattern: A pattern without sound files.
  ///   - actuator: The profile of the actuator.
  ///   - sampleRate: Frames per second.
  ///   - limit: The maximum number of seconds.
  /// - Returns: `nil` for a pattern that is longer.
  /// - Thread: any but the render thread.
  public init?(
    _ pattern: HapticPattern, actuator: ActuatorProfile, sampleRate: Double, limit: Double
  ) {
    let renderer = PatternRenderer(pattern, actuator: actuator, sampleRate: sampleRate)
    let block = SignalBlock(capacity: Self.step)
    defer { block.deallocate() }
    var (drive, left, right): ([Float], [Float], [Float]) = ([], [], [])
    while !renderer.isFinished {
      guard Double(drive.count) < limit * renderer.sampleRate else { return nil }
      renderer.render(Self.step, into: block.buffers)
      drive += block.drive
      left += block.left
      right += block.right
    }
    self.sampleRate = renderer.sampleRate
    frameCount = drive.count
    self.drive = drive
    let isHeard = left.contains { $0 != 0 } || right.contains { $0 != 0 }
    self.left = isHeard ? left : []
    self.right = isHeard ? right : []
  }

  /// Copies frames.
  ///
  /// - Parameters:
  ///   - count: The number of frames, which there are from `place` on.
  ///   - place: The first frame.
  ///   - buffers: The buffers, each with room for the frames.
  /// - Thread: render. Never allocates, locks, logs, or throws.
  func copy(_ count: Int, from place: Int, into buffers: SignalBuffers) {
    Self.copy(count, from: drive, place, into: buffers.drive)
    Self.copy(count, from: left, place, into: buffers.left)
    Self.copy(count, from: right, place, into: buffers.right)
  }

  // MARK: Internals

  /// The number of frames that are rendered at once.
  private static let step = 64

  private static func copy(
    _ count: Int, from source: [Float], _ place: Int, into target: UnsafeMutablePointer<Float>?
  ) {
    guard let target else { return }
    guard !source.isEmpty else { return target.update(repeating: 0, count: count) }
    source.withUnsafeBufferPointer { samples in
      guard let first = samples.baseAddress else { return }
      target.update(from: first + place, count: count)
    }
  }
}
