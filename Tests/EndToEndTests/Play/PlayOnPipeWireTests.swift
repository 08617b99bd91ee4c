import Foundation
import TestSupport
import Testing

@Suite(
  .enabled(
    if: PrivateSoundServer.hasPipeWire,
    "needs the packages pipewire, wireplumber, pipewire-pulse, dbus, pulseaudio-utils"),
  .serialized)
struct PlayOnPipeWireTests {
  @Test("The sink receives the rendered samples", .timeLimit(.minutes(10)))
  func samples() throws {
    let pattern = try PlayedPattern.everything()
    let wanted = try pattern.mix()
    let server = try PrivateSoundServer(pipeWireWith: .init("hap"))
    let recorder = try MonitorRecorder(server)
    let play = try RunningProgram(
      FinishedProcess.builtTactus.path, ["play", pattern.path, "--to", "hap", "--latency", "500"],
      environment: server.environment)
    #expect(play.waitUntilExit() == 0, "\(play.errorOutput)")
    #expect(recorder.hear(9_600))
    for (heard, wanted) in zip(recorder.channels, wanted) {
      #expect(abs(trimmed(heard).count - trimmed(wanted).count) < 9_600)
      #expect(shareOfExactBlocks(heard, of: wanted) > 0.8)
    }
  }

  // Outputs.OA7.
  @Test(
    "A server that is suspended while it plays ends playback with one error",
    .timeLimit(.minutes(10)))
  func suspended() throws {
    let server = try PrivateSoundServer(pipeWireWith: .init("hap"))
    let pattern = try PlayedPattern.endless()
    let recorder = try MonitorRecorder(server)
    let play = try RunningProgram(
      FinishedProcess.builtTactus.path, ["play", pattern.path, "--to", "hap"],
      environment: server.environment)
    #expect(recorder.hearSound())
    server.suspend()
    #expect(play.waitUntilExit() == 3, "\(play.errorOutput)")
    #expect(play.errorOutput.contains("the sound service does not answer"))
    #expect(play.errorOutput.components(separatedBy: "error:").count == 2)
  }

  @Test("Ctrl-C silences the sink within a quantum and 20 ms", .timeLimit(.minutes(10)))
  func interrupt() throws {
    let server = try PrivateSoundServer(pipeWireWith: .init("hap"))
    let pattern = try PlayedPattern.endless()
    let recorder = try MonitorRecorder(server)
    let play = try RunningProgram(
      FinishedProcess.builtTactus.path, ["play", pattern.path, "--to", "hap"],
      environment: server.environment)
    #expect(recorder.hearSound())
    #expect(recorder.hear(24_000))
    let moment = ContinuousClock.now
    play.signal(SIGINT)
    #expect(play.waitUntilExit() == 130, "\(play.errorOutput)")
    #expect(recorder.hear(12_000))
    let last = try #require(recorder.channels[0].lastIndex { $0 != 0 })
    let after = Double(last - recorder.frameCount(at: moment)) / 48_000
    #expect(after <= 0.020 + 0.021, "sound for \(after * 1000) ms after the signal")
  }
}
