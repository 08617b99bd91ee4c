import Foundation

// What an app would like. On an iPhone it may get something else, too (documented).
extension AVAudioSession {
  /// Frames a second that the app would like; 0 where it has not said.
  public var preferredSampleRate: Double { state.withLock { $0.preferredSampleRate } }

  /// Says how many frames a second the app would like; the phone plays as many as `sampleRate` says.
  ///
  /// - Throws: An `NSError` with a code of `ErrorCode` for what is no rate.
  public func setPreferredSampleRate(_ sampleRate: Double) throws {
    guard sampleRate.isFinite, sampleRate >= 0 else { throw Self.error(.badParam) }
    state.withLock { $0.preferredSampleRate = sampleRate }
  }

  /// Seconds of sound that the app would like to hand over at once; 0 where it has not said.
  public var preferredIOBufferDuration: TimeInterval {
    state.withLock { $0.preferredBufferDuration }
  }

  /// Says how much sound the app would like to hand over at once; here it hands over whole sounds.
  ///
  /// - Throws: An `NSError` with a code of `ErrorCode` for what is no time.
  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    guard duration.isFinite, duration >= 0 else { throw Self.error(.badParam) }
    state.withLock { $0.preferredBufferDuration = duration }
  }
}
