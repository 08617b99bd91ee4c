import TactusLowering
import Testing

/// Tests properties that are observable without a wrapper of the lowering.
@Suite struct PropertyAnnouncementTests {
  private func lowered(_ property: String) -> String {
    var options = LoweringOptions()
    options.modules = ["TactusFoundation", "UIKit"]
    let text = "class Pot: NSObject {\n  \(property)\n}\n"
    let lines = Lowering(options).lower([LoweringSource(path: "a.swift", text: text)])[0].text
      .split(separator: "\n", omittingEmptySubsequences: false)
    return String(lines[1])
  }

  @Test(
    "A weak property, or one with another wrapper, announces its changes by observers",
    arguments: [
      "@Stored(key: \"a\") @objc dynamic var lid: String?",
      "@Stored @objc dynamic var lid = 3",
      "@objc dynamic weak var lid: Pot?",
    ])
  func observers(property: String) {
    let text = lowered(property)
    #expect(
      text.hasSuffix(
        " { willSet { willChangeValue(for: \\.lid) } didSet { didChangeValue(for: \\.lid) } }"))
    #expect(!text.contains("objc") && !text.contains("dynamic") && !text.contains("@_K"))
  }

  @Test(
    "Other properties have none",
    arguments: [
      "@objc dynamic weak var lid: Pot? { didSet { boil() } }", "@Stored @objc var lid = 3",
      "@objc dynamic lazy var lid = 3", "@objc dynamic var lid: Int { 3 }",
      "@objc dynamic var lid = 3",
    ])
  func others(property: String) { #expect(!lowered(property).contains("ChangeValue")) }
}
