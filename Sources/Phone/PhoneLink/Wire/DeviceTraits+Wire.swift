extension DeviceTraits {
  /// What a message says of them.
  func wireFields() throws(LinkError) -> String {
    let words = [
      #""screen":\#(try screen.wireText())"#, #""orientation":"\#(orientation.rawValue)""#,
      #""force":\#(feelsForce)"#, #""dark":\#(isDark)"#, #""size":"\#(contentSize.rawValue)""#,
      #""rightToLeft":\#(readsRightToLeft)"#, #""bold":\#(usesBoldText)"#,
      #""lessMotion":\#(reducesMotion)"#, #""lessTransparency":\#(reducesTransparency)"#,
      #""moreContrast":\#(increasesContrast)"#,
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
      increasesContrast: try fields.flag("moreContrast"))
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
