/// The motions of a caret.
///
/// Step TextFields.TF21.
package enum CaretMotion: Equatable {
  case left, right, up, down
  case wordLeft, wordRight
  case lineStart, lineEnd
  case textStart, textEnd
}
