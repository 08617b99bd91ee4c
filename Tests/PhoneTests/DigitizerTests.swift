import TactusPhone
import TactusPhoneHardware
import TactusPhoneLink
import TactusPhoneTypes
import TestSupport
import Testing

/// Steps Digitizer.TD1–TD8 and Digitizer.TS1–TS7.
@Suite struct DigitizerTests {
  private let finger = ContactID(1)

  private func at(_ milliseconds: Double) -> PhoneInstant { PhoneRig.instant(milliseconds) }

  private func report(
    _ phase: TouchSample.Phase, _ contact: UInt32 = 1, x: Double = 10, y: Double = 20,
    _ force: Double? = nil, kind: TouchSample.Kind = .finger, radius: Double? = nil
  ) -> TouchReport {
    TouchReport(
      ContactID(contact), phase, kind: kind, x: x, y: y,
      pressure: force.map { .touches($0) } ?? .default, radius: radius)
  }

  @Test("Digitizer.TD1. An invalid position begins no touch", arguments: [Double.nan, .infinity])
  func noPlace(x: Double) {
    var digitizer = Digitizer(.iPhone7)
    #expect(digitizer.handle(report(.began, x: x), at: .boot) == .noPlace)
    #expect(digitizer.nextScan == nil)
  }

  @Test("Digitizer.TD1. An invalid position of a continuing touch is replaced by the previous one")
  func lostPlace() {
    var digitizer = Digitizer(.iPhone7)
    _ = digitizer.handle(report(.began), at: at(0))
    _ = digitizer.scan(until: at(20))
    #expect(digitizer.handle(report(.moved, x: .nan, y: .nan, 2), at: at(24)) == nil)
    #expect(digitizer.handle(report(.moved, x: .nan, y: 99, 2), at: at(25)) == .repairedNumber)
    let samples = digitizer.scan(until: at(40))
    #expect(samples.map(\.x) == [10] && samples.map(\.y) == [20] && samples.map(\.force) == [2])
  }

  @Test(
    "Digitizer.TD2. A touch begins on the screen, up to its last pixel and not beyond",
    arguments: [
      (0.0, 0.0, true), (374.999, 666.999, true), (375, 0, false), (0, 667, false),
      (-0.001, 0, false),
    ])
  func edges(x: Double, y: Double, isTaken: Bool) {
    var digitizer = Digitizer(.iPhone7)
    let error = digitizer.handle(report(.began, x: x, y: y), at: .boot)
    #expect(error == (isTaken ? nil : .offScreen))
  }

  @Test("Digitizer.TD2. A touch that leaves the screen stays at the nearest edge")
  func slidesOff() {
    var digitizer = Digitizer(.iPhone7)
    _ = digitizer.handle(report(.began), at: at(0))
    #expect(digitizer.handle(report(.moved, x: 900, y: -5), at: at(20)) == nil)
    let last = digitizer.scan(until: at(100)).last
    #expect(last?.x == 374.5 && last?.y == 0)
  }

  @Test(
    "Digitizer.TD3. Without a touch there is nothing to continue",
    arguments: [
      TouchSample.Phase.moved, .ended, .cancelled, .updated,
    ])
  func notTouching(phase: TouchSample.Phase) {
    var digitizer = Digitizer(.iPhone7)
    #expect(digitizer.handle(report(phase), at: .boot) == .notTouching)
  }

  @Test("Digitizer.TD4. A touch that begins again is cancelled first, and both touches end once")
  func beginsAgain() {
    var digitizer = Digitizer(.iPhone7)
    _ = digitizer.handle(report(.began), at: at(1))
    #expect(digitizer.handle(report(.began), at: at(1)) == .touchingAlready)
    _ = digitizer.handle(report(.ended), at: at(2))
    let samples = digitizer.scan(until: at(200))
    #expect(samples.map(\.phase) == [.began, .began, .cancelled, .ended])
    #expect(samples.map(\.id.number) == [1, 2, 1, 2])
  }

  // Digitizer.TD6.
  @Test(
    "A fifth finger is tracked and a sixth is not, until one is lifted; pencils are not counted"
  )
  func sixth() {
    var digitizer = Digitizer(.iPhone7)
    let errors = (1...6).map { digitizer.handle(report(.began, $0), at: .boot) }
    #expect(errors == [nil, nil, nil, nil, nil, .tooManyFingers])
    #expect(digitizer.handle(report(.began, 7, kind: .pencil), at: .boot) == nil)
    // A finger that is not tracked may move.
    #expect(digitizer.handle(report(.moved, 6), at: .boot) == nil)
    #expect(digitizer.handle(report(.ended, 6), at: .boot) == nil)
    _ = digitizer.handle(report(.ended, 1), at: at(1))
    _ = digitizer.scan(until: at(50))
    #expect(digitizer.handle(report(.began, 6), at: at(50)) == nil)
  }

  @Test("Digitizer.TD6. At most a thousand moves wait for a scan")
  func manyMoves() {
    var digitizer = Digitizer(.iPhone7)
    _ = digitizer.handle(report(.began), at: .boot)
    let errors = (1...1000).map { digitizer.handle(report(.moved, x: Double($0) / 4), at: at(1)) }
    #expect(errors.count { $0 == nil } == 999)
    #expect(errors.last == .tooOften)
    #expect(digitizer.handle(report(.ended), at: at(1)) == nil)
  }

  @Test("Digitizer.TD7. An invalid size is replaced by the previous or the nearest valid one")
  func radius() {
    var digitizer = Digitizer(.iPhone7)
    #expect(digitizer.handle(report(.began, radius: .nan), at: at(0)) == .repairedNumber)
    #expect(digitizer.handle(report(.moved, radius: -3), at: at(20)) == .repairedNumber)
    #expect(digitizer.handle(report(.moved, radius: 7), at: at(40)) == nil)
    #expect(digitizer.scan(until: at(100)).map(\.radius) == [20, 0, 7])
  }

  @Test("Digitizer.TD8. A touch that the phone cancels is ignored until it begins anew")
  func cancelled() {
    var digitizer = Digitizer(.iPhone7)
    _ = digitizer.handle(report(.began, 3), at: at(0))
    _ = digitizer.scan(until: at(20))
    _ = digitizer.handle(report(.began, 1), at: at(21))
    let cancelled = digitizer.cancelAll(at: at(22))
    #expect(cancelled.map(\.phase) == [.cancelled] && cancelled.map(\.id.number) == [1])
    #expect(digitizer.handle(report(.moved), at: at(23)) == nil)
    #expect(digitizer.handle(report(.ended), at: at(24)) == nil)
    #expect(digitizer.handle(report(.ended), at: at(25)) == .notTouching)
    #expect(digitizer.scan(until: at(100)).isEmpty)
  }

  // Digitizer.TS1.
  @Test(
    "Scans come at the model's rate", arguments: [(PhoneModel.iPhone7, 60), (.iPhoneX, 120)])
  func rate(model: PhoneModel, rate: Int) {
    var digitizer = Digitizer(model)
    _ = digitizer.handle(report(.began), at: at(0))
    for index in 1...500 {
      _ = digitizer.handle(report(.moved, x: Double(index) / 4), at: at(Double(index) * 2 - 1))
    }
    let samples = digitizer.scan(until: at(1000))
    #expect(samples.count == rate)
    #expect(samples.last?.time == at(1000))
  }

  @Test("Digitizer.TS1. A pencil is scanned 240 times per second")
  func pencilRate() {
    var digitizer = Digitizer(.iPhone7)
    _ = digitizer.handle(report(.began, kind: .pencil), at: at(0))
    for index in 1...1000 {
      _ = digitizer.handle(report(.moved, x: Double(index) / 4), at: at(Double(index) - 0.5))
    }
    let samples = digitizer.scan(until: at(1000)).filter { $0.phase != .updated }
    #expect(samples.count == 240)
  }

  @Test(
    "Digitizer.TS2. A sample contains the reports before its scan, not those at that instant")
  func exclusive() {
    var digitizer = Digitizer(.iPhone7)
    _ = digitizer.handle(report(.began, x: 1), at: at(0))
    _ = digitizer.scan(until: at(20))
    _ = digitizer.handle(report(.moved, x: 2), at: at(40))
    _ = digitizer.handle(report(.moved, x: 3), at: at(49.999999))
    _ = digitizer.handle(report(.moved, x: 4), at: at(50))
    let samples = digitizer.scan(until: at(80))
    #expect(samples.map(\.x) == [3, 4])
    #expect(samples.map(\.time) == [at(50), at(66.666666)])
  }

  @Test("Digitizer.TS3. The shortest tap begins and ends, in scans of their own")
  func shortTap() {
    var digitizer = Digitizer(.iPhone7)
    _ = digitizer.handle(report(.began), at: at(1))
    _ = digitizer.handle(report(.moved, x: 11), at: at(1))
    _ = digitizer.handle(report(.ended, x: 12), at: at(1))
    let samples = digitizer.scan(until: at(100))
    #expect(samples.map(\.phase) == [.began, .ended])
    #expect(samples.map(\.time) == [at(16.666666), at(33.333333)])
    #expect(samples.map(\.x) == [10, 12])
  }

  // Digitizer.TS4, Digitizer.TS5.
  @Test("Without a change there is no sample, and a change of force alone counts")
  func changes() {
    var digitizer = Digitizer(.iPhone7)
    _ = digitizer.handle(report(.began, 1, 2.0), at: at(0))
    _ = digitizer.handle(report(.moved, 1, 2.0), at: at(20))
    _ = digitizer.handle(report(.moved, 1, 2.1), at: at(40))
    let samples = digitizer.scan(until: at(100))
    #expect(samples.map(\.phase) == [.began, .moved])
    #expect(samples.map(\.force) == [2, 2.1])
  }

  @Test("Digitizer.TS6. A lifted contact has no pressure")
  func left() {
    var digitizer = Digitizer(.iPhone7)
    _ = digitizer.handle(report(.began, 1, 3), at: at(0))
    _ = digitizer.handle(report(.ended, 1, 3), at: at(20))
    #expect(digitizer.scan(until: at(100)).map(\.force) == [3, 0])
  }

  @Test(
    "With any reports, each touch begins once and ends once, and nothing remains",
    arguments: 0..<40)
  func anything(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var digitizer = Digitizer(.iPhoneX)
    var samples: [TouchSample] = []
    var time = 0.0
    let numbers: [Double] = [.nan, .infinity, -1, 0, 100, 300, 5000, 1e300]
    for _ in 0..<400 {
      time += Double.random(in: 0...20, using: &random)
      let report = TouchReport(
        ContactID(.random(in: 1...8, using: &random)),
        TouchSample.Phase.allCases.randomElement(using: &random) ?? .began,
        kind: Bool.random(using: &random) ? .finger : .pencil,
        x: numbers.randomElement(using: &random) ?? 0,
        y: numbers.randomElement(using: &random) ?? 0,
        pressure: .touches(numbers.randomElement(using: &random) ?? 0),
        radius: numbers.randomElement(using: &random),
        altitude: numbers.randomElement(using: &random),
        azimuth: numbers.randomElement(using: &random))
      _ = digitizer.handle(report, at: at(time))
      if Int.random(in: 0..<4, using: &random) == 0 { samples += digitizer.scan(until: at(time)) }
      if Int.random(in: 0..<60, using: &random) == 0 {
        samples += digitizer.scan(until: at(time))
        samples += digitizer.cancelAll(at: at(time))
      }
    }
    samples += digitizer.scan(until: at(time + 100))
    samples += digitizer.cancelAll(at: at(time + 100))
    var lives: [TouchID: [TouchSample.Phase]] = [:]
    for sample in samples where sample.phase != .updated {
      lives[sample.id, default: []].append(sample.phase)
    }
    let wellLived = lives.values.filter { phases in
      phases.first == .began && [.ended, .cancelled].contains(phases.last)
        && phases.dropFirst().dropLast().allSatisfy { $0 == .moved }
    }
    #expect(wellLived.count == lives.count)
    #expect(lives.count > 1)
    let strange = samples.filter {
      !(0..<375).contains($0.x) || !(0..<812).contains($0.y)
        || !(0...$0.maximumForce).contains($0.force) || !$0.radius.isFinite
    }
    #expect(strange.isEmpty)
    let times = samples.filter { $0.phase != .updated }.map(\.time)
    #expect(times == times.sorted())
  }
}
