import Glibc

/// The last frames written to a stream, kept so that frames waiting in the server can be changed.
///
/// Frames count from the stream's start; frames older than the capacity are dropped.
package final class SoundHistory {
  /// The number of written frames, which is the position of the next one.
  package private(set) var end = 0

  /// Creates an empty history.
  ///
  /// - Parameter capacity: The number of frames that are kept, 1 or more.
  /// - Parameter channelCount: The number of samples per frame.
  package init(capacity: Int, channelCount: Int) {
    self.capacity = max(1, capacity)
    self.channelCount = channelCount
    samples = .allocate(capacity: self.capacity * channelCount)
    samples.initialize(repeating: 0, count: self.capacity * channelCount)
  }

  deinit { samples.deallocate() }

  /// Appends written frames.
  ///
  /// - Thread: render.
  package func append(_ frames: UnsafePointer<Float>, _ count: Int) {
    var taken = 0
    while taken < count {
      let place = end % capacity
      let room = min(count - taken, capacity - place)
      (samples + place * channelCount).update(
        from: frames + taken * channelCount, count: room * channelCount)
      taken += room
      end += room
    }
    start = max(start, end - capacity)
  }

  /// Removes the frames from a position on, which are written anew.
  package func rewind(to frame: Int) { end = min(end, max(start, frame)) }

  /// Copies frames with a fade to silence.
  ///
  /// The fade is half a cosine, so its beginning and end are smooth.
  ///
  /// - Parameters:
  ///   - first: The first frame; dropped frames are silence.
  ///   - count: The number of frames.
  ///   - output: A buffer for the frames.
  package func fade(from first: Int, _ count: Int, into output: UnsafeMutablePointer<Float>) {
    for index in 0..<count {
      let frame = first + index
      let isKnown = frame >= start && frame < end
      let level = Float(0.5 + 0.5 * cos(Double.pi * Double(index + 1) / Double(count + 1)))
      for channel in 0..<channelCount {
        let sample = isKnown ? samples[frame % capacity * channelCount + channel] : 0
        output[index * channelCount + channel] = sample * level
      }
    }
  }

  /// Returns whether all kept frames from a position on are 0.
  package func isSilent(from first: Int) -> Bool {
    (max(first, start)..<max(first, start, end)).allSatisfy { frame in
      let sample = samples + frame % capacity * channelCount
      return (0..<channelCount).allSatisfy { sample[$0] == 0 }
    }
  }

  // MARK: Internals

  private let capacity: Int
  private let channelCount: Int
  private let samples: UnsafeMutablePointer<Float>
  /// The position of the oldest kept frame.
  private var start = 0
}
