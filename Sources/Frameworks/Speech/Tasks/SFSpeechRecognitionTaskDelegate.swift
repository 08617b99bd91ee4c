/// A delegate that receives the results of a task.
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
  /// Called when the first word has been recognized.
  func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
  /// Called when the most probable words have changed.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  /// Called with the final result.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
  /// Called when no more sound is read.
  func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
  /// Called when the task was cancelled.
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
  /// Called at the end of the task.
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}

extension SFSpeechRecognitionTaskDelegate {
  /// Does nothing.
  public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {
    // does nothing
  }
  /// Does nothing.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
  ) {
    // does nothing
  }
  /// Does nothing.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {
    // does nothing
  }
  /// Does nothing.
  public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {
    // does nothing
  }
  /// Does nothing.
  public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {
    // does nothing
  }
  /// Does nothing.
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool
  ) {
    // does nothing
  }
}
