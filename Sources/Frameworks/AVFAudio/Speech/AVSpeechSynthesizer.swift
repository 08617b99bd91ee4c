import Foundation
import TactusCrashReports
import TactusThreads
import TactusVirtualTime

/// A synthesizer that speaks utterances one after another.
///
/// Steps Speech.SP1…
///
/// - Thread: any, for every member; an enqueued utterance must no longer be changed.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  // The mutable state is in `queue`; the app must synchronize `delegate`.

  /// Creates a synthesizer that is silent.
  public override init() {
    queue = SpeechQueue()
    super.init()
    queue.owner = WeakReference(self)
  }

  deinit { queue.cancelAll() }

  // MARK: Speaking

  /// Enqueues an utterance (Speech.SP1).
  ///
  /// An utterance that is already enqueued or spoken raises `NSInvalidArgumentException`
  /// (documented).
  open func speak(_ utterance: AVSpeechUtterance) { queue.add(utterance) }

  /// Stops speech, and removes the pending utterances (Speech.SP4).
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

  /// Whether an utterance is being spoken or pending, even while speech is paused (documented).
  open var isSpeaking: Bool { queue.status.count > 0 }

  /// Whether speech is paused.
  open var isPaused: Bool { queue.status.isPaused }

  // MARK: Settings

  /// Whether speech uses the app's audio session; it always does, as the alternative is not
  /// supported.
  open var usesApplicationAudioSession = true {
    didSet {
      guard !usesApplicationAudioSession else { return }
      RuntimeWarning.once(
        "usesApplicationAudioSession = false is ignored: speech follows the app's audio session",
        namesPlace: true)
    }
  }

  /// Whether speech is mixed into a call; not supported: no effect.
  open var mixToTelephonyUplink = false

  // MARK: Personal voices

  /// The authorization status for personal voices: always unsupported.
  open class var personalVoiceAuthorizationStatus: PersonalVoiceAuthorizationStatus {
    .unsupported
  }

  /// Requests authorization for personal voices; the closure always receives unsupported.
  open class func requestPersonalVoiceAuthorization(
    completionHandler: @escaping @Sendable (PersonalVoiceAuthorizationStatus) -> Void
  ) {
    PhoneTime.runLater { completionHandler(.unsupported) }
  }

  /// Requests authorization for personal voices, and returns unsupported.
  @discardableResult
  nonisolated(nonsending) open class func requestPersonalVoiceAuthorization() async
    -> PersonalVoiceAuthorizationStatus
  { .unsupported }

  // MARK: Internals

  private let queue: SpeechQueue
}
