import TactusInstalledApps
import TestSupport
import Testing

/// Files of localized strings that nobody wrote.
@Suite struct HostileStringsTests {
  @Test(
    "Bundles.L1. A damaged file of strings is one error with its line",
    arguments: [
      "\"a", "\"a\" = ", "\"a\" = \"b\"", "/*", "\"a\" = \"\\", "\"a\" = \"\\U12\";", "\u{0}",
      "\"a\" = \"\\UZZZZ\";", "= \"b\";", String(repeating: "{", count: 200_000),
      String(repeating: "\"", count: 200_001), String(repeating: "(", count: 200_000),
    ])
  func damaged(text: String) {
    let error = #expect(throws: StringsFile.Failure.self) { try StringsFile("\n" + text) }
    #expect(error?.line == 2 && error?.message.utf8.count ?? 0 < 200)
  }

  @Test("Bundles.L1. Half a character is replaced, and a file of a megabyte is read")
  func large() throws {
    #expect(try StringsFile("\"a\" = \"\\UD83D\";").strings["a"] == "\u{FFFD}")
    let lines = (0..<40_000).map { "\"key \($0)\" = \"value \($0)\";\n" }.joined()
    #expect(try StringsFile(lines).strings.count == 40_000)
    let comments = String(repeating: "/* */ // x\n", count: 100_000)
    #expect(try StringsFile(comments).strings.isEmpty)
  }

  @Test(
    "Bundles.L1. Strings changed at random are read or refused", arguments: RandomCases.seeds(300))
  func random(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var scalars = Array("/* a */ \"key\" = \"v\\n\\U00e9\"; plain = \"x\"; // end\n".unicodeScalars)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: scalars.indices, using: &random)
      scalars[place] = Unicode.Scalar(UInt8.random(in: 0...255, using: &random))
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    let strings = try? StringsFile(String(text)).strings
    #expect(strings?.count ?? 0 <= scalars.count)
  }
}
