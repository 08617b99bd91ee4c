internal import TactusCrashReports
internal import TactusPermissions
internal import TactusPhoneLink
internal import TactusSpeechRecognition
internal import TactusVirtualTime

/// A recognizer of speech in a language.
///
/// Steps SpeechRecognition.RE1…
///
/// - Thread: any; its properties are set by one thread at a time.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  // MARK: Permission

  /// Returns the app's permission to recognize speech; does not ask the user.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    AppPermissions.permission(.speechRecognition).status.speechStatus
  }

  /// Asks the user for the permission, unless that is decided, and calls the closure on another
  /// thread with the status (SpeechRecognition.AU1).
  @preconcurrency
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    AppPermissions.ask(.speechRecognition) { permission in
      PhoneTime.callOnAnotherThread { handler(permission.status.speechStatus) }
    }
  }

  // MARK: Creating a recognizer

  /// Returns the locales whose languages are recognized (SpeechRecognition.RE1).
  open class func supportedLocales() -> Set<Locale> { [Locale(identifier: "en-US")] }

  /// Creates a recognizer for a locale, by default the user's; `nil` if its language is not
  /// recognized (SpeechRecognition.RE1).
  public init?(locale: Locale = .current) {
    guard locale.language.languageCode == .english, locale.region == .unitedStates else {
      return nil
    }
    self.locale = locale
    super.init()
  }

  /// The language.
  public let locale: Locale

  // MARK: Availability

  /// Whether speech can be recognized now (SpeechRecognition.RE2).
  open var isAvailable: Bool {
    if SpeechDecoder.isInstalled { return true }
    RuntimeWarning.once(
      "speech is not recognized: install the Debian packages libpocketsphinx3 and "
        + "pocketsphinx-en-us")
    return false
  }

  /// Whether speech is recognized without a network: it always is (SpeechRecognition.RE2).
  open var supportsOnDeviceRecognition: Bool {
    get { isOnDevicePermitted && SpeechDecoder.isInstalled }
    set { isOnDevicePermitted = newValue }
  }

  /// The delegate.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?

  // MARK: Recognizing

  /// The default task hint of requests.
  open var defaultTaskHint: SFSpeechRecognitionTaskHint = .unspecified

  /// The queue on which handlers and delegates of tasks are called.
  open var queue: OperationQueue = .main

  /// Starts recognizing speech, and passes each result to a handler (SpeechRecognition.TA1).
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    // Unchecked because the caller hands it over, and it is called once at a time.
    nonisolated(unsafe) let handler = resultHandler
    return start(request, RecognitionListener(queue: queue, handler: { handler($0, $1) }))
  }

  /// Starts recognizing speech, and passes each result to a delegate (SpeechRecognition.TA2).
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    start(request, RecognitionListener(queue: queue, delegate: delegate))
  }

  // MARK: Internals

  private var isOnDevicePermitted = true

  private func start(
    _ request: SFSpeechRecognitionRequest, _ listener: RecognitionListener
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask(request, listener)
    let isPermitted = Self.authorizationStatus() == .authorized
    if !isPermitted {
      task.fail(.denied)
    } else if !isAvailable {
      task.fail(.unavailable)
    } else if request.requiresOnDeviceRecognition, !supportsOnDeviceRecognition {
      task.fail(.unavailable)
    } else {
      task.begin()
    }
    return task
  }
}

extension PermissionStatus {
  /// The status in the app's terms.
  fileprivate var speechStatus: SFSpeechRecognizerAuthorizationStatus {
    switch self {
    case .notDetermined: .notDetermined
    case .restricted: .restricted
    case .denied: .denied
    case .authorized, .limited, .whenInUse, .always: .authorized
    }
  }
}
