internal import CTactusSoundTouch

/// A stretcher that changes the speed and the pitch of a stream of sound independently, by
/// SoundTouch.
///
/// - Thread: one at a time. `init` loads the library; SoundTouch allocates when its queues grow.
public final class TimeStretcher {
  /// The number of channels of a frame.
  public let channelCount: Int

  /// Creates a stretcher; `nil` if the library cannot be loaded.
  ///
  /// - Parameters:
  ///   - sampleRate: Frames per second, 8,000…192,000.
  ///   - channelCount: The number of channels, 1…16.
  public init?(sampleRate: Double, channelCount: Int) {
    var functions = stretcher_functions()
    guard (8_000...192_000).contains(sampleRate), (1...16).contains(channelCount),
      stretcher_load(&functions) != 0, let handle = functions.create()
    else { return nil }
    (self.functions, self.handle, self.channelCount) = (functions, handle, channelCount)
    _ = functions.set_channels(handle, UInt32(channelCount))
    _ = functions.set_sample_rate(handle, UInt32(sampleRate.rounded()))
  }

  deinit { functions.destroy(handle) }

  /// Sets the speed and the pitch for the frames that follow.
  ///
  /// - Parameters:
  ///   - tempo: The factor of the speed; 2 halves the duration.
  ///   - pitch: The factor of the frequencies; 2 is an octave higher.
  public func set(tempo: Double, pitch: Double) {
    if tempo != self.tempo { functions.set_tempo(handle, Float(tempo)) }
    if pitch != self.pitch { functions.set_pitch(handle, Float(pitch)) }
    (self.tempo, self.pitch) = (tempo, pitch)
  }

  /// Appends interleaved frames.
  public func put(_ samples: UnsafePointer<Float>, frameCount: Int) {
    _ = functions.put(handle, samples, UInt32(frameCount))
  }

  /// Reads interleaved frames that are ready, and returns their number.
  public func receive(_ samples: UnsafeMutablePointer<Float>, atMost frameCount: Int) -> Int {
    Int(functions.receive(handle, samples, UInt32(frameCount)))
  }

  /// Makes the last frames ready, when no more are appended.
  public func flush() { _ = functions.flush(handle) }

  /// Removes all frames.
  public func clear() { functions.clear(handle) }

  // MARK: Internals

  private let functions: stretcher_functions
  private let handle: UnsafeMutableRawPointer
  private var tempo = 1.0
  private var pitch = 1.0
}
