extension DeviceTraits {
  /// What a message says of them.
  func wireFields() throws(LinkError) -> String {
    let words = [
      #""screen":\#(try screen.wireText())"#, #""orientation":"\#(orientation.rawValue)""#,
      #""force":\#(feelsForce)"#, #""dark":\#(isDark)"#, #""size":"\#(contentSize.rawValue)""#,
      #""rightToLeft":\#(readsRightToLeft)"#, #""bold":\#(usesBoldText)"#,
      #""lessMotion":\#(reducesMotion)"#, #""lessTransparency":\#(reducesTransparency)"#,
      #""moreContrast":\#(increasesContrast)"#, #""accessibility":\#(accessibility.wireText)"#,
      #""brightness":\#(try wireNumber(brightness))"#, #""battery":\#(try wireNumber(battery))"#,
      #""charging":\#(isCharging)"#, #""savesPower":\#(savesPower)"#,
      #""near":\#(isNearSomething)"#, #""captured":\#(isCaptured)"#,
    ]
    return words.joined(separator: ",")
  }

  init(_ fields: WireFields) throws(LinkError) {
    self.init(
      screen: try ScreenShape(try fields.object("screen")),
      orientation: try fields.word("orientation"), feelsForce: try fields.flag("force"),
      isDark: try fields.flag("dark"), contentSize: try fields.word("size"),
      readsRightToLeft: try fields.flag("rightToLeft"), usesBoldText: try fields.flag("bold"),
      reducesMotion: try fields.flag("lessMotion"),
      reducesTransparency: try fields.flag("lessTransparency"),
      increasesContrast: try fields.flag("moreContrast"),
      accessibility: try Set(fields, "accessibility"),
      brightness: try fields.number("brightness"), battery: try fields.number("battery"),
      isCharging: try fields.flag("charging"), savesPower: try fields.flag("savesPower"),
      isNearSomething: try fields.flag("near"), isCaptured: try fields.flag("captured"))
  }
}

extension Set<AccessibilitySetting> {
  /// The words of those that are on, always in the same order.
  fileprivate var wireText: String {
    let words = AccessibilitySetting.allCases.filter(contains).map { #""\#($0.rawValue)""# }
    return "[\(words.joined(separator: ","))]"
  }

  fileprivate init(_ fields: WireFields, _ key: String) throws(LinkError) {
    self = []
    for word in try fields.texts(key) {
      guard let setting = AccessibilitySetting(rawValue: word) else { throw .malformed }
      insert(setting)
    }
  }
}

extension ScreenShape {
  fileprivate func wireText() throws(LinkError) -> String {
    let words = [
      #""width":\#(try wireNumber(width))"#, #""height":\#(try wireNumber(height))"#,
      #""scale":\#(try wireNumber(scale))"#, #""nativeScale":\#(try wireNumber(nativeScale))"#,
      #""cornerRadius":\#(try wireNumber(cornerRadius))"#,
      #""upright":\#(try uprightSafeArea.wireText())"#,
      #""sideways":\#(try sidewaysSafeArea.wireText())"#, #""rate":\#(refreshesPerSecond)"#,
    ]
    return "{\(words.joined(separator: ","))}"
  }

  fileprivate init(_ fields: WireFields) throws(LinkError) {
    self.init(
      width: try fields.number("width"), height: try fields.number("height"),
      scale: try fields.number("scale"), nativeScale: try fields.number("nativeScale"),
      cornerRadius: try fields.number("cornerRadius"),
      uprightSafeArea: try SafeArea(try fields.object("upright")),
      sidewaysSafeArea: try SafeArea(try fields.object("sideways")),
      refreshesPerSecond: try fields.whole("rate"))
  }
}

extension SafeArea {
  fileprivate func wireText() throws(LinkError) -> String {
    let words = [
      #""top":\#(try wireNumber(top))"#, #""left":\#(try wireNumber(left))"#,
      #""bottom":\#(try wireNumber(bottom))"#, #""right":\#(try wireNumber(right))"#,
    ]
    return "{\(words.joined(separator: ","))}"
  }

  fileprivate init(_ fields: WireFields) throws(LinkError) {
    self.init(
      top: try fields.number("top"), left: try fields.number("left"),
      bottom: try fields.number("bottom"), right: try fields.number("right"))
  }
}
