internal import Synchronization
internal import TactusVirtualTime

/// A task that recognizes speech.
///
/// Steps SpeechRecognition.TA1…
///
/// - Thread: any; results come on the recognizer's queue.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  // MARK: State

  /// The state.
  open var state: SFSpeechRecognitionTaskState { condition.withLock { $0.state } }
  /// Whether no more audio is read.
  open var isFinishing: Bool { state == .finishing }
  /// Whether the app has cancelled the task.
  open var isCancelled: Bool { condition.withLock { $0.isCancelled } }
  /// The error that ended the task.
  open var error: (any Error)? { condition.withLock { $0.error } }

  // MARK: Ending

  /// Reads no more sound; the final result follows (SpeechRecognition.TA4).
  open func finish() {
    let isFirst = condition.withLock { condition in
      guard condition.state == .starting || condition.state == .running else { return false }
      condition.state = .finishing
      return true
    }
    if isFirst { finishReading() }
  }

  /// Cancels the task, without a final result (SpeechRecognition.TA5).
  open func cancel() {
    let isFirst = condition.withLock { condition in
      guard condition.state != .completed, condition.state != .canceling else { return false }
      (condition.state, condition.isCancelled) = (.canceling, true)
      return true
    }
    guard isFirst else { return }
    session?.end()
    fail(.cancelled)
  }

  // MARK: Internals

  /// Creates a task that recognizes nothing, as tests do that override its members.
  public override init() {
    (request, reportsPartialResults) = (SFSpeechRecognitionRequest(), false)
    listener = RecognitionListener(queue: .main) { _, _ in }
    transcriber = Transcriber(addsPunctuation: false)
    super.init()
  }

  init(_ request: SFSpeechRecognitionRequest, _ listener: RecognitionListener) {
    (self.request, self.listener) = (request, listener)
    reportsPartialResults = request.shouldReportPartialResults
    transcriber = Transcriber(addsPunctuation: request.addsPunctuation)
    super.init()
  }

  /// Starts the recognition.
  func begin() {
    let session = RecognitionSession(phrases: request.contextualStrings)
    condition.withLock { ($0.session, $0.state) = (session, .running) }
    if let request = request as? SFSpeechURLRecognitionRequest {
      session.add(file: request.url)
      PhoneTime.runLater { [self] in
        PhoneTime.run(after: Self.delay, awaiting: session.wait) { [self] in reportFile() }
      }
    } else if let request = request as? SFSpeechAudioBufferRecognitionRequest {
      // The request retains the task until its end.
      request.setReceiver { [self] addition in add(addition) }
    } else {
      finish()
    }
  }

  /// Ends the task with an error, after the call that caused it.
  func fail(_ failure: RecognitionFailure) {
    PhoneTime.runLater { [self] in end(failure) }
  }

  /// The time from a sound to the words in it, in seconds.
  ///
  /// - Source: ours. Confidence: guess.
  private static let delay = 0.1
  /// The time from the end of the speech to its final result, in seconds.
  ///
  /// - Source: ours. Confidence: guess.
  private static let finalDelay = 0.3
  /// The seconds of a file that are recognized per second of the phone's time.
  ///
  /// - Source: ours. Confidence: guess.
  private static let fileSpeed = 10.0

  private struct Condition {
    var state = SFSpeechRecognitionTaskState.starting
    var isCancelled = false
    var error: (any Error)?
    /// The recognition; nil after the task has ended.
    var session: RecognitionSession?
    /// Whether a poll of the words is scheduled.
    var isPollPending = false
  }

  private let request: SFSpeechRecognitionRequest
  private let listener: RecognitionListener
  private let reportsPartialResults: Bool
  private let transcriber: Transcriber
  private let condition = Mutex(Condition())
  @MainActor private var hasWords = false

  private var session: RecognitionSession? { condition.withLock { $0.session } }

  /// Adds audio of the app.
  private func add(_ addition: SFSpeechAudioBufferRecognitionRequest.Addition) {
    guard let session, state == .running else { return }
    switch addition {
    case .end: finish()
    case .piece(let piece):
      session.add(piece)
      let isFirst = condition.withLock { condition in
        defer { condition.isPollPending = true }
        return !condition.isPollPending
      }
      guard isFirst else { return }
      PhoneTime.runLater { [self] in
        PhoneTime.run(after: Self.delay, awaiting: session.wait) { [self] in
          condition.withLock { $0.isPollPending = false }
          for change in session.takeChanges() { report(change) }
        }
      }
    }
  }

  /// Ends the audio, and waits for the final result.
  private func finishReading() {
    session?.end()
    PhoneTime.runLater { [self] in
      listener.finishReading(self)
      guard let session else { return end(.noSpeech) }
      PhoneTime.run(after: Self.finalDelay, awaiting: session.wait) { [self] in reportEnd() }
    }
  }

  /// Reports what was recognized in a file, as fast as a phone recognizes it.
  @MainActor
  private func reportFile() {
    guard let session, state == .running else { return }
    let last = session.snapshot
    guard !last.hasFailed else { return end(.unreadable) }
    guard last.isOver else { return end(.timeout) }
    for change in session.takeChanges() {
      PhoneTime.run(after: change.seconds / Self.fileSpeed) { [self] in report(change) }
    }
    PhoneTime.run(after: last.seconds / Self.fileSpeed + Self.finalDelay) { [self] in
      guard state == .running else { return }
      condition.withLock { $0.state = .finishing }
      listener.finishReading(self)
      reportEnd()
    }
  }

  /// Reports the words recognized so far.
  @MainActor
  private func report(_ snapshot: RecognitionSession.Snapshot) {
    guard state == .running, reportsPartialResults else { return }
    let result = transcriber.result(snapshot, isFinal: false)
    listener.report(result, isFirst: !hasWords, of: self)
    hasWords = true
  }

  /// Reports the final result.
  @MainActor
  private func reportEnd() {
    guard let last = session?.snapshot, state == .finishing else { return }
    guard !last.hasFailed else { return end(.unreadable) }
    guard last.isOver else { return end(.timeout) }
    guard !last.words.isEmpty else { return end(.noSpeech) }
    condition.withLock { ($0.session, $0.state) = (nil, .completed) }
    releaseRequest()
    let result = transcriber.result(last, isFinal: true)
    listener.report(result, isFirst: !hasWords, of: self)
  }

  /// Ends the task with an error.
  @MainActor
  private func end(_ failure: RecognitionFailure) {
    let error = failure.error
    let isFirst = condition.withLock { condition in
      guard condition.state != .completed else { return false }
      (condition.state, condition.error, condition.session) = (.completed, error, nil)
      return true
    }
    guard isFirst else { return }
    releaseRequest()
    listener.fail(error, isCancelled: isCancelled, of: self)
  }

  /// Stops the request from retaining the task.
  private func releaseRequest() {
    (request as? SFSpeechAudioBufferRecognitionRequest)?.removeReceiver()
  }
}
