/// Sources of a stereo mixer with constant gains within a slice, added together.
///
/// - Thread: render, except `init` and `deallocate`.
struct SourceBatch {
  // The owner allocates and frees it.

  /// Allocates an empty batch.
  init() {
    channels = .allocate(capacity: 2 * Self.capacity)
    gains = .allocate(capacity: 2 * Self.capacity)
    gains.initialize(repeating: 0, count: 2 * Self.capacity)
  }

  func deallocate() {
    channels.deallocate()
    gains.deallocate()
  }

  /// Whether the batch has to be added before another source is appended.
  var isFull: Bool { count == Self.capacity }

  /// Appends a source, whose frames must stay valid until they are added; a mono source is for both
  /// channels.
  mutating func append(_ frames: RenderBuffers, _ gains: (left: Float, right: Float)) {
    channels[count] = frames.channels[0]
    channels[Self.capacity + count] = frames.channels[frames.channelCount > 1 ? 1 : 0]
    (self.gains[count], self.gains[Self.capacity + count]) = (gains.left, gains.right)
    count += 1
  }

  /// Adds the sources to the output, in order, and removes them.
  mutating func add(_ frameCount: Int, to output: RenderBuffers) {
    guard count > 0 else { return }
    for channel in 0..<2 {
      let (sources, gains) = (
        channels + channel * Self.capacity, gains + channel * Self.capacity
      )
      let target = output.channels[channel]
      if isFull {
        GainRamp.add(sources, gains, frameCount, into: target)
      } else {
        for source in 0..<count {
          GainRamp.add(
            sources[source], frameCount, from: gains[source], to: gains[source], into: target)
        }
      }
    }
    count = 0
  }

  // MARK: Internals

  private static let capacity = 4

  /// The samples of the sources, the left channels first.
  private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
  private let gains: UnsafeMutablePointer<Float>
  private var count = 0
}
