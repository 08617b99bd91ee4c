/// Ways of a caret.
///
/// Step TF21 is in `Documentation/Behaviour/TextFields.md`.
enum TextMotion: Equatable {
  case left, right, up, down
  case wordLeft, wordRight
  case lineStart, lineEnd
  case textStart, textEnd
}
