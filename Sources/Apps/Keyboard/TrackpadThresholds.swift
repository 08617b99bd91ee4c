import UIKit

/// The forces of the keyboard as a trackpad, as fractions of the maximum.
///
/// - Source: ours; fast typing presses harder than a peek, and a word needs the force of a pop.
///   Confidence: guess.
enum TrackpadThresholds {
  /// The force at which the keyboard becomes a trackpad.
  static let track: CGFloat = 0.4
  /// The force that selects a word.
  static let select: CGFloat = 0.75
}
