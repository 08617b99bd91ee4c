/// The smallest and the largest size of a scene; scenes have none here, as they fill the phone.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The smallest size.
  open var minimumSize: CGSize = .zero
  /// The largest size.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Whether the window may fill the screen.
  open var allowsFullScreen = true
}
