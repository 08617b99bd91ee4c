import Synchronization

/// Speech synthesis by eSpeak NG, which speaks more than a hundred languages.
///
/// The same request gives the same samples on any machine with the same version of the library.
///
/// - Thread: any; one text at a time, others wait.
public enum SpeechSynthesis {
  /// The longest sound of a request in seconds; the rest of the text is not spoken.
  ///
  /// - Source: ours, so that a text of any length needs little memory. Confidence: guess.
  public static let longestSound = 600.0

  /// The voices that are installed.
  ///
  /// - Throws: `SpeechError.notInstalled`.
  public static func voices() throws(SpeechError) -> [SpeechVoice] {
    guard let voices = installedVoices else { throw .notInstalled }
    return voices
  }

  /// Speaks a text.
  ///
  /// - Throws: `SpeechError`.
  public static func speak(_ request: SpeechRequest) throws(SpeechError) -> SpokenText {
    try lock.withLock { _ throws(SpeechError) in
      try EspeakLibrary.withLibrary { library throws(SpeechError) in try library.speak(request) }
    }
  }

  // MARK: Internals

  /// The library has global state.
  private static let lock = Mutex(())

  private static let installedVoices: [SpeechVoice]? = lock.withLock { _ in
    try? EspeakLibrary.withLibrary { library in library.voices }
  }
}
