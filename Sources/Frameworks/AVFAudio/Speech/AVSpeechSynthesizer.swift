import Foundation
import TactusCrashReports
import TactusThreads
import TactusVirtualTime

/// A synthesizer that speaks utterances one after the other.
///
/// Steps Speech.SP1…
///
/// - Thread: any, for every member; an utterance that is enqueued is no longer changed.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  // The mutable state is in `queue`; `delegate` has to be guarded by the app.

  /// Creates a synthesizer that is silent.
  public override init() {
    queue = SpeechQueue()
    super.init()
    queue.owner = WeakReference(self)
  }

  deinit { queue.cancelAll() }

  // MARK: Speaking

  /// Adds an utterance, which is spoken after those that were added before (Speech.SP1).
  ///
  /// An utterance that waits or is spoken already ends the app with
  /// `NSInvalidArgumentException` (documented).
  open func speak(_ utterance: AVSpeechUtterance) { queue.add(utterance) }

  /// Stops speech, and removes the utterances that wait (Speech.SP4).
  ///
  /// - Returns: Whether there was speech to stop.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { queue.stop(at: boundary) }

  /// Pauses speech (Speech.SP3).
  ///
  /// - Returns: Whether there was speech to pause.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { queue.pause(at: boundary) }

  /// Continues paused speech (Speech.SP3).
  ///
  /// - Returns: Whether speech was paused.
  @discardableResult
  open func continueSpeaking() -> Bool { queue.resume() }

  // MARK: Observing

  /// The delegate.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?

  /// Whether an utterance is spoken or waits, also while speech is paused (documented).
  open var isSpeaking: Bool { queue.status.count > 0 }

  /// Whether speech is paused.
  open var isPaused: Bool { queue.status.isPaused }

  // MARK: Settings

  /// Whether the app's audio session applies to speech; not supported otherwise: no effect.
  open var usesApplicationAudioSession = true {
    didSet {
      guard !usesApplicationAudioSession else { return }
      RuntimeWarning.once(
        "usesApplicationAudioSession = false is ignored: speech follows the app's audio session",
        namesPlace: true)
    }
  }

  /// Whether speech is sent into a call; not supported: no effect.
  open var mixToTelephonyUplink = false

  // MARK: Personal voices

  /// The status of voices that were made of the user's own: always unsupported.
  open class var personalVoiceAuthorizationStatus: PersonalVoiceAuthorizationStatus {
    .unsupported
  }

  /// Asks for voices that were made of the user's own; the answer is always unsupported.
  open class func requestPersonalVoiceAuthorization(
    completionHandler: @escaping @Sendable (PersonalVoiceAuthorizationStatus) -> Void
  ) {
    PhoneTime.runLater { completionHandler(.unsupported) }
  }

  /// Asks for voices that were made of the user's own, and returns that they are unsupported.
  @discardableResult
  nonisolated(nonsending) open class func requestPersonalVoiceAuthorization() async
    -> PersonalVoiceAuthorizationStatus
  { .unsupported }

  // MARK: Internals

  private let queue: SpeechQueue
}
