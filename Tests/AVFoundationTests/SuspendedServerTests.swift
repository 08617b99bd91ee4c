import Foundation
import TestSupport
import Testing

/// An app whose sound server is suspended while it plays, and goes on later.
@Suite(
  .enabled(if: PrivateSoundServer.isInstalled, "needs the packages pulseaudio, pulseaudio-utils"),
  .serialized)
struct SuspendedServerTests {
  @Test(
    "Outputs.OW7. A suspended sound server is an error; its app goes on, and sounds afterwards",
    arguments: [(false, 2.0), (false, 8), (true, 2)])
  func suspension(usesPipeWire: Bool, seconds: Double) throws {
    guard !usesPipeWire || PrivateSoundServer.hasPipeWire else { return }
    let stage = try SoundStage(usesPipeWire: usesPipeWire)
    let app = try stage.launch("Music", playsInBackground: true)
    app.perform("category playback", "tone 500")
    #expect(stage.hears([(500, 0)]))
    stage.server.suspend()
    let start = ContinuousClock.now
    // The app is asked, stops and plays while nobody takes its samples.
    while ContinuousClock.now - start < .seconds(seconds) {
      let asked = ContinuousClock.now
      app.perform("hint", "silence", "tone 700")
      #expect(ContinuousClock.now - asked < .seconds(1))
    }
    #expect(stage.errors.first(1).count == 1)
    stage.server.resume()
    app.perform("silence", "tone 900")
    #expect(stage.hears([(900, 0), (500, nil)]))
  }
}
