// The description of a view and its subviews that an iPhone writes in the debugger.
// Source: Views.RD1
extension UIView {
  /// A line for the view and, indented, for each of its subviews.
  var recursiveDescription: String { lines(indentation: "").joined(separator: "\n") }

  private func lines(indentation: String) -> [String] {
    [indentation + lineOfDebugger]
      + subviews.flatMap { $0.lines(indentation: indentation + "   | ") }
  }

  private var lineOfDebugger: String {
    func address(_ object: AnyObject) -> String {
      "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }
    func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
    let place = "\(number(frame.minX)) \(number(frame.minY))"
    var parts = ["frame = (\(place); \(number(frame.width)) \(number(frame.height)))"]
    if let text = (self as? UILabel)?.text { parts.append("text = '\(text)'") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(number(alpha))") }
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
    parts.append("layer = <\(type(of: layer)): \(address(layer))>")
    return "<\(type(of: self)): \(address(self)); \(parts.joined(separator: "; "))>"
  }
}
