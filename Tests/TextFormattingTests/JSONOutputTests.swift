import Foundation
import TactusTextFormatting
import Testing

@Suite struct JSONOutputTests {
  @Test("Members keep their order, and lists are indented")
  func layout() {
    let json: JSONOutput = ["b": [1, 2], "a": ["x": true, "y": [], "z": .null]]
    let wanted = """
      {
        "b": [
          1,
          2
        ],
        "a": {
          "x": true,
          "y": [],
          "z": null
        }
      }
      """
    #expect(json.description == wanted)
  }

  @Test("JSON on one line contains no newline, whatever is nested or quoted")
  func line() {
    let json: JSONOutput = ["b": [1, "two\nlines"], "a": ["x": true, "y": [], "z": .null]]
    #expect(json.line == #"{"b": [1, "two\nlines"], "a": {"x": true, "y": [], "z": null}}"#)
  }

  @Test(
    "Another reader gets every character back",
    arguments: [
      "plain", "\"quoted\"", "back\\slash", "new\nline\ttab\r", "\u{0}\u{1F}\u{7F}",
      "tö 🍳 \u{2028}",
    ])
  func quoting(text: String) throws {
    let data = Data(JSONOutput.array([.string(text)]).description.utf8)
    #expect(try JSONDecoder().decode([String].self, from: data) == [text])
  }

  @Test(
    "Another reader gets every number back",
    arguments: [
      0, -0.5, 1e-7, 1e300, 48_000, 0.1, .pi, Double(1 << 53), .leastNonzeroMagnitude,
    ])
  func numbers(number: Double) throws {
    let data = Data(JSONOutput.array([.number(number)]).description.utf8)
    #expect(try JSONDecoder().decode([Double].self, from: data) == [number])
  }

  @Test("A number that JSON cannot express is null", arguments: [Double.nan, .infinity])
  func inexpressible(number: Double) {
    #expect(JSONOutput.number(number).description == "null")
  }
}
