/// The layout manager of TextKit 2, which no text view has here.
///
/// Text is laid out by TextKit 1 (TextViews.TV18).
public final class NSTextLayoutManager: NSObject {
  private override init() { super.init() }
}
