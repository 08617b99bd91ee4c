import TactusJSON
import TactusPhoneScript
import TestSupport
import Testing

/// Malformed and extreme scripts.
@Suite struct HostileScriptTests {
  private func failure(_ bytes: [UInt8]) -> SourceTextError? {
    do {
      _ = try PhoneScript(SourceText(name: "steps.jsonl", bytes: bytes))
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "A line that is too deep, no number or no text is one error with its place, and ends nothing",
    arguments: [
      String(repeating: "[", count: 500_000),
      #"{"tap": "# + String(repeating: #"{"at":"#, count: 200_000),
      #"{"wait": NaN}"#, #"{"wait": Infinity}"#, #"{"wait": 1e400}"#, #"{"wait": -1e-400}x"#,
      #"{"wait": 99999999999999999999999999}"#,
      #"{"press": {"at": [1e308, -1e400], "force": 1e999}}"#,
      #"{"tap": {"at": [1, 2], "count": 9223372036854775808}}"#,
      #"{"press": {"at": [1, 2], "for": 1e300}}"#, "\u{0}", "{\"wait\": 1\u{0}}",
      #"{"wait""# + String(repeating: " ", count: 3_000_000),
    ])
  func lines(line: String) throws {
    let error = try #require(failure(Array((#"{"wait": 1}"# + "\n" + line).utf8)))
    #expect(error.diagnostic.place.description.hasPrefix("steps.jsonl:2"))
    let message = error.diagnostic.message
    #expect(!message.isEmpty && message.utf8.count < 600 && !message.contains("\n"), "\(message)")
  }

  @Test("Bytes that are no text are one error", arguments: [[0xFF], [0xC3], [0xED, 0xA0, 0x80]])
  func bytes(bytes: [UInt8]) {
    let all = Array(#"{"tap": {"label": ""#.utf8) + bytes + Array(#""}}"#.utf8)
    #expect(failure(all) != nil)
  }

  @Test("A hundred thousand steps are read, and a damaged one of them is found by its line")
  func many() throws {
    let steps = [String](repeating: #"{"wait": 0}"#, count: 100_000)
    let script = try PhoneScript(SourceText(name: "a", text: steps.joined(separator: "\n")))
    #expect(script.steps.count == 100_000)
    var damaged = steps
    damaged[77_776] = #"{"wait": }"#
    let error = failure(Array(damaged.joined(separator: "\n").utf8))
    #expect(error?.diagnostic.place.description.hasPrefix("steps.jsonl:77777") == true)
  }

  @Test("Steps changed at random are read or refused", arguments: RandomCases.seeds(300))
  func random(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var bytes = Array(
      #"{"press": {"at": [1, 2.5], "grams": 100, "ramp": 0.1}}"#.utf8 + [10]
        + #"{"touch": {"phase": "began", "at": [3, 4], "force": 1.5, "id": 2}}"#.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: bytes.indices, using: &random)
      bytes[place] = .random(in: 0...255, using: &random)
    }
    if let error = failure(bytes) { #expect(!error.diagnostic.message.isEmpty) }
  }
}
