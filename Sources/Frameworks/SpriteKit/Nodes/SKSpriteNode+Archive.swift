extension SKSpriteNode {
  /// Encodes the properties that a sprite adds to a node.
  func encodeSprite(_ coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encode(color, forKey: "TactusColor")
    coder.encode(texture?.image, forKey: "TactusImage")
    for (key, number) in [
      ("TactusWidth", baseSize.width), ("TactusTall", baseSize.height),
      ("TactusAnchorX", anchorPoint.x), ("TactusAnchorY", anchorPoint.y),
      ("TactusBlend", colorBlendFactor),
    ] { coder.encode(Double(number), forKey: key) }
    coder.encode(blendMode.rawValue, forKey: "TactusBlendMode")
  }

  /// Decodes the properties of `encodeSprite(_:)`.
  func decodeSprite(_ coder: NSCoder) {
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: "TactusWidth") else { return }
    if let color = coder.decodeObject(of: [UIColor.self], forKey: "TactusColor") as? UIColor {
      self.color = color
    }
    let image = coder.decodeObject(of: [UIImage.self], forKey: "TactusImage") as? UIImage
    texture = image.map { SKTexture(image: $0) }
    baseSize = CGSize(
      width: coder.decodeDouble(forKey: "TactusWidth"),
      height: coder.decodeDouble(forKey: "TactusTall"))
    anchorPoint = CGPoint(
      x: coder.decodeDouble(forKey: "TactusAnchorX"), y: coder.decodeDouble(forKey: "TactusAnchorY")
    )
    colorBlendFactor = CGFloat(coder.decodeDouble(forKey: "TactusBlend"))
    blendMode = SKBlendMode(rawValue: coder.decodeInteger(forKey: "TactusBlendMode")) ?? .alpha
  }
}
