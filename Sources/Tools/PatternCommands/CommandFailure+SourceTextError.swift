import TactusCommandKit
import TactusJSON

extension CommandFailure {
  /// Creates the failure for an input that cannot be read, with its position in the file.
  package init(_ error: SourceTextError) {
    let place = error.diagnostic
    self.init(
      .unreadableInput, place.message,
      at: SourceLocation(
        place.file, line: place.position?.line, column: place.position?.column))
  }
}
