import Foundation
import TactusPhoneLink

/// A command for feedback about the item, such as to like it.
///
/// - Thread: any; the lock of its superclass guards what it has.
open class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  /// Whether the user has given this feedback about the item.
  open var isActive: Bool {
    get { read { isGiven } }
    set { change { isGiven = newValue } }
  }
  /// The title that controls show.
  open var localizedTitle: String {
    get { read { title } }
    set { change { title = newValue } }
  }
  /// The title for controls with little room.
  open var localizedShortTitle: String {
    get { read { shortTitle } }
    set { change { shortTitle = newValue } }
  }

  // MARK: Internals

  private var isGiven = false
  private var title = ""
  private var shortTitle = ""

  override var settings: RemoteCommandSettings {
    let (long, short) = (localizedTitle, localizedShortTitle)
    return RemoteCommandSettings(
      kind, state: isActive ? 1 : 0, title: long.isEmpty ? short : long)
  }

  override func event(_ value: Double, at time: TimeInterval) -> MPRemoteCommandEvent {
    MPFeedbackCommandEvent(self, at: time, isNegative: value == 1)
  }
}
