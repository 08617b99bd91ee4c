import TactusPhoneLink
import TactusPhoneTypes
import TactusVoiceOver

/// The question for the name of an element (VoiceOver.LB1).
struct PendingLabel: Sendable {
  /// The app that shows the element.
  let app: BundleIdentifier
  /// The element.
  let key: ElementNames.Key
}
