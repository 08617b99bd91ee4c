import Synchronization
import TactusSpeechSynthesis
import TactusThreads

/// The sound of a text that is being synthesized on another thread.
final class PendingSpeech: Sendable {
  /// Begins to synthesize a text.
  init(_ request: SpeechRequest) {
    Self.worker.post { [self] in
      let value: Result<SpokenText, SpeechError>
      do throws(SpeechError) {
        value = .success(try SpeechSynthesis.speak(request))
      } catch {
        value = .failure(error)
      }
      result.withLock { $0 = value }
      isDone.signal()
    }
  }

  /// Waits for the sound; called once.
  ///
  /// - Throws: `SpeechError`.
  func value() throws(SpeechError) -> SpokenText {
    isDone.wait(for: nil)
    guard let value = result.withLock({ $0 }) else { throw .refused }
    return try value.get()
  }

  // MARK: Internals

  private static let worker = SerialWorker()
  private let result = Mutex<Result<SpokenText, SpeechError>?>(nil)
  private let isDone = WakeSignal()
}
