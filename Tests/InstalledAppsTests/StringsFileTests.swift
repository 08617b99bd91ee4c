import TactusInstalledApps
import Testing

@Suite struct StringsFileTests {
  @Test("Strings with comments, escapes and plain words are read")
  func read() throws {
    let file = try StringsFile(
      #"""
      /* A title.
      "not this" = "x"; */
      "OPEN" = "Öffnen \"jetzt\"\n";  // here
      plain_key = "\U00e4\U0001";
      "\\" = word;
      "alone";
      """#)
    #expect(
      file.strings == [
        "OPEN": "Öffnen \"jetzt\"\n", "plain_key": "ä\u{1}", "\\": "word", "alone": "alone",
      ])
    #expect(try StringsFile("\u{FEFF}").strings.isEmpty)
    #expect(try StringsFile(#""a"="\Ud83c\udf89";"#).strings["a"] == "🎉")
  }

  @Test(
    "An error names its line",
    arguments: [
      ("\"a\" = \"b\"\n\"c\"", 2), ("\n\n= \"b\";", 3), ("\"a", 1), ("/* a", 1),
      ("\"a\" \"b\";", 1), ("\"a\" = ;", 1), (#""a" = "\U00"#, 1), ("\"a\" = \"\\", 1),
    ])
  func bad(text: String, line: Int) {
    #expect(
      performing: { try StringsFile(text) }, throws: { ($0 as? StringsFile.Failure)?.line == line })
  }
}
