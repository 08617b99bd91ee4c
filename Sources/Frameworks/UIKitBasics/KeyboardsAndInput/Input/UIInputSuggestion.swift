/// A suggestion of the keyboard that is more than text; the phone's keyboard has none.
@preconcurrency @MainActor
open class UIInputSuggestion: NSObject {
  // MARK: Internals

  override init() { super.init() }
}
