internal import Synchronization

/// The receivers of a task's results, called on their queue until the task has ended.
///
/// The functions are only called on the queue.
final class RecognitionListener: Sendable {
  /// Creates a listener with a handler.
  init(
    queue: OperationQueue, handler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) {
    self.queue = queue
    receivers = Mutex(Receivers(handler: handler))
  }

  /// Creates a listener with a delegate, which is retained until the end of the task.
  init(queue: OperationQueue, delegate: any SFSpeechRecognitionTaskDelegate) {
    self.queue = queue
    receivers = Mutex(Receivers(delegate: delegate))
  }

  /// Passes a result on.
  ///
  /// - Parameter isFirst: Whether it is the first result with words.
  @MainActor
  func report(_ result: SFSpeechRecognitionResult, isFirst: Bool, of task: SFSpeechRecognitionTask)
  {
    call { [self] in
      let (handler, delegate) = receivers(isLast: result.isFinal)
      handler?(result, nil)
      guard let delegate else { return }
      if isFirst { delegate.speechRecognitionDidDetectSpeech(task) }
      guard result.isFinal else {
        return delegate.speechRecognitionTask(
          task, didHypothesizeTranscription: result.bestTranscription)
      }
      delegate.speechRecognitionTask(task, didFinishRecognition: result)
      delegate.speechRecognitionTask(task, didFinishSuccessfully: true)
    }
  }

  /// Reports that no more audio is read.
  @MainActor
  func finishReading(_ task: SFSpeechRecognitionTask) {
    call { [self] in
      receivers(isLast: false).delegate?.speechRecognitionTaskFinishedReadingAudio(task)
    }
  }

  /// Reports that there is no final result.
  @MainActor
  func fail(_ error: any Error, isCancelled: Bool, of task: SFSpeechRecognitionTask) {
    call { [self] in
      let (handler, delegate) = receivers(isLast: true)
      handler?(nil, error)
      if isCancelled { delegate?.speechRecognitionTaskWasCancelled(task) }
      delegate?.speechRecognitionTask(task, didFinishSuccessfully: false)
    }
  }

  // MARK: Internals

  private typealias Handler = (SFSpeechRecognitionResult?, (any Error)?) -> Void

  // Sendable because a lock guards it, and the functions are only called on the queue.
  private struct Receivers: @unchecked Sendable {
    var handler: Handler?
    var delegate: (any SFSpeechRecognitionTaskDelegate)?
  }

  private let queue: OperationQueue
  private let receivers: Mutex<Receivers>

  /// Returns the handler and the delegate, and releases them with the last call: apps often retain
  /// the task, and are retained by them.
  private func receivers(
    isLast: Bool
  ) -> (handler: Handler?, delegate: (any SFSpeechRecognitionTaskDelegate)?) {
    let present = receivers.withLock { receivers in
      defer { if isLast { receivers = Receivers() } }
      return receivers
    }
    return (present.handler, present.delegate)
  }

  @MainActor
  private func call(_ body: @escaping @Sendable () -> Void) {
    // On the main queue, the phone's current turn sees the effects.
    if queue === OperationQueue.main { body() } else { queue.addOperation(body) }
  }
}
