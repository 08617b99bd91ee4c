import TactusPhoneHardware
import TactusPhoneLink
import TactusPhoneTypes

/// The digitizer of a phone, which turns touch reports into samples of position and force.
///
/// Reports arrive at any time; samples are produced by scans.
/// `Documentation/Behaviour/Digitizer.md` has the steps (Digitizer.TD1–TD8 of reports,
/// Digitizer.TF1–TF6 of force, Digitizer.TS1–TS7 of scans) that comments name. Every call receives
/// the time, which must not go backwards.
public struct Digitizer: Sendable {
  /// The constants of the digitizer.
  public let constants: DigitizerConstants
  /// The screen of the digitizer.
  public let screen: PhoneModel.Screen

  /// Creates the digitizer of a device.
  public init(_ model: PhoneModel, constants: DigitizerConstants = .standard) {
    self.constants = constants
    screen = model.screen
    hasSensor = model.hasForceTouch
    force = ForceScale(
      constants: constants, measuresForce: model.hasForceTouch, sensitivity: .medium,
      gramsPerTouch: constants.gramsPerTouch)
  }

  // MARK: Doing

  /// Handles a report of a finger or pencil; returns the error in it, if there is one.
  public mutating func handle(_ report: TouchReport, at now: PhoneInstant) -> InputError? {
    switch report.phase {
    case .began: return begin(report, at: now)
    case .moved, .ended, .cancelled: return continueTouch(with: report, at: now)
    case .updated: return .notTouching
    }
  }

  /// Scans until an instant and returns the samples, in the order of time.
  public mutating func scan(until now: PhoneInstant) -> [TouchSample] {
    var samples: [TouchSample] = []
    while let instant = nextScan, instant <= now { scanOnce(at: instant, into: &samples) }
    return samples
  }

  /// Cancels every touch and returns samples of those that were scanned.
  ///
  /// Further reports of the cancelled contacts are ignored until they begin again (Digitizer.TD8).
  public mutating func cancelAll(at now: PhoneInstant) -> [TouchSample] {
    defer { tracks = [] }
    updates = []
    for track in tracks where track.isOpen { ignored.insert(track.contact) }
    return tracks.compactMap { track in
      guard var sample = track.scanned?.sample else { return nil }
      sample.phase = .cancelled
      sample.time = now
      sample.force = 0
      (sample.estimated, sample.expecting, sample.updateIndex) = ([], [], nil)
      return sample
    }
  }

  // MARK: Observing

  /// The instant of the next scan with a result that is already known; `nil` if there is none.
  public var nextScan: PhoneInstant? {
    var next: PhoneInstant?
    func consider(_ instant: PhoneInstant) { next = min(next ?? instant, instant) }
    for track in tracks {
      guard let first = track.waiting.first else { continue }
      let grid = grid(of: track.kind)
      let free = track.scanned.map { grid.next(after: $0.time) } ?? .boot
      consider(max(grid.next(after: first.time), free))
    }
    if let update = updates.first { consider(grid(of: .pencil).first(from: update.due)) }
    return next
  }

  /// Whether a contact touches the screen, or its end was not scanned yet.
  public var isTouched: Bool { !tracks.isEmpty }

  /// Returns the force of a finger's pressure; `nil` if the pressure is unchanged, or not a number.
  func force(of pressure: Pressure) -> Double? {
    force.touches(of: pressure).map { force.force(of: $0, by: .finger) }
  }

  /// Whether the force of fingers is measured.
  public var measuresForce: Bool { force.measuresForce }

  // MARK: Internals

  /// The maximum number of reports of one touch between two scans; a hundred times what any finger
  /// or browser sends.
  ///
  /// - Source: ours. Confidence: guess.
  static let maximumPendingReports = 1000

  /// A sample with an estimated force, and its exact force.
  private struct Update: Sendable {
    var due: PhoneInstant
    var sample: TouchSample
  }

  let hasSensor: Bool
  var force: ForceScale
  /// All touches, in the order in which they began.
  private var tracks: [TouchTrack] = []
  /// The contacts that were cancelled and still touch the screen.
  private var ignored: Set<ContactID> = []
  /// The pending force updates, earliest first.
  private var updates: [Update] = []
  private var lastTouch: UInt32 = 0
  private var lastIndex: UInt32 = 0

  // MARK: Reports

  private mutating func begin(_ report: TouchReport, at now: PhoneInstant) -> InputError? {
    // A touch begins at a valid position on the screen (Digitizer.TD1, Digitizer.TD2).
    guard report.x.isFinite, report.y.isFinite else { return .noPlace }
    guard (0..<Double(screen.width)).contains(report.x),
      (0..<Double(screen.height)).contains(report.y)
    else { return .offScreen }
    ignored.remove(report.contact)
    var trouble: InputError?
    // A contact that begins again cancels its first touch (Digitizer.TD4).
    if let index = openTrack(of: report.contact) {
      trouble = .touchingAlready
      let last = tracks[index].latest
      tracks[index].waiting.append(.init(time: now, phase: .cancelled, place: last))
      tracks[index].isOpen = false
    }
    // The number of fingers is limited (Digitizer.TD6).
    let fingers = tracks.count { $0.isOpen && $0.kind == .finger }
    if report.kind == .finger, fingers >= constants.maximumFingers {
      ignored.insert(report.contact)
      return .tooManyFingers
    }
    let usual = usualPlace(of: report.kind)
    let (place, isRepaired) = place(of: report, kind: report.kind, before: usual)
    // A number is not reused (Digitizer.TS7).
    lastTouch += 1
    tracks.append(
      TouchTrack(
        contact: report.contact, id: TouchID(lastTouch), kind: report.kind, latest: place,
        waiting: [.init(time: now, phase: .began, place: place)]))
    return trouble ?? (isRepaired ? .repairedNumber : nil)
  }

  private mutating func continueTouch(with report: TouchReport, at now: PhoneInstant) -> InputError?
  {
    guard let index = openTrack(of: report.contact) else {
      // Only a cancelled contact may go on without a touch (Digitizer.TD3, Digitizer.TD8).
      guard ignored.contains(report.contact) else { return .notTouching }
      if report.phase != .moved { ignored.remove(report.contact) }
      return nil
    }
    if report.phase == .moved, tracks[index].waiting.count >= Self.maximumPendingReports {
      return .tooOften
    }
    let track = tracks[index]
    let (place, isRepaired) = place(of: report, kind: track.kind, before: track.latest)
    tracks[index].latest = place
    tracks[index].waiting.append(.init(time: now, phase: report.phase, place: place))
    if report.phase != .moved { tracks[index].isOpen = false }
    return isRepaired ? .repairedNumber : nil
  }

  private func openTrack(of contact: ContactID) -> Int? {
    tracks.firstIndex { $0.isOpen && $0.contact == contact }
  }

  private func usualPlace(of kind: TouchSample.Kind) -> TouchTrack.State {
    let radius = kind == .finger ? constants.fingerRadius : constants.pencilRadius
    return TouchTrack.State(
      x: 0, y: 0, touches: constants.fingerForce, radius: radius, altitude: .pi / 2, azimuth: 0)
  }

  /// Returns the state after a report, taking omitted values from the previous state, and whether a
  /// number was repaired.
  private func place(
    of report: TouchReport, kind: TouchSample.Kind, before: TouchTrack.State
  ) -> (TouchTrack.State, isRepaired: Bool) {
    var place = before
    var isRepaired = false
    /// Returns a valid number, clamped to a range; `nil` if it is invalid.
    func clamped(_ number: Double?, in range: ClosedRange<Double>) -> Double? {
      guard let number else { return nil }
      guard !number.isNaN else {
        isRepaired = true
        return nil
      }
      if !range.contains(number) { isRepaired = true }
      return min(max(number, range.lowerBound), range.upperBound)
    }
    // The position of a continuing touch is clamped to the screen, without an error (Digitizer.TD1,
    // Digitizer.TD2).
    if report.x.isFinite, report.y.isFinite {
      place.x = onScreen(report.x, of: screen.width)
      place.y = onScreen(report.y, of: screen.height)
    } else if report.hasPosition {
      isRepaired = true
    }
    if let touches = force.touches(of: report.pressure) {
      place.touches = touches
    } else if report.pressure != .default {
      isRepaired = true
    }
    // Invalid values are clamped, or keep the previous one (Digitizer.TD7).
    place.radius = clamped(report.radius, in: 0...Double(screen.height)) ?? place.radius
    guard kind == .pencil else { return (place, isRepaired) }
    place.altitude = clamped(report.altitude, in: 0...(.pi / 2)) ?? place.altitude
    place.azimuth = clamped(report.azimuth, in: (-2 * .pi)...(2 * .pi)) ?? place.azimuth
    return (place, isRepaired)
  }

  /// Returns the nearest coordinate along a side of the screen; the largest is that of the last
  /// pixel.
  private func onScreen(_ place: Double, of length: Int) -> Double {
    if place < 0 { return 0 }
    return place < Double(length) ? place : Double(length) - 1 / Double(screen.scale)
  }

  // MARK: Scans

  /// Returns the scan grid of fingers or of pencils, which have rates of their own (Digitizer.TS1).
  private func grid(of kind: TouchSample.Kind) -> RefreshGrid {
    RefreshGrid(
      perSecond: kind == .finger ? screen.scansPerSecond : constants.pencilScansPerSecond)
  }

  private mutating func scanOnce(at instant: PhoneInstant, into samples: inout [TouchSample]) {
    while let update = updates.first, update.due <= instant {
      samples.append(update.sample)
      updates.removeFirst()
    }
    for index in tracks.indices {
      var track = tracks[index]
      guard grid(of: track.kind).first(from: instant) == instant else { continue }
      if let last = track.scanned?.time, last >= instant { continue }
      let (id, kind) = (track.id, track.kind)
      let found = track.scan(at: instant) { phase, place in
        sample(of: id, kind, phase, place, at: instant)
      }
      if var found {
        if track.kind == .pencil { estimate(&found, of: &track, at: instant) }
        samples.append(found)
      }
      tracks[index] = track
    }
    tracks.removeAll { !$0.isOpen && $0.waiting.isEmpty }
  }

  private func sample(
    of id: TouchID, _ kind: TouchSample.Kind, _ phase: TouchSample.Phase,
    _ place: TouchTrack.State, at instant: PhoneInstant
  ) -> TouchSample {
    // A lifted contact has no pressure (Digitizer.TS6).
    let isOver = phase == .ended || phase == .cancelled
    return TouchSample(
      id: id, phase: phase, kind: kind, time: instant, x: place.x, y: place.y,
      force: isOver ? 0 : force.force(of: place.touches, by: kind),
      maximumForce: force.maximum(of: kind), radius: place.radius,
      radiusTolerance: kind == .finger ? constants.fingerTolerance : 0,
      altitude: place.altitude, azimuth: place.azimuth)
  }

  /// Replaces the force of a pencil's sample by the previous one, and schedules the exact one.
  ///
  /// A pencil's force arrives later than its position (Digitizer.TF5).
  private mutating func estimate(
    _ sample: inout TouchSample, of track: inout TouchTrack, at instant: PhoneInstant
  ) {
    guard sample.phase == .began || sample.phase == .moved else { return }
    lastIndex += 1
    var update = sample
    update.phase = .updated
    update.updateIndex = lastIndex
    updates.append(Update(due: instant.advanced(by: constants.updateDelay), sample: update))
    let known = sample.force
    sample.force = track.knownForce ?? constants.pencilForce
    track.knownForce = known
    sample.estimated = .force
    sample.expecting = .force
    sample.updateIndex = lastIndex
  }
}
