/// The accessors of properties that messages by selector reach (ObjectiveC.KC16).
extension CALayer: RegisteringClass {
  package static func registerProperties() { accessors }

  private static let accessors: Void = {
    KeyedProperties.add("backgroundColor", \CALayer.backgroundColor)
    KeyedProperties.add("borderColor", \CALayer.borderColor)
    KeyedProperties.add("borderWidth", \CALayer.borderWidth)
    KeyedProperties.add("contents", \CALayer.contents)
    KeyedProperties.add("cornerRadius", \CALayer.cornerRadius)
    for name in ["hidden", "isHidden"] { KeyedProperties.add(name, \CALayer.isHidden) }
    KeyedProperties.add("masksToBounds", \CALayer.masksToBounds)
    KeyedProperties.add("opacity", \CALayer.opacity)
    KeyedProperties.add("shadowColor", \CALayer.shadowColor)
    KeyedProperties.add("shadowOffset", \CALayer.shadowOffset)
    KeyedProperties.add("shadowOpacity", \CALayer.shadowOpacity)
    KeyedProperties.add("shadowRadius", \CALayer.shadowRadius)
    KeyedProperties.add("shadowPath", \CALayer.shadowPath)

    KeyedProperties.add("fillColor", \CAShapeLayer.fillColor)
    KeyedProperties.add("strokeColor", \CAShapeLayer.strokeColor)
    KeyedProperties.add("lineWidth", \CAShapeLayer.lineWidth)
    KeyedProperties.add("path", \CAShapeLayer.path)
    KeyedProperties.add("colors", \CAGradientLayer.colors)
    KeyedProperties.add("foregroundColor", \CATextLayer.foregroundColor)
    KeyedProperties.add("string", \CATextLayer.string)
  }()
}
