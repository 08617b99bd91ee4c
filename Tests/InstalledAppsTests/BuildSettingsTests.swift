import TactusInstalledApps
import Testing

/// Steps Bundles.V1–V2.
@Suite struct BuildSettingsTests {
  private let settings = BuildSettings([
    "PRODUCT_NAME": "Egg Timer", "PRODUCT_BUNDLE_IDENTIFIER": "com.example.timer",
    "LOOP": "$(LOOP)", "NESTED": "PRODUCT_NAME", "BIG": String(repeating: "$(BIG2)", count: 100),
    "BIG2": String(repeating: "$(BIG)", count: 100), "EMPTY": "",
    "APP_NAME": "$(PRODUCT_NAME)", "GROW": "$(GROW:lower)$(GROW:upper)$(GROW:lower)",
  ])

  @Test(
    "Bundles.V1. Variables of both forms, nested ones and operators have their values",
    arguments: [
      ("$(PRODUCT_BUNDLE_IDENTIFIER).OpenBlue", "com.example.timer.OpenBlue"),
      ("${PRODUCT_NAME}!", "Egg Timer!"), ("$($(NESTED))", "Egg Timer"),
      ("$(PRODUCT_NAME:rfc1034identifier)", "Egg-Timer"),
      ("$(PRODUCT_NAME:c99extidentifier:lower)", "egg_timer"),
      ("$(APP_NAME:lower)", "egg timer"), ("$(APP_NAME:c99extidentifier)", "Egg_Timer"),
      ("$(NONE:default=x)", "x"), ("$(EMPTY:default=x)", "x"), ("5 $ and $(", "5 $ and $("),
      ("$(PRODUCT_NAME", "$(PRODUCT_NAME"), ("", ""),
    ])
  func replace(text: String, expected: String) {
    var unknown: Set<String> = []
    #expect(settings.replacingVariables(in: text, unknown: &unknown) == expected)
    #expect(unknown.isEmpty)
  }

  @Test("Bundles.V2. An unknown variable is empty and named; cycles and bombs come to an end")
  func bad() {
    var unknown: Set<String> = []
    #expect(settings.replacingVariables(in: "a$(WHAT)b", unknown: &unknown) == "ab")
    #expect(unknown == ["WHAT"])
    _ = settings.replacingVariables(in: "$(LOOP)", unknown: &unknown)
    #expect(settings.replacingVariables(in: "$(GROW:lower)", unknown: &unknown).utf8.count < 65_536)
    #expect(settings.replacingVariables(in: "$(BIG)", unknown: &unknown).utf8.count <= 65_536)
  }

  @Test("Keys and strings at any depth are replaced")
  func values() {
    var unknown: Set<String> = []
    let value: PropertyListValue = ["$(NESTED)": [["k": "$(PRODUCT_NAME)"]]]
    let expected: PropertyListValue = ["PRODUCT_NAME": [["k": "Egg Timer"]]]
    #expect(settings.replacingVariables(in: value, unknown: &unknown) == expected)
  }
}
