import TactusLowering
import Testing

/// Tests calls that functions of the frameworks take the place of, and versions of the system.
@Suite struct SystemCallTests {
  private func lowered(_ texts: [String]) -> [String] {
    var options = LoweringOptions()
    options.modules = ["TactusSelectors", "TactusFoundation", "UIKit"]
    let sources = texts.enumerated().map { LoweringSource(path: "\($0).swift", text: $1) }
    return Lowering(options).lower(sources).map(\.text)
  }

  @Test("ObjectiveC.UD7. User defaults of a suite are asked for by a function")
  func suites() {
    let text = "let a = UserDefaults(suiteName: b), c = UserDefaults.init(suiteName: d)!.e\n"
    #expect(
      lowered([text])[0]
        == "let a = _defaults   (suiteName: b), c = _defaults        (suiteName: d)!.e\n")
    for other in [
      "let a = Mine(suiteName: b)\n",
      "class UserDefaults {}\nlet a = UserDefaults(suiteName: b)\n",
    ] {
      #expect(lowered([other])[0] == other)
    }
  }

  @Test(
    "Device.SV2. Versions that no iPhone will have are not available",
    arguments: [
      ("#available(iOS 1000, *)", "false"), ("#available(macOS 10, iOS 99.0, *)", "false"),
      ("#unavailable(iOS 100)", "true"), ("#available(iOSApplicationExtension 999, *)", "false"),
      ("#available(iOS 98, *)", nil), ("#available(macOS 1000, *)", nil),
      ("#available(iOS 17.4, macOS 1000, *)", nil), ("#unavailable(iOS 13)", nil),
    ])
  func versions(condition: String, expected: String?) {
    // The rest of the line keeps its column.
    func text(_ words: String) -> String {
      let padded = words + String(repeating: " ", count: condition.count - words.count)
      return "if \(padded), a { b() }\nguard \(padded) else { return }\n"
    }
    #expect(lowered([text(condition)])[0] == text(expected ?? condition))
  }

  @Test("Logging.LO9. Symbols are looked for by a function that knows Darwin's handles")
  func symbols() {
    let arguments = "(UnsafeMutableRawPointer(bitPattern: -2), \"b\")\n"
    #expect(lowered(["let a = dlsym" + arguments])[0] == "let a = _dsym" + arguments)
    let other = "let a = dlopen(\"b\", 1), c = d.dlsym(e, f)\n"
    #expect(lowered([other])[0] == other)
  }

  @Test("ObjectiveC.AO1. Members of Foundation's values are found in any object")
  func members() {
    let text =
      "func f(_ x: AnyObject) { a(x.uintValue, x.hasPrefix(b), x.object(at: 1), x.allKeys) }\n"
    #expect(
      lowered([text])[0]
        == "func f(_ x: AnyObject) { a(_AM(x).uintValue, _AM(x).hasPrefix(b), _AM(x).object(at: 1), "
        + "_AM(x).allKeys) }\n")
    let own =
      "class C { @objc func hasPrefix(_ a: Int) {} }\nfunc f(_ x: AnyObject) { x.hasPrefix(1) }\n"
    #expect(!lowered([own])[0].contains("_AM("))
  }
}
