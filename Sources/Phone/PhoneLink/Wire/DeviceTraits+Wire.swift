import TactusPhoneTypes
import TactusTextFormatting

extension DeviceTraits {
  /// Returns the JSON members of the traits.
  func wireFields() throws(LinkError) -> String {
    let words = [
      #""screen":\#(try screen.wireText())"#, #""orientation":"\#(orientation.rawValue)""#,
      #""force":\#(measuresForce)"#, #""dark":\#(isDark)"#, #""size":"\#(contentSize.rawValue)""#,
      #""rightToLeft":\#(isRightToLeft)"#,
      #""language":\#(JSONOutput.quoted(language))"#, #""region":\#(JSONOutput.quoted(region))"#,
      #""timeZone":\#(JSONOutput.quoted(timeZone))"#, #""bold":\#(usesBoldText)"#,
      #""lessMotion":\#(reducesMotion)"#, #""lessTransparency":\#(reducesTransparency)"#,
      #""moreContrast":\#(increasesContrast)"#, #""accessibility":\#(accessibility.wireText)"#,
      #""keyboard":\#(keyboard.wireText)"#, #""languages":\#(keyboardLanguages.wireText)"#,
      #""keyboardLanguage":"\#(keyboardLanguages.current.rawValue)""#,
      #""brightness":\#(try wireNumber(brightness))"#, #""battery":\#(try wireNumber(battery))"#,
      #""charging":\#(isCharging)"#, #""isLowPowerModeOn":\#(isLowPowerModeOn)"#,
      #""near":\#(isProximityDetected)"#, #""captured":\#(isCaptured)"#,
      #""protectedData":\#(isProtectedDataAvailable)"#,
      #""idiom":"\#(idiom.rawValue)""#, #""system":"\#(systemVersion)""#,
    ]
    return words.joined(separator: ",") + (try keyboardLanguages.customWireText())
  }

  init(_ fields: WireFields) throws(LinkError) {
    guard let version = SystemVersion(try fields.text("system")) else { throw .malformed }
    self.init(
      screen: try ScreenMetrics(try fields.object("screen")),
      orientation: try fields.word("orientation"), measuresForce: try fields.flag("force"),
      isDark: try fields.flag("dark"), contentSize: try fields.word("size"),
      isRightToLeft: try fields.flag("rightToLeft"), language: try fields.text("language"),
      region: try fields.text("region"), timeZone: try fields.text("timeZone"),
      usesBoldText: try fields.flag("bold"),
      reducesMotion: try fields.flag("lessMotion"),
      reducesTransparency: try fields.flag("lessTransparency"),
      increasesContrast: try fields.flag("moreContrast"),
      accessibility: try Set(fields, "accessibility"), keyboard: try Set(fields, "keyboard"),
      keyboardLanguages: try KeyboardLanguages(fields),
      brightness: try fields.number("brightness"), battery: try fields.number("battery"),
      isCharging: try fields.flag("charging"),
      isLowPowerModeOn: try fields.flag("isLowPowerModeOn"),
      isProximityDetected: try fields.flag("near"), isCaptured: try fields.flag("captured"),
      isProtectedDataAvailable: try fields.flag("protectedData"),
      idiom: try fields.word("idiom"), systemVersion: version)
  }
}

extension Set where Element: RawRepresentable<String> & CaseIterable {
  /// The words of the settings that are on, in a fixed order, as JSON.
  fileprivate var wireText: String {
    let words = Element.allCases.filter(contains).map { #""\#($0.rawValue)""# }
    return "[\(words.joined(separator: ","))]"
  }

  fileprivate init(_ fields: WireFields, _ key: String) throws(LinkError) {
    self = []
    for word in try fields.texts(key) {
      guard let setting = Element(rawValue: word) else { throw .malformed }
      insert(setting)
    }
  }
}

extension KeyboardLanguages {
  /// The active languages as JSON.
  fileprivate var wireText: String {
    "[\(active.map { #""\#($0.rawValue)""# }.joined(separator: ","))]"
  }

  /// Returns the custom keyboards as further JSON members; empty without any.
  fileprivate func customWireText() throws(LinkError) -> String {
    guard !custom.isEmpty else { return "" }
    let current = currentCustom.map { #","customKeyboard":"\#($0.text)""# } ?? ""
    return #","customKeyboards":\#(try custom.wireText())\#(current)"#
  }

  fileprivate init(_ fields: WireFields) throws(LinkError) {
    var active: [KeyboardLanguage] = []
    for word in try fields.texts("languages") {
      guard let language = KeyboardLanguage(rawValue: word) else { throw .malformed }
      active.append(language)
    }
    let current: KeyboardLanguage = try fields.word("keyboardLanguage")
    guard var languages = KeyboardLanguages(active, current: current) else { throw .malformed }
    languages.setCustom(
      try [CustomKeyboard](fields, "customKeyboards"),
      current: fields.has("customKeyboard") ? try fields.bundle("customKeyboard") : nil)
    self = languages
  }
}

extension ScreenMetrics {
  fileprivate func wireText() throws(LinkError) -> String {
    let words = [
      #""width":\#(try wireNumber(width))"#, #""height":\#(try wireNumber(height))"#,
      #""scale":\#(try wireNumber(scale))"#, #""nativeScale":\#(try wireNumber(nativeScale))"#,
      #""cornerRadius":\#(try wireNumber(cornerRadius))"#,
      #""upright":\#(try portraitSafeArea.wireText())"#,
      #""sideways":\#(try landscapeSafeArea.wireText())"#, #""rate":\#(refreshesPerSecond)"#,
    ]
    return "{\(words.joined(separator: ","))}"
  }

  fileprivate init(_ fields: WireFields) throws(LinkError) {
    self.init(
      width: try fields.number("width"), height: try fields.number("height"),
      scale: try fields.number("scale"), nativeScale: try fields.number("nativeScale"),
      cornerRadius: try fields.number("cornerRadius"),
      portraitSafeArea: try SafeArea(try fields.object("upright")),
      landscapeSafeArea: try SafeArea(try fields.object("sideways")),
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
