/// The motions of a caret.
///
/// Step TF21 is in `Documentation/Behaviour/TextFields.md`.
enum CaretMotion: Equatable {
  case left, right, up, down
  case wordLeft, wordRight
  case lineStart, lineEnd
  case textStart, textEnd
}
