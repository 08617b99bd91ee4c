import CommandKit
import SoundFiles

extension CommandFailure {
  /// The failure of a command whose sound file cannot be written to its end.
  init(writing path: String, _ error: SoundFileError) {
    self.init(.outputFailed, "cannot be written: \(error.reason)", at: SourceLocation(path))
  }
}
