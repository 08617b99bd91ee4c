/// The state of a task.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  /// The recognition is being prepared.
  case starting = 0
  /// Audio is being recognized.
  case running = 1
  /// No more sound is read, and the final result is awaited.
  case finishing = 2
  /// The recognition is being cancelled.
  case canceling = 3
  /// The recognition has finished.
  case completed = 4
}
