import TactusPhoneClient

extension AVAudioSession {
  /// The duration of a block rendered by an engine, in seconds (AudioEngine.RS1, AudioEngine.EP1).
  static var renderedDuration: Double {
    let frames =
      AppPhone.link.isInRealTime ? EngineThread.slice : EnginePieces.pieceFrames
    return Double(frames) / MicrophoneReader.sampleRate
  }

  /// Checks a preferred number of channels (AudioSession.HW4).
  ///
  /// - Throws: An `NSError` with the code `sessionNotActive` or `badParam`.
  func checkChannels(_ count: Int, atMost largest: Int) throws {
    guard isActive else { throw Self.error(.sessionNotActive) }
    guard (0...largest).contains(count) else { throw Self.error(.badParam) }
  }
}
