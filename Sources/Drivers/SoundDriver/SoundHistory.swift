import Glibc

/// The last frames that a stream was given, so that what waits in the server can be changed.
///
/// Frames count from the stream's start; what is older than the capacity is forgotten.
package final class SoundHistory {
  /// Frames that were written, which is where the next goes.
  package private(set) var end = 0

  /// Sets aside the memory.
  ///
  /// - Parameter capacity: Frames that are kept, 1 or more.
  /// - Parameter channelCount: Samples of a frame.
  package init(capacity: Int, channelCount: Int) {
    self.capacity = max(1, capacity)
    self.channelCount = channelCount
    samples = .allocate(capacity: self.capacity * channelCount)
    samples.initialize(repeating: 0, count: self.capacity * channelCount)
  }

  deinit { samples.deallocate() }

  /// Keeps frames that were written.
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

  /// Forgets what comes from a frame on: it is written anew.
  package func rewind(to frame: Int) { end = min(end, max(start, frame)) }

  /// Copies frames so that they fade to nothing.
  ///
  /// The fade is half a cosine: neither its beginning nor its end has a corner.
  ///
  /// - Parameters:
  ///   - first: The frame it begins at; one that is forgotten is silence.
  ///   - count: How many frames it takes.
  ///   - output: Room for so many frames.
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

  /// Whether all that is kept from a frame on is 0.
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
  /// The oldest frame that is kept.
  private var start = 0
}
