import PhoneTesting
import Speech
import Synchronization
import Testing

/// The permission to recognize speech, and the languages.
@MainActor @Suite struct SpeechPermissionTests {
  @Test(
    "SpeechRecognition.AU1. The user is asked once, and the answer decides",
    arguments: [
      ("Allow", SFSpeechRecognizerAuthorizationStatus.authorized),
      ("Don’t Allow", .denied),
    ])
  func question(answer: String, status: SFSpeechRecognizerAuthorizationStatus) throws {
    let phone = SpeechBench(.notDetermined).phone
    let answers = Mutex<[(SFSpeechRecognizerAuthorizationStatus, Bool)]>([])
    let isDone = DispatchSemaphore(value: 0)
    func ask() {
      phone.run {
        SFSpeechRecognizer.requestAuthorization { status in
          answers.withLock { $0.append((status, Thread.isMainThread)) }
          isDone.signal()
        }
      }
      phone.wait(0.5)
    }
    phone.run { #expect(SFSpeechRecognizer.authorizationStatus() == .notDetermined) }
    ask()
    let alert = try #require(phone.alerts.first)
    #expect(alert.title == "“App” Would Like to Access Speech Recognition")
    #expect(answers.withLock { $0.isEmpty })
    try phone.answer(answer)
    phone.wait(0.5)
    // The function is called on another thread, which virtual time does not wait for.
    isDone.wait()
    ask()
    isDone.wait()
    #expect(phone.alerts.isEmpty)
    let all = answers.withLock(\.self)
    #expect(all.count == 2 && all.allSatisfy { $0.0 == status && !$0.1 })
    phone.run { #expect(SFSpeechRecognizer.authorizationStatus() == status) }
  }

  @Test("SpeechRecognition.RE1. American English is recognized, and no other language")
  func languages() throws {
    #expect(SFSpeechRecognizer.supportedLocales() == [Locale(identifier: "en-US")])
    for identifier in ["en-US", "en_US"] {
      let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: identifier)))
      #expect(recognizer.locale.identifier == identifier)
    }
    for identifier in ["de-DE", "en-GB", "fr", ""] {
      #expect(SFSpeechRecognizer(locale: Locale(identifier: identifier)) == nil)
    }
    let phone = SpeechBench().phone
    phone.run { #expect(SFSpeechRecognizer()?.locale.region == .unitedStates) }
  }

  @Test("SpeechRecognition.RE2. Speech is recognized on the phone, if the library is installed")
  func availability() throws {
    let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en-US")))
    #expect(recognizer.isAvailable && recognizer.supportsOnDeviceRecognition)
    #expect(recognizer.queue == .main && recognizer.defaultTaskHint == .unspecified)
    recognizer.supportsOnDeviceRecognition = false
    #expect(!recognizer.supportsOnDeviceRecognition)
    let bench = SpeechBench()
    let request = SFSpeechURLRecognitionRequest(url: SpeechBench.clubs)
    request.requiresOnDeviceRecognition = true
    let task = bench.phone.run {
      recognizer.recognitionTask(with: request) { _, error in
        if let error { bench.note("error", error as NSError) }
      }
    }
    bench.phone.wait(0.1)
    #expect(bench.errors.map(\.code) == [1] && bench.errors.first?.domain == SFSpeechErrorDomain)
    #expect(task.state == .completed && task.error != nil)
  }
}
