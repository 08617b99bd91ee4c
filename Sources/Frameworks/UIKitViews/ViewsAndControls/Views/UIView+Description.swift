// The descriptions of views that an iPhone prints in the debugger (Views.RD1, Views.RD2).
extension UIView {
  /// A line for the view and, indented, for each of its subviews.
  package var recursiveDescription: String { lines(indentation: "").joined(separator: "\n") }

  private func lines(indentation: String) -> [String] {
    [indentation + debugText] + subviews.flatMap { $0.lines(indentation: indentation + "   | ") }
  }

  /// A line with the class, the address, the frame, the properties that differ from the defaults,
  /// and the layer.
  var debugText: String {
    let parts = [baseClass.map { "baseClass = \($0)" }].compactMap(\.self) + geometry + states
    let layer = DebugText.object(layer, type: String(describing: type(of: layer)))
    let end = (self as? UIScrollView)?.scrollingText ?? ""
    let all = (parts + ["layer = \(layer)"]).joined(separator: "; ")
    return "<\(NSStringFromClass(type(of: self))): \(DebugText.address(self)); \(all)\(end)>"
  }

  /// The framework's class that the view's class derives from; nil for `UIView` and for a view of a
  /// framework's class itself.
  private var baseClass: String? {
    var name = NSStringFromClass(type(of: self))
    guard name.contains(".") else { return nil }
    var type: AnyClass? = type(of: self)
    while name.contains("."), let next = type.flatMap({ class_getSuperclass($0) }) {
      (type, name) = (next, NSStringFromClass(next))
    }
    return name == "UIView" || name.contains(".") ? nil : name
  }

  private var geometry: [String] {
    let number = DebugText.number
    let place = "\(number(frame.minX)) \(number(frame.minY))"
    var parts = ["frame = (\(place); \(number(frame.width)) \(number(frame.height)))"]
    if !transform.isIdentity {
      let t = transform
      let coefficients = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: ", ")
      parts.append("transform = [\(coefficients)]")
    }
    let words = (self as? UILabel)?.text ?? (self as? UITextField)?.text
    if let text = words ?? (self as? any TextShowing)?.attributedText.string {
      parts.append("text = '\(text)'")
    }
    return parts
  }

  private var states: [String] {
    var parts: [String] = []
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(DebugText.number(alpha))") }
    if isHidden { parts.append("hidden = YES") }
    // A label's is not stated.
    if !isOpaque, !(self is UILabel) { parts.append("opaque = NO") }
    let masks: [(AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    let names = masks.filter { autoresizingMask.contains($0.0) }.map(\.1)
    if !names.isEmpty { parts.append("autoresize = \(names.joined(separator: "+"))") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let first = gestureRecognizers?.first {
      parts.append("gestureRecognizers = \(DebugText.object(first, type: "NSArray"))")
    }
    if let backgroundColor { parts.append("backgroundColor = \(backgroundColor)") }
    if let image = (self as? UIImageView)?.image { parts.append("image = \(image)") }
    return parts
  }
}
