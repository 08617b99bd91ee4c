/// A request to recognize speech.
///
/// - Thread: any; it is set up before recognition starts.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  /// Creates a request without sound; its subclasses have some.
  public override init() { super.init() }

  /// The task hint: the kind of speech.
  open var taskHint: SFSpeechRecognitionTaskHint = .unspecified
  /// Whether results are reported before the end of the speech (SpeechRecognition.TA3).
  open var shouldReportPartialResults = true
  /// Phrases that are probable (SpeechRecognition.DE3).
  open var contextualStrings: [String] = []
  /// An identifier of the use of speech.
  @available(*, deprecated, message: "it has no effect")
  open var interactionIdentifier: String? {
    get { interaction }
    set { interaction = newValue }
  }
  /// Whether the audio must not leave the phone: it never does.
  open var requiresOnDeviceRecognition = false
  /// Whether the final result ends with a full stop (SpeechRecognition.TX2).
  open var addsPunctuation = false

  private var interaction: String?
}
