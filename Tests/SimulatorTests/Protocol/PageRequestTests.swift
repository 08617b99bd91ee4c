import TactusPhone
import TactusSimulator
import Testing

@Suite struct PageRequestTests {
  private func read(_ text: String) throws -> [PageRequest] {
    try PageRequest.read(Array(text.utf8))
  }

  @Test("Reads requests of the page itself")
  func own() throws {
    let requests = try read(
      """
      {"hello": {"version": 2, "time": 12.5}}
      {"at": 20.25}
      {"seen": {"messages": 7, "frames": 2}}
      {"front": true}
      {"restart": {}}
      {"restart": {"model": "iphone-7"}}
      {"pause": true}
      {"pass": 0.25}
      {"rewind": 12.5}
      """)
    #expect(
      requests == [
        .hello(version: 2, time: 12.5), .at(20.25), .seen(messages: 7, frames: 2), .front,
        .restart(model: nil), .restart(model: "iphone-7"), .pause(true), .pass(seconds: 0.25),
        .rewind(to: 12.5),
      ])
  }

  @Test("Reads inputs as steps of scripts, and keeps the line")
  func steps() throws {
    for line in [
      #"{"button": {"name": "side", "down": true}}"#, #"{"shake": true}"#,
      #"{"rotate": "landscape-left"}"#, #"{"set": {"3D Touch": false, "Sensitivity": "light"}}"#,
    ] {
      guard case .step(_, line) = try read(line).first else {
        Issue.record("\(line) is no step")
        continue
      }
    }
  }

  @Test("SimulatorPages.SL1: A step that pages may not send is refused without the other lines")
  func refusals() throws {
    for text in [
      #"{"touch": {"id": 1, "phase": "began", "at": [1, 1]}}"#,
      #"{"tap": {"at": [1, 1]}}"#, #"{"expect": {"haptics": 1}}"#, #"{"at": 1, "x": 1}"#,
      #"{"restart": {}, "x": 1}"#, #"{"quick-action": "x"}"#,
      #"{"open": "kettle:\#(String(repeating: "x", count: 9000))"}"#,
    ] {
      let requests = try read(text + "\n" + #"{"front": true}"#)
      guard case .refused(let reason) = requests.first else {
        Issue.record("\(text) is not refused")
        continue
      }
      #expect(!reason.isEmpty && requests.count == 2 && requests.last == .front)
    }
  }

  @Test("Rejects a whole message with any error")
  func mistakes() {
    for text in [
      "{\"at\": 1}\n{\"at\": }", #"{"pause": 1}"#, #"{"pass": 0}"#, #"{"pass": 61}"#,
      #"{"rewind": -1}"#,
      #"{"rewind": 1e300}"#,
      #"{"seen": {"messages": 1.0e99, "frames": 0}}"#,
      String(repeating: "{\"at\": 1}\n", count: 600), String(repeating: " ", count: 70_000),
    ] {
      #expect(throws: PageRequest.FormatError.self) { try read(text) }
    }
    #expect(throws: PageRequest.FormatError.self) { try PageRequest.read([0xFF, 0xFE]) }
  }
}
