extension SKNode {
  /// Encodes the properties and the children (Scenes.SK9).
  func encodeNode(_ coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    if let name { coder.encode(name as NSString, forKey: "TactusName") }
    for (key, path) in Self.archivedNumbers {
      coder.encode(Double(self[keyPath: path]), forKey: key)
    }
    for (key, path) in Self.archivedFlags { coder.encode(self[keyPath: path], forKey: key) }
    coder.encode(Double(position.x), forKey: "TactusX")
    coder.encode(Double(position.y), forKey: "TactusY")
    coder.encode(NSArray(array: nodes), forKey: "TactusChildren")
  }

  /// Decodes what `encodeNode(_:)` has encoded; a coder without it changes nothing.
  func decodeNode(_ coder: NSCoder) {
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: "TactusX") else { return }
    name = coder.decodeObject(of: [NSString.self], forKey: "TactusName") as? String
    for (key, path) in Self.archivedNumbers {
      self[keyPath: path] = CGFloat(coder.decodeDouble(forKey: key))
    }
    for (key, path) in Self.archivedFlags { self[keyPath: path] = coder.decodeBool(forKey: key) }
    position = CGPoint(
      x: coder.decodeDouble(forKey: "TactusX"), y: coder.decodeDouble(forKey: "TactusY"))
    let children = coder.decodeObject(of: [NSArray.self, SKNode.self], forKey: "TactusChildren")
    for case let node as SKNode in children as? NSArray ?? [] where node.owner == nil {
      addChild(node)
    }
  }

  private static var archivedNumbers: [(String, ReferenceWritableKeyPath<SKNode, CGFloat>)] {
    [
      ("TactusHeight", \.zPosition), ("TactusRotation", \.zRotation), ("TactusXScale", \.xScale),
      ("TactusYScale", \.yScale), ("TactusAlpha", \.alpha), ("TactusSpeed", \.speed),
    ]
  }

  private static var archivedFlags: [(String, ReferenceWritableKeyPath<SKNode, Bool>)] {
    [
      ("TactusHidden", \.isHidden), ("TactusPaused", \.isPaused),
      ("TactusInteraction", \.isUserInteractionEnabled),
    ]
  }
}
