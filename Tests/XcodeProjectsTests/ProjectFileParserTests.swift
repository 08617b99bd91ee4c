import TactusJSON
import TactusXcodeProjects
import Testing

@Suite struct ProjectFileParserTests {
  private func value(_ text: String) throws -> ProjectValue {
    try ProjectFileParser.value(of: SourceText(name: "p", text: text))
  }

  @Test(
    "Dictionaries, arrays, strings with and without quotation marks, data and comments are read")
  func values() throws {
    let value = try value(
      """
      // !$*UTF8*$!
      { /* a { comment */ a = b/c-d.swift; "e f" = ("1,2", x, ); g = {}; h = <0fbd 77>;
        i = "\\"\\n\\U00e9\\303\\\\"; }
      """)
    #expect(value["a"]?.string == "b/c-d.swift")
    #expect(value["e f"]?.strings == ["1,2", "x"])
    #expect(value["g"]?.members.isEmpty == true)
    #expect(value["h"]?.string == "0fbd77")
    #expect(value["i"]?.string == "\"\n\u{E9}\u{C3}\\")
  }

  @Test("The last separator may be missing")
  func separators() throws {
    #expect(try value("{a = (b, c)}")["a"]?.strings == ["b", "c"])
  }

  @Test(
    "A damaged file is one error with its place, what was expected, and what was found",
    arguments: [
      ("{\n a = b\n c = d; }", "p:3:2", "expected ';', found “c”"),
      ("{ a = (b", "p:1:9", "expected ',' or ')', found the end of the file"),
      ("{ a b; }", "p:1:5", "expected '=', found “b”"),
      ("{ a = \"b; }", "p:1:7", "expected a closing quotation mark, found the end of the file"),
      ("{ /* a = b; }", "p:1:3", "expected the end of the comment, found the end of the file"),
      ("{ a = ; }", "p:1:7", "expected a value, found “;”"),
      ("{ a = <0g>; }", "p:1:9", "expected a hexadecimal digit or '>', found “g”"),
      ("{} x", "p:1:4", "expected the end of the file, found “x”"),
      ("", "p:1:1", "expected a value, found the end of the file"),
      ("{\n<<<<<<< HEAD\n}", "p:2:1", "expected a key or '}', found the mark of a merge conflict"),
    ])
  func damaged(text: String, place: String, message: String) throws {
    let error = #expect(throws: SourceTextError.self) { try value(text) }
    #expect(error?.diagnostic.place == place)
    #expect(error?.diagnostic.message == message)
  }

  @Test("Values that are nested too deeply are refused")
  func depth() throws {
    _ = try value(String(repeating: "(", count: 60) + String(repeating: ")", count: 60))
    #expect(throws: SourceTextError.self) {
      try value(String(repeating: "(", count: 70) + String(repeating: ")", count: 70))
    }
  }
}
