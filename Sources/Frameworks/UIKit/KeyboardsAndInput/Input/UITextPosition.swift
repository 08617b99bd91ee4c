/// A place in a text; what it is made of is for the one to know who has the text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// Makes a place.
  public override init() { super.init() }
}
