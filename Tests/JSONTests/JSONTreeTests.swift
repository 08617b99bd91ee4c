import TactusJSON
import Testing

@Suite struct JSONTreeTests {
  private func tree(_ text: String) throws -> JSONTree {
    try JSONTree(SourceText(name: "a.json", text: text))
  }

  @Test("Every value and key has its position")
  func offsets() throws {
    let text = #"{"a": [1.5, "x\ny", true],"# + "\r\n  " + #""\u00e9" : {"b":null}}"#
    let tree = try tree(text)
    var found: [String] = []
    func walk(_ value: JSONValue) {
      let place = tree.source.position(at: value.offset)
      found.append("\(value.key ?? "-") \(value.kind) \(place.line):\(place.column)")
      for child in value.elements { walk(child) }
      for child in value.members { walk(child) }
    }
    walk(tree.root)
    #expect(
      found == [
        "- an object 1:1", "a an array 1:7", "- a number 1:8", "- a string 1:13",
        "- a Boolean value 1:21", "é an object 2:14", "b null 2:19",
      ])
    let key = try #require(tree.root.members.dropFirst().first { _ in true })
    #expect(tree.source.position(at: key.keyOffset) == SourcePosition(line: 2, column: 3))
  }

  @Test("Tokens are as written, and strings are decoded")
  func tokens() throws {
    let values = Array(try tree(#"[ 1e2 ,"q\"\\", -0.5]"#).root.elements)
    #expect(values.map(\.token) == ["1e2", #""q\"\\""#, "-0.5"])
    #expect(values[1].string == #"q"\"#)
    #expect(values[0].number == 100)
    #expect(values[2].float == -0.5)
    #expect(values[0].string == nil && values[1].number == nil)
  }

  @Test(
    "A single number is a valid text, also before white space", arguments: ["12", "12 ", " 12\n"])
  func loneNumber(text: String) throws {
    let root = try tree(text).root
    #expect(root.token == "12")
    #expect(root.number == 12)
  }

  @Test("Equal keys are all kept, in their order")
  func duplicates() throws {
    let members = try tree(#"{"a":1,"a":2}"#).root.members
    #expect(members.map(\.key) == ["a", "a"])
    #expect(members.map(\.number) == [1, 2])
  }

  @Test("Trailing commas are ignored and recorded")
  func trailingCommas() throws {
    let text = #"{"a,]": [1, 2, ], "b": {"c": 3,},}"#
    let tree = try tree(text)
    #expect(tree.trailingCommas.map { tree.source.position(at: $0).column } == [14, 31, 33])
    #expect(tree.root.members.first { _ in true }?.elements.map(\.number) == [1, 2])
  }

  @Test("A comma without a value before it is an error", arguments: ["[,]", "[1,,]", #"{,}"#])
  func strayComma(text: String) {
    #expect(throws: SourceTextError.self) { try tree(text) }
  }

  // AHAP.A8.
  @Test("A number beyond a Double is an error at its place, as for Apple's reader")
  func hugeNumber() throws {
    let digits = "1" + String(repeating: "0", count: 309)
    for word in ["1e309", "-1E999", digits] {
      let error = #expect(throws: SourceTextError.self) { try tree("[0, \(word)]") }
      #expect(error?.diagnostic.rule == SourceTextError.invalidJSON)
      #expect(error?.diagnostic.position == SourcePosition(line: 1, column: 5))
      #expect(error?.diagnostic.message.hasPrefix("expected a number that fits") == true)
    }
    let numbers = try tree("[1e308, 1e-999, \(digits.dropLast(2))]").root.elements
    #expect(numbers.map(\.number) == [1e308, 0, 1e307])
  }

  @Test("Nesting is read up to the limit and refused beyond it")
  func depth() throws {
    let atLimit = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    _ = try tree(atLimit)
    let error = #expect(throws: SourceTextError.self) { try tree("[" + atLimit + "]") }
    #expect(error?.diagnostic.rule == SourceTextError.tooLarge)
    #expect(error?.diagnostic.position == SourcePosition(line: 1, column: 65))
  }

  @Test("A million open brackets neither crash nor take long")
  func veryDeep() {
    #expect(throws: SourceTextError.self) {
      try tree(String(repeating: "[", count: 1_000_000))
    }
  }

  @Test("More values than the limit are refused where they begin")
  func valueLimit() throws {
    let source = SourceText(name: "a.json", text: "[0,0,0,0]")
    _ = try JSONTree(source, limits: JSONLimits(values: 5))
    let error = #expect(throws: SourceTextError.self) {
      try JSONTree(source, limits: JSONLimits(values: 4))
    }
    #expect(error?.diagnostic.position?.column == 8)
  }

  @Test("A byte order mark is skipped and not counted as a column")
  func byteOrderMark() throws {
    let source = SourceText(name: "a.json", bytes: [0xEF, 0xBB, 0xBF] + Array("[1]".utf8))
    let tree = try JSONTree(source)
    #expect(source.hasByteOrderMark)
    #expect(tree.root.elements.map { source.position(at: $0.offset).column } == [2])
  }
}
