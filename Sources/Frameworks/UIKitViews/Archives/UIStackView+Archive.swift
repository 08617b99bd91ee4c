extension UIStackView {
  /// Encodes the arrangement (Archives.AR17).
  func encodeStack(_ coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    Self.stackArchive.encode(self, with: coder)
    coder.encode(NSArray(array: arrangedSubviews), forKey: "TactusArranged")
    let gaps = arrangedSubviews.map { customSpacing(after: $0) }
    gaps.encode(to: coder, forKey: "TactusCustomSpacing")
  }

  /// Decodes the arrangement (Archives.AR17).
  func decodeStack(_ coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    decodeArchive(Self.stackArchive, coder)
    let types: [AnyClass] = [NSArray.self, UIView.self]
    let list = coder.decodeObject(of: types, forKey: "TactusArranged") as? NSArray
    let views = (list ?? []).compactMap { $0 as? UIView }.filter { $0.outer === self }
    let gaps = [CGFloat](from: coder, forKey: "TactusCustomSpacing") ?? []
    for (index, view) in views.enumerated() {
      addArrangedSubview(view)
      if gaps.count == views.count, gaps[index] != Self.spacingUseDefault {
        setCustomSpacing(gaps[index], after: view)
      }
    }
  }
}
