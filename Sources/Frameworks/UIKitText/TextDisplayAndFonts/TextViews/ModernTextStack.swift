/// The objects of TextKit 2 of a text view.
struct ModernTextStack {
  let content: NSTextContentManager
  let manager: NSTextLayoutManager
}
