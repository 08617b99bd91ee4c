import TactusCommandKit
import TactusSoundFiles

extension CommandFailure {
  /// Creates the failure for a sound file that cannot be written completely.
  package init(writing path: String, _ error: SoundFileError) {
    self.init(.outputFailed, "cannot be written: \(error.reason)", at: SourceLocation(path))
  }
}
