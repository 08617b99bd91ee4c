import Foundation

// Preferences of the app. On an iPhone the actual values may differ as well (documented).
extension AVAudioSession {
  /// The preferred sample rate in hertz; 0 if the app has set none.
  public var preferredSampleRate: Double { state.withLock { $0.preferredSampleRate } }

  /// Sets the preferred sample rate; the actual rate stays at `sampleRate`.
  ///
  /// - Throws: An `NSError` with a code of `ErrorCode` for an invalid rate.
  public func setPreferredSampleRate(_ sampleRate: Double) throws {
    guard sampleRate.isFinite, sampleRate >= 0 else { throw Self.error(.badParam) }
    state.withLock { $0.preferredSampleRate = sampleRate }
  }

  /// The preferred duration of an I/O buffer in seconds; 0 if the app has set none.
  public var preferredIOBufferDuration: TimeInterval {
    state.withLock { $0.preferredBufferDuration }
  }

  /// Sets the preferred duration of an I/O buffer, which has no effect: apps play whole sounds.
  ///
  /// - Throws: An `NSError` with a code of `ErrorCode` for an invalid duration.
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    guard duration.isFinite, duration >= 0 else { throw Self.error(.badParam) }
    state.withLock { $0.preferredBufferDuration = duration }
  }
}
