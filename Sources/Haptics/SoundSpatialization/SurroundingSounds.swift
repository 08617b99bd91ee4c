/// A number of sounds around a listener, filtered for the two ears by OpenAL Soft.
///
/// Sounds are only placed by their direction; how loud they are is in their samples. Each sound is
/// a loop of memory, into which a slice is written before the library reads it.
///
/// - Thread: `place` any one at a time; the slice and `reset` render.
package final class SurroundingSounds: @unchecked Sendable {
  /// The file name of OpenAL Soft's library, for sounds that are created now.
  @TaskLocal package static var library = "libopenal.so.1"

  /// The largest number of sounds.
  package let capacity: Int

  /// Creates silent sounds in front of the listener.
  ///
  /// It fails if OpenAL Soft is not installed, or has no measured head at the rate: it has those of
  /// 44.1 and 48 kHz.
  ///
  /// - Parameters:
  ///   - sampleRate: Frames per second.
  ///   - capacity: The largest number of sounds.
  package init?(sampleRate: Double, capacity: Int) {
    guard capacity > 0, (8000...192_000).contains(sampleRate),
      let device = BinauralDevice(rate: Int(sampleRate), count: capacity, length: Self.length)
    else { return nil }
    (self.device, self.capacity) = (device, capacity)
    frames = .allocate(capacity: 2 * Self.longestSlice)
    frames.initialize(repeating: 0, count: 2 * Self.longestSlice)
    isWritten = [Bool](repeating: false, count: capacity)
    silences = [Int](repeating: Self.length, count: capacity)
  }

  deinit {
    device.close()
    frames.deallocate()
  }

  /// Moves a sound to a direction.
  ///
  /// - Parameters:
  ///   - sound: The number of the sound; another one has no effect.
  ///   - x: To the right of the listener.
  ///   - y: Above the listener.
  ///   - z: Behind the listener.
  package func place(_ sound: Int, x: Float, y: Float, z: Float) {
    guard (0..<capacity).contains(sound) else { return }
    device.place(sound, x: x, y: y, z: z)
  }

  /// Begins a slice: then follow the frames of the sounds, and `render`.
  package func beginSlice() { isRendering = device.begin() }

  /// Writes the next frames of a sound.
  ///
  /// - Parameters:
  ///   - sound: The number of the sound; another one has no effect.
  ///   - samples: The frames.
  ///   - count: Their number, at most `longestSlice`; the same for all sounds of a slice.
  ///   - from: The gain before the first frame, from which it changes evenly.
  ///   - to: The gain of the last frame.
  package func write(
    _ sound: Int, _ samples: UnsafePointer<Float>, _ count: Int, from: Float, to: Float
  ) {
    guard isRendering, sound >= 0, sound < capacity, count > 0, count <= Self.longestSlice else {
      return
    }
    let memory = device.memories[sound]
    let step = (to - from) / Float(count)
    for frame in 0..<count {
      memory[(position + frame) % Self.length] = samples[frame] * (from + step * Float(frame + 1))
    }
    isWritten[sound] = true
    silences[sound] = 0
  }

  /// Renders the slice, and adds it to two channels.
  ///
  /// - Parameters:
  ///   - count: The number of frames, at most `longestSlice`.
  ///   - left: The left channel.
  ///   - right: The right channel.
  package func render(
    _ count: Int, addingTo left: UnsafeMutablePointer<Float>, _ right: UnsafeMutablePointer<Float>
  ) {
    guard isRendering else { return }
    defer {
      isRendering = false
      device.end()
    }
    guard count > 0, count <= Self.longestSlice else { return }
    for sound in 0..<capacity {
      if !isWritten[sound], silences[sound] < Self.length {
        let memory = device.memories[sound]
        for frame in 0..<count { memory[(position + frame) % Self.length] = 0 }
        silences[sound] += count
      }
      isWritten[sound] = false
    }
    position = (position + count) % Self.length
    device.render(frames, count)
    for frame in 0..<count {
      left[frame] += frames[2 * frame]
      right[frame] += frames[2 * frame + 1]
    }
  }

  /// Silences all sounds.
  package func reset() {
    guard device.begin() else { return }
    defer { device.end() }
    for sound in 0..<capacity {
      device.memories[sound].update(repeating: 0, count: Self.length)
      silences[sound] = Self.length
    }
  }

  /// The largest number of frames that are rendered at once.
  package static let longestSlice = 512

  // MARK: Internals

  /// The number of frames of a loop: the slice, and as many again that the library may read ahead.
  private static let length = 1024

  private let device: BinauralDevice
  private let frames: UnsafeMutablePointer<Float>
  private var isWritten: [Bool]
  /// The number of silent frames since the last slice with frames of each sound.
  private var silences: [Int]
  private var position = 0
  private var isRendering = false
}
