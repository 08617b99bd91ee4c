/// A view whose subviews are in a content view of its own (Archives.AR17).
@MainActor
package protocol ArchivedContentOwner: UIView {
  /// The view that holds the content.
  var archivedContent: UIView { get }
  /// The subviews of the content view that the owner creates itself.
  var ownContentParts: [UIView] { get }
}

extension ArchivedContentOwner {
  /// Encodes the content.
  package func encodeContent(_ coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    let parts = ownContentParts
    let views = archivedContent.subviews.filter { view in !parts.contains { $0 === view } }
    coder.encode(archivedContent.backgroundColor, forKey: "TactusContentBackground")
    coder.encode(NSArray(array: views), forKey: "TactusContentSubviews")
    archivedContent.encodeConstraints(coder, forKey: "TactusContentConstraints")
  }

  /// Decodes the content.
  package func decodeContent(_ coder: NSCoder) {
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: "TactusContentSubviews") else {
      return
    }
    let color = coder.decodeObject(of: [UIColor.self], forKey: "TactusContentBackground")
    archivedContent.backgroundColor = color as? UIColor
    for view: UIView in decodedList("TactusContentSubviews", coder)
    where view.outer == nil && !isDescendant(of: view) { archivedContent.addSubview(view) }
    archivedContent.decodeConstraints(coder, forKey: "TactusContentConstraints")
  }
}

extension UIVisualEffectView: ArchivedContentOwner {
  package var archivedContent: UIView { contentView }
  package var ownContentParts: [UIView] { [] }
}
