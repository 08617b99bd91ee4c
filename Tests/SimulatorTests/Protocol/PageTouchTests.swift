import TactusPhone
import TactusPhoneScript
import TactusSimulator
import Testing

@Suite struct PageTouchTests {
  private func read(_ touches: TouchBytes...) throws -> [PageRequest] {
    try PageRequest.readTouches(TouchBytes.message(touches))
  }

  /// Returns the touch that a script reads from a line, as a page's touch.
  private func touch(of line: String) throws -> TouchReport? {
    guard case .touch(var report, let target)? = try PhoneScript(text: line).steps.first?.action
    else { return nil }
    if case .point(let x, let y)? = target { (report.x, report.y) = (x, y) }
    return report
  }

  @Test("Reads touches from bytes, with their times")
  func touches() throws {
    let requests = try read(
      TouchBytes(time: 20.25, bits: 3, values: [10.5, 20, 2.5]),
      TouchBytes(time: 21, phase: 1, bits: 5, values: [11, 20, 8]),
      TouchBytes(time: 22, finger: 0, kind: 1, bits: 25, values: [1, 2, 1.571, -0.5]),
      TouchBytes(time: 23, phase: 2, bits: 0, values: []))
    try #require(requests.count == 4)
    #expect(
      requests[0]
        == .touch(
          TouchReport(ContactID(1), .began, x: 10.5, y: 20, pressure: .touches(2.5)), time: 20.25))
    #expect(
      requests[1]
        == .touch(TouchReport(ContactID(1), .moved, x: 11, y: 20, radius: 8), time: 21))
    // The angle of an upright pen may be rounded to three decimals.
    #expect(
      requests[2]
        == .touch(
          TouchReport(
            ContactID(0), .began, kind: .pencil, x: 1, y: 2, altitude: .pi / 2, azimuth: -0.5),
          time: 22))
    guard case .touch(let last, 23) = requests[3] else {
      Issue.record("no touch")
      return
    }
    #expect(last.phase == .ended && last.x.isNaN && last.y.isNaN)
  }

  @Test("SimulatorPages.SR1: A touch is recorded as the line of a script that gives the same touch")
  func recorded() throws {
    let finger = TouchReport(
      ContactID(1), .began, x: 10.5, y: 20, pressure: .touches(2.5), radius: 8.125)
    #expect(
      finger.scriptLine
        == #"{"touch":{"id":1,"phase":"began","at":[10.5,20],"force":2.5,"radius":8.125}}"#)
    let pen = TouchReport(
      ContactID(0), .began, kind: .pencil, x: 0, y: 0.001, pressure: .touches(0.333),
      altitude: .pi / 2, azimuth: 6.283)
    #expect(
      pen.scriptLine
        == #"{"touch":{"id":0,"phase":"began","at":[0,0.001],"force":0.333,"kind":"pencil","#
        + #""altitude":1.5707963267948966,"azimuth":6.283}}"#)
    let lifted = TouchReport(ContactID(9), .cancelled, x: .nan, y: .nan)
    #expect(lifted.scriptLine == #"{"touch":{"id":9,"phase":"cancelled"}}"#)
    for report in [finger, pen] { #expect(try touch(of: report.scriptLine) == report) }
    // Numbers that need an exponent are read as the same numbers, and −0 is 0.
    for number in [5e-9, 1e-300, 1e22, 123_456.789, -0.0] {
      guard case .touch(let report, _)? = try read(TouchBytes(values: [number, 1])).first else {
        Issue.record("no touch at \(number)")
        continue
      }
      #expect(try touch(of: report.scriptLine) == report)
      #expect(!report.scriptLine.contains("-0,"))
    }
  }

  @Test(
    "SimulatorPages.SL1: A touch with invalid values is refused without the others",
    arguments: [
      TouchBytes(finger: 10), TouchBytes(phase: 4), TouchBytes(kind: 2),
      TouchBytes(bits: 0, values: []), TouchBytes(values: [.nan, 1]),
      TouchBytes(values: [1, .infinity]), TouchBytes(phase: 1, values: [.nan, .nan]),
      TouchBytes(bits: 3, values: [1, 1, -1]), TouchBytes(bits: 3, values: [1, 1, 1_001]),
      TouchBytes(bits: 3, values: [1, 1, .nan]), TouchBytes(bits: 5, values: [1, 1, -0.5]),
      TouchBytes(bits: 9, values: [1, 1, 1.572]), TouchBytes(bits: 17, values: [1, 1, 7.5]),
    ])
  func refused(_ touch: TouchBytes) throws {
    let requests = try read(touch, TouchBytes(phase: 1))
    guard requests.count == 2, case .refused(let reason) = requests[0],
      case .touch = requests[1]
    else {
      Issue.record("\(requests)")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test("SimulatorPages.SL1: A limit of a touch's values is valid")
  func limits() throws {
    for touch in [
      TouchBytes(finger: 9), TouchBytes(bits: 3, values: [1, 1, 0]),
      TouchBytes(bits: 3, values: [1, 1, 1_000]), TouchBytes(bits: 17, values: [1, 1, -7]),
    ] {
      guard case .touch? = try read(touch).first else {
        Issue.record("\(touch) is refused")
        continue
      }
    }
    let most = [TouchBytes](repeating: TouchBytes(), count: 512)
    #expect(try PageRequest.readTouches(TouchBytes.message(most)).count == 512)
  }

  @Test("SimulatorPages.SL1: Bytes that are no touches are rejected as a whole")
  func hostile() throws {
    let good = TouchBytes.message([
      TouchBytes(), TouchBytes(bits: 31, values: [1, 2, 3, 4, 1, 2]),
    ])
    #expect(try PageRequest.readTouches(good).count == 2)
    let first = TouchBytes.message([TouchBytes()]).count
    for count in 0..<good.count where count != first {
      #expect(throws: PageRequest.FormatError.self) {
        try PageRequest.readTouches(Array(good[..<count]))
      }
    }
    for bytes in [
      good + [0], [0x53] + good.dropFirst(), TouchBytes.message([TouchBytes(bits: 32)]),
      TouchBytes.message([TouchBytes(time: -1)]), TouchBytes.message([TouchBytes(time: 1e13)]),
      TouchBytes.message([TouchBytes(time: .nan)]),
      TouchBytes.message([TouchBytes](repeating: TouchBytes(), count: 513)),
      [0x54] + [UInt8](repeating: 0, count: 70_000),
    ] {
      #expect(throws: PageRequest.FormatError.self) { try PageRequest.readTouches(bytes) }
    }
  }
}
