import Foundation
import TactusHapticSynthesis
import TestSupport
import Testing

@Suite(
  .enabled(if: PrivateSoundServer.isInstalled, "needs the packages pulseaudio, pulseaudio-utils"),
  .serialized)
struct PlayTests {
  @Test("The sink receives the rendered samples", .timeLimit(.minutes(10)))
  func samples() throws {
    let server = try PrivateSoundServer()
    let pattern = try PlayedPattern.everything()
    let recorder = try MonitorRecorder(server)
    // A large latency prevents underruns on a busy machine.
    let play = try tactus(["play", pattern.path, "--json", "--latency", "500"], on: server)
    #expect(play.waitUntilExit() == 0, "\(play.errorOutput)")
    #expect(recorder.hear(9_600))
    for (heard, wanted) in zip(recorder.channels, try pattern.mix()) {
      #expect(trimmed(wanted).count > 30_000)
      let difference = firstDifference(heard, wanted)
      #expect(difference == nil)
    }
    let result = try json(play)
    #expect(result["device"] as? String == "sound:hap")
    #expect(result["ending"] as? String == "finished")
    #expect(result["underruns"] as? Int == 0)
  }

  @Test("Ctrl-C silences the sink within 20 ms and ends with 130", .timeLimit(.minutes(10)))
  func interrupt() throws {
    let server = try PrivateSoundServer([.init("hap", rewinds: true)])
    let pattern = try PlayedPattern.endless()
    let recorder = try MonitorRecorder(server)
    let play = try tactus(["play", pattern.path, "--json"], on: server)
    #expect(recorder.hearSound())
    #expect(recorder.hear(24_000))
    let moment = ContinuousClock.now
    play.signal(SIGINT)
    #expect(play.waitUntilExit() == 130, "\(play.errorOutput)")
    #expect(recorder.hear(12_000))
    let drive = recorder.channels[0]
    let last = try #require(drive.lastIndex { $0 != 0 })
    let after = Double(last - recorder.frameCount(at: moment)) / 48_000
    // The recorder is 5 ms late, and its unreported frames count as played afterwards.
    #expect(after <= 0.020 + 0.005, "sound for \(after * 1000) ms after the signal")
    #expect(try json(play)["ending"] as? String == "stopped")
  }

  @Test("SIGTERM ends the command as it would end any program", .timeLimit(.minutes(10)))
  func terminate() throws {
    let server = try PrivateSoundServer()
    let pattern = try PlayedPattern.endless()
    let recorder = try MonitorRecorder(server)
    let play = try tactus(["play", pattern.path], on: server)
    #expect(recorder.hearSound())
    play.signal(SIGTERM)
    #expect(play.waitUntilExit() == 128 + SIGTERM)
    #expect(play.output.isEmpty && play.errorOutput.isEmpty)
  }

  @Test("--loop repeats until a signal, with each pass at its time", .timeLimit(.minutes(10)))
  func loop() throws {
    let server = try PrivateSoundServer()
    let pattern = try PlayedPattern([
      "\"Time\": 0.0, \"EventType\": \"HapticTransient\"",
      "\"Time\": 0.3, \"EventType\": \"HapticTransient\"",
    ])
    let recorder = try MonitorRecorder(server)
    let play = try tactus(["play", pattern.path, "--loop", "--latency", "500"], on: server)
    #expect(recorder.hearSound())
    #expect(recorder.hear(96_000))
    play.signal(SIGINT)
    #expect(play.waitUntilExit() == 130)
    let heard = trimmed(recorder.channels[0])
    // A pass takes 0.3 s and the duration of the last tap's drive, which overlaps the next pass.
    let seconds = 0.3 + ActuatorProfile.tapticEngine.mapping.tapDuration(sharpness: 0.5)
    let length = Int((seconds * 48_000).rounded())
    let once = try pattern.mix()[0]
    var wanted = [Float](repeating: 0, count: 3 * length)
    for pass in 0..<3 {
      for (frame, sample) in once.enumerated() where pass * length + frame < wanted.count {
        wanted[pass * length + frame] += sample
      }
    }
    let isSame = heard.starts(with: trimmed(wanted.map { min(max($0, -1), 1) }))
    #expect(heard.count > 3 * length)
    #expect(isSame)
  }

  @Test(
    "The permanent loss of the server ends playback with one clear error",
    .timeLimit(.minutes(10)))
  func serverDies() throws {
    let server = try PrivateSoundServer()
    let pattern = try PlayedPattern.endless()
    let recorder = try MonitorRecorder(server)
    let play = try tactus(["play", pattern.path], on: server)
    #expect(recorder.hearSound())
    server.kill()
    #expect(play.waitUntilExit(seconds: 20) == 3)
    #expect(play.errorOutput.contains("'sound:hap' was lost while it played"))
    #expect(play.errorOutput.components(separatedBy: "error:").count == 2)
  }

  @Test(
    "Playback continues after a restart of the server, with a warning",
    .timeLimit(.minutes(10)))
  func serverReturns() throws {
    let server = try PrivateSoundServer()
    let pattern = try PlayedPattern.endless()
    let play = try tactus(["play", pattern.path, "--json"], on: server)
    #expect(try MonitorRecorder(server).hearSound())
    server.terminate()
    try server.restart()
    #expect(try MonitorRecorder(server).hearSound())
    play.signal(SIGINT)
    #expect(play.waitUntilExit() == 130)
    #expect(try json(play)["interruptions"] as? Int == 1)
    #expect(play.errorOutput.contains("was missing 1 time; what was due then was not heard"))
  }

  @Test("Ctrl-C works while the server hangs", .timeLimit(.minutes(10)))
  func serverHangs() throws {
    let server = try PrivateSoundServer()
    let pattern = try PlayedPattern.endless()
    let recorder = try MonitorRecorder(server)
    let play = try tactus(["play", pattern.path], on: server)
    #expect(recorder.hearSound())
    server.suspend()
    play.signal(SIGINT)
    #expect(play.waitUntilExit(seconds: 10) == 130)
  }

  // Outputs.OA7.
  @Test(
    "A server that is suspended while it plays ends playback with one error",
    .timeLimit(.minutes(10)))
  func suspended() throws {
    let server = try PrivateSoundServer()
    let pattern = try PlayedPattern.endless()
    let recorder = try MonitorRecorder(server)
    let play = try tactus(["play", pattern.path], on: server)
    #expect(recorder.hearSound())
    server.suspend()
    #expect(play.waitUntilExit() == 3, "\(play.errorOutput)")
    #expect(play.errorOutput.contains("the sound service does not answer"))
    #expect(play.errorOutput.components(separatedBy: "error:").count == 2)
  }

  @Test("A server that is suspended before is an error of every command", .timeLimit(.minutes(10)))
  func suspendedBefore() throws {
    let server = try PrivateSoundServer()
    let pattern = try PlayedPattern.endless()
    server.suspend()
    let play = try tactus(["play", pattern.path], on: server)
    #expect(play.waitUntilExit() == 3)
    #expect(play.errorOutput.components(separatedBy: "error:").count == 2, "\(play.errorOutput)")
    let devices = try tactus(["devices"], on: server)
    #expect(devices.waitUntilExit() == 0)
    #expect(devices.output.contains("missing: Sound service"))
  }

  @Test("The server's outputs are listed, with the default one marked")
  func devices() throws {
    let server = try PrivateSoundServer([.init("hap"), .init("pad", channelCount: 4)])
    let devices = try tactus(["devices"], on: server)
    #expect(devices.waitUntilExit() == 0)
    let lines = devices.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("null ") && $0.contains("ready") })
    #expect(lines.contains { $0.hasPrefix("sound:hap ") && $0.contains("* ready") })
    #expect(lines.contains { $0.hasPrefix("sound:pad ") && $0.contains("4 channels") })
  }

  // MARK: Internals

  private func tactus(
    _ arguments: [String], on server: PrivateSoundServer
  ) throws -> RunningProgram {
    try RunningProgram(
      FinishedProcess.builtTactus.path, arguments, environment: server.environment)
  }

  private func json(_ program: RunningProgram) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: program.outputData)
    return try #require(value as? [String: Any])
  }
}
