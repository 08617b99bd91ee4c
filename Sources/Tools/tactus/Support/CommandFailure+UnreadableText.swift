import CommandKit
import PositionedText

extension CommandFailure {
  /// The failure of a command whose input cannot be read, at its place in the file.
  init(_ error: UnreadableText) {
    let place = error.diagnostic
    self.init(
      .unreadableInput, place.message,
      at: SourceLocation(
        place.file, line: place.position?.line, column: place.position?.column))
  }
}
