import TactusLowering
import Testing

/// Tests class methods that are called on an object's class for coding.
@Suite struct CodingClassTests {
  private func lower(_ text: String, modules: Set<String> = ["TactusFoundation"]) -> String {
    LoweringTests::lower(text, modules)
  }

  @Test(
    "A class method of the class for coding is one of the object's type",
    arguments: [
      ("a.classForCoder.isReversible()", "type(of: a)             .isReversible()"),
      ("self.classForCoder.kind(of: 1)", "type(of: self)             .kind(of: 1)"),
      ("a!.b[0].classForCoder.kind()", "type(of: a!.b[0])             .kind()"),
    ])
  func method(written: String, lowered: String) {
    #expect(lower("let x = " + written + "\n") == "let x = " + lowered + "\n")
  }

  @Test(
    "Messages to any class, optional objects and other modules stay",
    arguments: [
      "a.classForCoder.setValue(1, forKey: k)", "a?.classForCoder.kind()", "a.classForCoder",
      "a.classForCoder.init()", "super.classForCoder.kind()", "a.superclass.kind()",
    ])
  func kept(text: String) {
    let source = "let x = " + text + "\n"
    #expect(lower(source) == source)
    #expect(lower("a.classForCoder.kind()\n", modules: []) == "a.classForCoder.kind()\n")
  }
}
