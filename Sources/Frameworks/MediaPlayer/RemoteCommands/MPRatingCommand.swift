import Foundation
import TactusPhoneLink

/// A command to rate the item.
///
/// - Thread: any; the lock of its superclass guards what it has.
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
  /// The minimum rating; 0 by default.
  open var minimumRating: Float {
    get { read { minimum } }
    set { change { minimum = newValue } }
  }
  /// The maximum rating; 1 by default.
  open var maximumRating: Float {
    get { read { maximum } }
    set { change { maximum = newValue } }
  }

  // MARK: Internals

  private var minimum: Float = 0
  private var maximum: Float = 1

  override var settings: RemoteCommandSettings {
    RemoteCommandSettings(
      kind, minimumRating: Double(minimumRating), maximumRating: Double(maximumRating))
  }

  override func event(_ value: Double, at time: TimeInterval) -> MPRemoteCommandEvent {
    MPRatingCommandEvent(self, at: time, rating: Float(value))
  }
}
