import TactusPhone
import TactusPhoneHardware
import TactusPhoneLink
import Testing

/// Steps Digitizer.TF1–TF6.
@Suite struct ForceTests {
  /// Returns the force that an app reads for a pressure.
  private func force(
    _ pressure: Pressure, on model: PhoneModel = .iPhone7, kind: TouchSample.Kind = .finger,
    _ change: (inout PhoneSettings) -> Void = { _ in }
  ) -> TouchSample? {
    var digitizer = Digitizer(model)
    var settings = PhoneSettings()
    change(&settings)
    digitizer.apply(settings)
    let report = TouchReport(
      ContactID(1), .began, kind: kind, x: 1, y: 1, pressure: pressure)
    _ = digitizer.handle(report, at: .boot)
    return digitizer.scan(until: PhoneRig.instant(20)).first
  }

  @Test(
    "Digitizer.TF1. Force comes in steps of a sixtieth, from 0 to 400 of them",
    arguments: [
      (3.3, 198.0), (0, 0), (0.008, 0), (0.009, 1), (6.66, 400), (6.65, 399), (100, 400),
      (.infinity, 400),
    ])
  func steps(given: Double, count: Double) {
    #expect(force(.touches(given))?.force == count / 60)
    #expect(force(.touches(given))?.maximumForce == 400.0 / 60)
  }

  private static let presses: [(ForceSensitivity, Double, Double)] = [
    (.light, 1, 1.25), (.medium, 1, 1), (.firm, 1, 5.0 / 6), (.light, 5.33, 20.0 / 3),
    (.light, 5.3, 6.625), (.firm, 7.98, 479.0 / 72), (.firm, 8, 20.0 / 3),
  ]

  // Digitizer.TF2.
  @Test(
    "The same press gives more force at Light and less at Firm, up to the same maximum",
    arguments: presses)
  func sensitivity(setting: ForceSensitivity, given: Double, read: Double) throws {
    let sample = try #require(force(.touches(given)) { $0.sensitivity = setting })
    // The last bit depends on how a fraction was reached.
    #expect(abs(sample.force - read) < 1e-12)
    #expect(sample.maximumForce == 400.0 / 60)
  }

  @Test("Digitizer.TF3. Without a sensor, or with 3D Touch off, fingers have no force")
  func noSensor() {
    let without = force(.touches(3), on: .iPhone11)
    #expect(without?.force == 0 && without?.maximumForce == 0)
    let off = force(.touches(3)) { $0.is3DTouchEnabled = false }
    #expect(off?.force == 0 && off?.maximumForce == 0)
  }

  @Test("Digitizer.TF4. Grams are converted by the calibration; an invalid one is ignored")
  func grams() {
    #expect(force(.grams(115.5))?.force == 2)
    #expect(force(.grams(100)) { $0.gramsPerTouch = 50 }?.force == 2)
    #expect(force(.grams(115)) { $0.gramsPerTouch = 57.5 }?.force == 2)
    let nonsense = [0, -1, .nan, .infinity].map { grams in
      force(.grams(115.5)) { $0.gramsPerTouch = grams }?.force
    }
    #expect(nonsense == [2, 2, 2, 2])
  }

  @Test("Digitizer.TF4. A part of the maximum times 385 is the weight on the screen, within a step")
  func tutorial() throws {
    let halfStep: Double = 385 / 400 / 2
    for grams in stride(from: 1.0, through: 384, by: 0.5) {
      let sample = try #require(force(.grams(grams)))
      let shown: Double = sample.force / sample.maximumForce * 385
      #expect(abs(shown - grams) <= halfStep + 1e-9, "\(grams)")
    }
    let full = try #require(force(.grams(385)))
    #expect(full.force == full.maximumForce)
    #expect(force(.grams(500))?.force == full.maximumForce)
  }

  @Test("Digitizer.TF5. A pencil's force is estimated at first and corrected 50 ms later")
  func pencil() {
    var digitizer = Digitizer(.iPhone11)
    func report(_ phase: TouchSample.Phase, _ force: Double) -> TouchReport {
      TouchReport(ContactID(1), phase, kind: .pencil, x: 1, y: 1, pressure: .touches(force))
    }
    _ = digitizer.handle(report(.began, 2), at: .boot)
    _ = digitizer.handle(report(.moved, 9), at: PhoneRig.instant(25))
    _ = digitizer.handle(report(.ended, 9), at: PhoneRig.instant(30))
    let samples = digitizer.scan(until: PhoneRig.instant(200))
    #expect(samples.map(\.phase) == [.began, .moved, .ended, .updated, .updated])
    let forces: [Double] = [1.0 / 3, 2, 0, 2, 25.0 / 6]
    #expect(samples.map(\.force) == forces)
    #expect(samples.map(\.updateIndex) == [1, 2, nil, 1, 2])
    #expect(samples.map(\.expecting) == [.force, .force, [], [], []])
    #expect(samples[3].time == samples[0].time)
    let limit = 25.0 / 6
    #expect(Set(samples.map(\.maximumForce)) == [limit])
  }

  @Test("Digitizer.TF6. NaN keeps the force, a negative one is 0, and the default is 1")
  func odd() {
    #expect(force(.default)?.force == 1)
    #expect(force(.touches(.nan))?.force == 1)
    #expect(force(.grams(.nan))?.force == 1)
    #expect(force(.touches(-3))?.force == 0)
  }
}
