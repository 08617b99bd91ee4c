/// The state of a content blocker.
open class SFContentBlockerState: NSObject {
  /// A Boolean value that indicates whether the user has enabled the content blocker; false.
  open var isEnabled: Bool { false }
}
