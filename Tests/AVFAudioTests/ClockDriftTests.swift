import AVFAudio
import TestSupport
import Testing

/// The measurement of a device's clock.
@Suite struct ClockDriftTests {
  @Test(
    "AudioEngine.RS8. A device that is some parts in a million too slow or too fast is followed",
    arguments: [-200.0, -50, 0, 80, 200])
  func drift(parts: Double) {
    var random = SeededRandom(seed: 5)
    var drift = ClockDrift()
    var (time, read, worst) = (1000.0, 0, 0.0)
    while time < 1600 {
      // Blocks of 10 ms, whose thread is up to 3 ms late.
      read += 480
      let due = 1000 + Double(read) / 48_000 * (1 + parts / 1e6)
      time = due + Double.random(in: 0...0.003, using: &random)
      drift.update(read: read, at: time)
      let behind = (due - 1000) * 48_000 - Double(read)
      if time > 1020 { worst = max(worst, abs(drift.frames - behind)) }
    }
    // Two milliseconds.
    #expect(worst < 96, "\(worst) frames")
  }

  @Test("AudioEngine.RS8. A pause of the device changes nothing")
  func pause() {
    var drift = ClockDrift()
    for block in 0..<3000 {
      drift.update(read: block * 480, at: Double(block) * 0.0100005)
    }
    let before = drift.frames
    #expect(before > 20)
    for block in 3000..<3600 {
      drift.update(read: block * 480, at: 100 + Double(block) * 0.0100005)
      #expect(abs(drift.frames - before) < 100)
    }
    #expect(drift.frames > before)
  }
}
