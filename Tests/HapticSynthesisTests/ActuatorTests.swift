import Foundation
import TactusHapticPatterns
import TactusHapticSynthesis
import TestSupport
import Testing

@Suite struct ActuatorTests {
  @Test("The Taptic Engine reaches full motion within one cycle, as Apple stated")
  func oneCycle() {
    let response = ActuatorResponse(.tapticEngine)
    #expect(response.startTime < 1 / 150.0)
    #expect(response.stopTime < 0.005)
    // Rated acceleration, within half a decibel.
    #expect(abs(Spectrum.decibels(response.level / 1.2)) < 0.5)
  }

  // Signal.D2.
  @Test("Shaping makes every actuator start and stop sooner", arguments: ActuatorProfile.builtIn)
  func shaping(actuator: ActuatorProfile) {
    var plain = actuator
    plain.isShaped = false
    let (shaped, unshaped) = (ActuatorResponse(actuator), ActuatorResponse(plain))
    #expect(shaped.startTime < unshaped.startTime)
    #expect(shaped.stopTime < unshaped.stopTime)
  }

  @Test("The page about actuators has the times of the model", arguments: ActuatorProfile.builtIn)
  func page(actuator: ActuatorProfile) throws {
    let file = SharedFolder.project.appending(path: "Documentation/Actuators.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let row = try #require(
      text.split(separator: "\n").first { $0.hasPrefix("| `\(actuator.name)`") })
    let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    let response = ActuatorResponse(actuator)
    func milliseconds(_ seconds: Double) -> String { String(format: "%.1f ms", seconds * 1_000) }
    #expect(cells.suffix(2) == [milliseconds(response.startTime), milliseconds(response.stopTime)])
  }

  @Test("An unshaped actuator rings according to its quality factor", arguments: [3.0, 8, 15])
  func ringing(quality: Double) throws {
    var actuator = ActuatorProfile.tapticEngine
    actuator.isShaped = false
    actuator.mechanism = .resonant(.init(frequency: 150, quality: quality, strokeLimit: 100))
    let buzz = HapticEvent(
      .continuous, time: 0, duration: 0.5,
      parameters: [.init(.hapticIntensity, 0.5), .init(.hapticSharpness, 0.4667)])
    let felt = RenderedSignals(HapticPattern(events: [buzz]), actuator: actuator).felt
    // From the end of the release on, the level falls by e every Q / (π·150) seconds. It is read
    // as the peaks of two windows that are some half cycles of the damped motion apart.
    let start = Int((0.5 + actuator.mapping.release.shortest) * 48_000)
    let halfCycle = 24_000 / (150 * (1 - 1 / (4 * quality * quality)).squareRoot())
    let shift = 4 * halfCycle
    func peak(_ frame: Int) -> Float {
      felt[frame..<(frame + Int(2 * halfCycle))].map(abs).max() ?? 0
    }
    let ratio = Double(peak(start) / peak(start + Int(shift.rounded())))
    let expected = exp(shift / 48_000 * Double.pi * 150 / quality)
    // ±1 %: a window's edge is up to half a frame off.
    #expect(abs(ratio / expected - 1) < 0.01)
  }

  // Signal.D5.
  @Test("A rotating motor vibrates at its speed, whatever the sharpness", arguments: [0, 0.5, 1])
  func turning(sharpness: Float) {
    let buzz = HapticEvent(
      .continuous, time: 0, duration: 1,
      parameters: [.init(.hapticIntensity, 1), .init(.hapticSharpness, sharpness)])
    let signals = RenderedSignals(HapticPattern(events: [buzz]), actuator: .eccentricMass)
    let spectrum = Spectrum(signals.felt[19_200..<43_200], rate: 48_000)
    // One bin of half a second.
    #expect(abs(spectrum.peak(in: 50...400) - 200) <= 2)
    #expect(signals.drive[30_000] > 0.75 && signals.drive[30_000] < 0.85)
  }

  // Signal.D4.
  @Test("The mass never exceeds its stroke, and the impact is felt")
  func stroke() {
    var actuator = ActuatorProfile.tapticEngine
    actuator.mechanism = .resonant(.init(frequency: 150, quality: 3, strokeLimit: 0.5))
    let buzz = HapticEvent(
      .continuous, time: 0, duration: 0.3,
      parameters: [.init(.hapticIntensity, 1), .init(.hapticSharpness, 0)])
    let blows = RenderedSignals(HapticPattern(events: [buzz]), actuator: actuator).felt
    let free = RenderedSignals(HapticPattern(events: [buzz])).felt
    #expect((blows.map(abs).max() ?? 0) > 2 * (free.map(abs).max() ?? 0))
  }
}
