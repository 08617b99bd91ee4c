import UIKit

/// A finger on the keyboard.
@MainActor
final class KeyTouch {
  /// The index of the key below the finger.
  var index: Int
  /// The plane to which the keyboard returns when the finger types a key that it has slid to.
  var formerPlane: KeyboardPlane?
  /// Whether the key has already done its work.
  var isDone = false
  /// Whether the list of languages is shown.
  var offersLanguages = false
  /// Whether the accents of the key are shown.
  var offersAccents = false
  /// The timer of a hold, or of the next repetition.
  var timer: Timer?
  /// The number of repetitions.
  var repetitions = 0
  /// The place at which the keyboard became a trackpad; `nil` while it is not one.
  var trackingStart: CGPoint?
  /// Whether a firmer press has selected a word.
  var hasSelectedWord = false
  /// The place of the finger.
  var place: CGPoint

  /// Creates a finger that has come down on a key.
  init(index: Int, place: CGPoint) {
    (self.index, self.place) = (index, place)
  }
}
