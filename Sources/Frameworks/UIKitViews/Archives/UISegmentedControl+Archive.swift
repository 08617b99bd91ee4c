extension UISegmentedControl {
  static var segmentedArchive: [ArchivedProperty<UISegmentedControl>] {
    [
      .init("TactusMomentary", \.isMomentary),
      .init("TactusSegmentTint", \.selectedSegmentTintColor),
      .init("TactusApportions", \.apportionsSegmentWidthsByContent),
      .init("TactusSelectedSegment", \.selectedSegmentIndex),
    ]
  }

  /// Encodes the segments and the selection (Archives.AR17).
  func encodeSegments(_ coder: NSCoder) {
    let contents = (0..<numberOfSegments).map { index -> NSObject in
      imageForSegment(at: index) ?? NSString(string: titleForSegment(at: index) ?? "")
    }
    coder.encode(NSArray(array: contents), forKey: "TactusSegments")
    Self.segmentedArchive.encode(self, with: coder)
  }

  /// Decodes the segments and the selection (Archives.AR17).
  func decodeSegments(_ coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    let types: [AnyClass] = [NSArray.self, NSString.self, UIImage.self]
    let contents = coder.decodeObject(of: types, forKey: "TactusSegments") as? NSArray
    for content in contents ?? [] {
      if let image = content as? UIImage {
        insertSegment(with: image, at: numberOfSegments, animated: false)
      } else {
        insertSegment(withTitle: content as? String, at: numberOfSegments, animated: false)
      }
    }
    decodeArchive(Self.segmentedArchive, coder)
  }
}
