import TactusJSON
import Testing

@Suite struct JSONSyntaxErrorTests {
  /// A text, the column of its error, and the expected message.
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var column: Int
    var message: String
    var testDescription: String { text }

    init(_ text: String, _ column: Int, _ message: String) {
      self.text = text
      self.column = column
      self.message = message
    }
  }

  static let cases = [
    Case("", 1, "expected a JSON object, found the end of the file"),
    Case("  ", 3, "expected a JSON object, found the end of the file"),
    Case("hello", 1, "expected a JSON object, found “hello”"),
    Case(
      #"{"a": 1"#, 8, "expected “,” or “}”, found the end of the file; the object of line 1 is open"
    ),
    Case(
      #"{"a": [1, 2"#, 12,
      "expected “,” or “]”, found the end of the file; the array of line 1 is open"),
    Case(#"{"a": "#, 7, "expected a value for the key “a”, found the end of the file"),
    Case(#"{"a" 1}"#, 6, "expected “:” after the key “a”, found “1”"),
    Case(
      #"{"a": 1 "b": 2}"#, 9,
      "expected “,” or “}”, found “"
        + "\"”"),
    Case(
      #"{"a": 0,5}"#, 9, "expected a key in quotes, found “5”; the decimal separator is a point"),
    Case(
      #"{"a": NaN}"#, 7, "expected a value for the key “a”, found “NaN”; JSON has no such number"),
    Case(#"{"a": -Infinity}"#, 7, "expected a number, found “-Infinity”; JSON has no such number"),
    Case(
      #"{"a": .5}"#, 7,
      "expected a value for the key “a”, found “.5”; a number starts with a digit or “-”"),
    Case(
      #"{"a": True}"#, 7,
      "expected a value for the key “a”, found “True”; JSON writes it in lower case"),
    Case(#"{"a": 1.}"#, 7, "expected a number, found “1.”"),
    Case(
      #"{'a': 1}"#, 2, "expected a key in quotes or “}”, found “'”; JSON has double quotes only"),
    Case("{} // done", 4, "expected the end of the file, found “/”; JSON has no comments"),
    Case("{} {}", 4, "expected the end of the file, found “{”"),
    Case("[1,,2]", 4, "expected a value, found “,”"),
    Case(#"["abc"#, 2, "expected “\"” at the end of this string, found the end of the file"),
    Case(#"["a\x"]"#, 5, "expected a known escape after “\\” in a string"),
    Case(#"["\u12g4"]"#, 7, "expected four hexadecimal digits after “\\u” in a string"),
    Case("[\"a\u{7}\"]", 4, "expected printable text in a string, found the control character 0x7"),
  ]

  @Test("The message says what was expected, what was found, and where", arguments: cases)
  func message(_ example: Case) {
    let error = #expect(throws: SourceTextError.self) {
      try JSONTree(SourceText(name: "a.json", text: example.text))
    }
    #expect(error?.diagnostic.message == example.message)
    #expect(error?.diagnostic.position == SourcePosition(line: 1, column: example.column))
    #expect(error?.diagnostic.rule == "invalid-json")
  }

  @Test("Bytes that are not UTF-8 are found where they are")
  func invalidUTF8() {
    let bytes = Array("{\"é\": \"ab".utf8) + [0xC3, 0x28] + Array("\"}".utf8)
    let error = #expect(throws: SourceTextError.self) {
      try JSONTree(SourceText(name: "a.json", bytes: bytes))
    }
    #expect(error?.diagnostic.position == SourcePosition(line: 1, column: 10))
    #expect(error?.diagnostic.message.contains("UTF-8") == true)
  }

  @Test("Texts in UTF-16 are reported", arguments: [[0xFF, 0xFE, 0x7B, 0], [0x7B, 0, 0x7D, 0]])
  func utf16(bytes: [UInt8]) {
    let error = #expect(throws: SourceTextError.self) {
      try JSONTree(SourceText(name: "a.json", bytes: bytes))
    }
    #expect(error?.diagnostic.message.contains("UTF-16") == true)
  }

  @Test("Lines are counted over LF, CR and CRLF", arguments: ["\n", "\r", "\r\n"])
  func lines(feed: String) {
    let error = #expect(throws: SourceTextError.self) {
      try JSONTree(SourceText(name: "a.json", text: "{\(feed)\"a\":\(feed)  x}"))
    }
    #expect(error?.diagnostic.position == SourcePosition(line: 3, column: 3))
  }
}
