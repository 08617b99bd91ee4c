import Foundation
import TactusPhone
import TactusPhoneHardware
import TactusPhoneHost
import TactusPhoneLink
import TactusPhoneTypes
import TactusSoundDriver
import TestSupport
import Testing

/// A phone in real time whose speaker is a sink of a real sound server, with apps in processes of
/// their own.
final class SoundStage {
  let host: PhoneHost
  /// The sound server.
  let server: PrivateSoundServer
  /// The errors around the phone.
  let errors = Mailbox<PhoneHostError>()
  private let recorder: MonitorRecorder
  private let folder: URL
  private let listener: SocketListener

  /// - Parameter usesPipeWire: Whether PipeWire is the sound server, in place of PulseAudio.
  init(usesPipeWire: Bool = false) throws {
    server =
      try usesPipeWire
      ? PrivateSoundServer(pipeWireWith: .init("hap")) : PrivateSoundServer()
    let directory = SoundDirectory(options: SoundOptions(server: server.address))
    folder = URL(filePath: "/tmp/tactus-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    host = PhoneHost(
      actuators: [try directory.open("hap")], now: { BootClock.now },
      onError: { [errors] in errors.put($0) })
    host.run()
    listener = try host.listen(at: SocketAddress(folder.appending(path: "phone").path))
    recorder = try MonitorRecorder(server)
  }

  deinit {
    host.shutDown()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Starts an app, which comes to the front.
  ///
  /// - Parameter playsInBackground: Whether its property list has the background mode for audio.
  func launch(_ name: String, playsInBackground: Bool = false) throws -> SoundingProcess {
    let bundle = folder.appending(path: "\(name).app")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: false)
    let program = bundle.appending(path: name)
    let built = FinishedProcess.builtTactus.deletingLastPathComponent()
      .appending(path: "SoundingApp")
    try FinishedProcess.copyProgram(built, to: program)
    let modes = playsInBackground ? ["audio"] : []
    let list = try PropertyListSerialization.data(
      fromPropertyList: [
        "CFBundleIdentifier": "org.example.\(name)", "CFBundleExecutable": name,
        "UIBackgroundModes": modes,
      ], format: .xml, options: 0)
    try list.write(to: bundle.appending(path: "Info.plist"))
    return try SoundingProcess(program.path, phone: folder.appending(path: "phone").path)
  }

  /// Changes the conditions of the phone.
  func set(_ change: (inout PhoneEnvironment) -> Void) {
    var environment = host.state.environment
    change(&environment)
    host.set(environment)
  }

  /// Presses the side button, which locks the phone.
  func lock() {
    host.send(.button(.side, isDown: true))
    host.send(.button(.side, isDown: false))
  }

  /// Waits until tones have levels, each in dB relative to its own level without any change.
  ///
  /// - Parameter levels: The levels by frequency; `nil` for silence.
  /// - Returns: Whether they have within ten seconds, for a fifth of a second.
  func hears(_ levels: [(hertz: Double, decibels: Double?)]) -> Bool {
    var measured: [Double] = []
    for _ in 0..<50 {
      guard recorder.hear(9600) else { return false }
      let spectrum = Spectrum(recorder.channels[0].suffix(9600), rate: 48_000)
      measured = levels.map { 10 * log10(max(spectrum.power(at: $0.hertz), 1e-12) / 0.04) }
      let isRight = zip(levels, measured).allSatisfy { level, found in
        level.decibels.map { abs($0 - found) < 1 } ?? (found < -60)
      }
      if isRight { return true }
    }
    Issue.record("heard \(measured) dB in place of \(levels)")
    return false
  }
}
