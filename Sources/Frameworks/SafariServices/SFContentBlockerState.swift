/// The state of a content blocker.
open class SFContentBlockerState: NSObject {
  /// Whether the user has enabled the content blocker; false.
  open var isEnabled: Bool { false }
}
