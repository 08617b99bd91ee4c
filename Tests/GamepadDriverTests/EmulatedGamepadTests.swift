import CTactusLinuxInput
import Foundation
import TestSupport
import Testing

/// Tests of the system calls, on a gamepad that umockdev emulates.
@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: "/usr/bin/umockdev-run"),
    "needs the package umockdev"))
struct EmulatedGamepadTests {
  @Test("GameControllers.LI1. A gamepad of udev is found, opened and read")
  func reading() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ text: String) throws -> String {
      let url = folder.appending(path: name)
      try Data(text.utf8).write(to: url)
      return url.path
    }
    let device = try file("device", Self.device)
    let calls = try file("calls", Self.calls)
    let events = try file("events", Self.events)
    let probe = FinishedProcess.builtTactus.deletingLastPathComponent()
      .appending(path: "GamepadProbe").path
    let node = "/dev/input/event5"
    let process = try FinishedProcess(
      "/usr/bin/umockdev-run",
      [
        "--device", device, "--ioctl", "\(node)=\(calls)", "--evemu-events", "\(node)=\(events)",
        "--", probe, "4",
      ])
    #expect(process.status == 0, "\(process.errorText)")
    #expect(
      process.text.split(separator: "\n") == [
        "arrived: Timer Pad, dualSense, 19 controls, evdev:event5",
        "moved: buttonA 1.0", "moved: leftTrigger 0.2, leftX 1.0", "moved: buttonA 0.0",
      ])
  }

  // MARK: Internals

  private static let device = """
    P: /devices/virtual/input/input5
    E: SUBSYSTEM=input
    A: name=Timer Pad\\n
    A: capabilities/ff=107030000 0\\n
    A: capabilities/key=7cdb000000000000 0 0 0 0\\n
    A: id/vendor=054c\\n
    A: id/product=0ce6\\n

    P: /devices/virtual/input/input5/event5
    N: input/event5
    E: DEVNAME=/dev/input/event5
    E: SUBSYSTEM=input
    E: MAJOR=13
    E: MINOR=69
    A: dev=13:69\\n

    """

  /// The answers to the driver's calls: keys, axes, and the range of each axis.
  private static var calls: String {
    func hex(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
    func bits(_ codes: some Sequence<Int>, _ count: Int) -> String {
      hex(
        (0..<count).map { byte in codes.filter { $0 / 8 == byte }.reduce(0) { $0 | 1 << ($1 % 8) } }
      )
    }
    func range(_ value: Int32, _ low: Int32, _ high: Int32) -> String {
      hex([value, low, high, 0, 0, 0].flatMap { withUnsafeBytes(of: $0) { Array($0) } })
    }
    let keys = Recording.keys.subtracting([Int(BTN_TL2), Int(BTN_TR2)])
    var lines = [
      "@DEV /dev/input/event5", "EVIOCGBIT(1) 96 \(bits(keys, 96))",
      "EVIOCGBIT(3) 8 \(bits(Recording.axes.keys, 8))",
    ]
    for axis in Recording.axes.keys.sorted() {
      let isTrigger = [Int(ABS_Z), Int(ABS_RZ)].contains(axis)
      let answer =
        axis >= Int(ABS_HAT0X)
        ? range(0, -1, 1) : isTrigger ? range(0, 0, 255) : range(0, -127, 127)
      lines.append("EVIOCGABS(\(axis)) 0 \(answer)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The events with their times in seconds.
  private static let events = """
    E: 0.000001 0001 0130 1
    E: 0.000001 0000 0000 0
    E: 0.100000 0003 0000 127
    E: 0.100000 0003 0002 51
    E: 0.100000 0000 0000 0
    E: 0.200000 0001 0130 0
    E: 0.200000 0000 0000 0

    """
}
