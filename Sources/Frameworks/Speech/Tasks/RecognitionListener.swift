/// Those who receive the results of a task, on their queue.
///
/// `@unchecked Sendable` because the functions are only called on the queue.
final class RecognitionListener: @unchecked Sendable {
  /// Creates a listener with a handler.
  init(
    queue: OperationQueue, handler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) {
    (self.queue, self.handler) = (queue, handler)
  }

  /// Creates a listener with a delegate, which is kept until the end of the task.
  init(queue: OperationQueue, delegate: any SFSpeechRecognitionTaskDelegate) {
    (self.queue, self.delegate) = (queue, delegate)
  }

  /// Passes a result on.
  ///
  /// - Parameter isFirst: Whether it is the first one with words.
  @MainActor
  func report(_ result: SFSpeechRecognitionResult, isFirst: Bool, of task: SFSpeechRecognitionTask)
  {
    call { [self] in
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

  /// Tells that no more sound is read.
  @MainActor
  func finishReading(_ task: SFSpeechRecognitionTask) {
    call { [self] in delegate?.speechRecognitionTaskFinishedReadingAudio(task) }
  }

  /// Tells that there is no final result.
  @MainActor
  func fail(_ error: any Error, isCancelled: Bool, of task: SFSpeechRecognitionTask) {
    call { [self] in
      handler?(nil, error)
      if isCancelled { delegate?.speechRecognitionTaskWasCancelled(task) }
      delegate?.speechRecognitionTask(task, didFinishSuccessfully: false)
    }
  }

  // MARK: Internals

  private let queue: OperationQueue
  private var handler: ((SFSpeechRecognitionResult?, (any Error)?) -> Void)?
  private var delegate: (any SFSpeechRecognitionTaskDelegate)?

  @MainActor
  private func call(_ body: @escaping @Sendable () -> Void) {
    // On the main queue the phone's turn sees the effects.
    if queue === OperationQueue.main { body() } else { queue.addOperation(body) }
  }
}
