/// Makes touches and events of what the digitizer reports.
///
/// The steps T1…T9 are in `Documentation/Behaviour/Touches.md`.
@MainActor
package final class TouchIntake {
  /// The touches that are down, in the order in which they began.
  package var active: [UITouch] { entries.map(\.touch) }

  package init() {}

  /// Takes in what is known of touches, in order, and hands on an event for each step (T1, T2).
  ///
  /// What makes no sense changes nothing: a touch nobody knows, a place that is no number (T8).
  ///
  /// - Parameters:
  ///   - windows: Those that can be touched, the frontmost first.
  ///   - prepare: Does what is due until the time of an event, before touches are what it says.
  ///   - send: Takes an event, before the next one is made.
  package func take(
    _ reports: [FingerReport], windows: () -> [UIWindow], prepare: (TimeInterval) -> Void,
    send: (UIEvent) -> Void
  ) {
    var step: [FingerReport] = []
    for report in reports where isSensible(report) {
      if report.isUpdate {
        flush(&step, windows, prepare, send)
        update(report)
        continue
      }
      let same = step.last { $0.id == report.id }
      if let same, same.moment.phase != .moved || report.moment.phase != .moved {
        flush(&step, windows, prepare, send)
      }
      step.append(report)
    }
    flush(&step, windows, prepare, send)
  }

  /// Takes all touches away, as a call that comes in does.
  package func cancelAll(at time: TimeInterval, send: (UIEvent) -> Void) {
    let reports = entries.map { entry in
      var moment = entry.lastOnScreen
      (moment.phase, moment.time) = (.cancelled, max(moment.time, time))
      return FingerReport(entry.id, moment)
    }
    take(reports, windows: { [] }, prepare: { _ in }, send: send)
  }

  // MARK: Internals

  private struct Entry {
    let id: UInt32
    let touch: UITouch
    /// Its last moment in the screen's coordinates.
    var lastOnScreen: UITouch.Moment
  }

  private struct FinishedTap {
    weak var view: UIView?
    let place: CGPoint
    let time: TimeInterval
    let count: Int
  }

  private var entries: [Entry] = []
  private var lastNumber = 0
  private var taps: [FinishedTap] = []
  /// Touches of which something will be made good, by the number of what was estimated.
  private var awaited: [Int: UITouch] = [:]

  private func isSensible(_ report: FingerReport) -> Bool {
    let moment = report.moment
    let numbers = [moment.location.x, moment.location.y, moment.force, CGFloat(moment.time)]
    return numbers.allSatisfy(\.isFinite)
  }

  private func flush(
    _ step: inout [FingerReport], _ windows: () -> [UIWindow],
    _ prepare: (TimeInterval) -> Void, _ send: (UIEvent) -> Void
  ) {
    defer { step = [] }
    let reports = step
    guard let time = reports.map(\.moment.time).max() else { return }
    prepare(time)
    let event = UIEvent(.touches, at: time)
    // What did not change since the last event stands still.
    for entry in entries { entry.touch.moment.phase = .stationary }
    for entry in entries { entry.touch.previous = entry.touch.moment }
    var isNews = false
    for report in reports {
      if report.moment.phase == .began {
        begin(report, windows)
        isNews = true
      } else if let index = entries.firstIndex(where: { $0.id == report.id }) {
        change(index, report, event)
        isNews = true
      }
    }
    guard isNews else { return }
    event.touches = active
    send(event)
    finish()
  }

  private func begin(_ report: FingerReport, _ windows: () -> [UIWindow]) {
    guard !entries.contains(where: { $0.id == report.id }) else { return }
    lastNumber += 1
    let touch = UITouch(
      lastNumber, report.kind, maximumForce: report.maximumForce, moment: report.moment)
    for window in UIApplication.ignoringCount > 0 ? [] : windows() {
      let place = window.convertFromPanel(report.moment.location)
      guard let view = window.hitTest(place, with: nil) else { continue }
      (touch.beganIn, touch.beganOver) = (window, view)  // T3
      break
    }
    touch.moment = onWindow(report.moment, of: touch)
    touch.previous = touch.moment
    touch.taps = tapCount(of: touch)
    entries.append(Entry(id: report.id, touch: touch, lastOnScreen: report.moment))
    expectUpdate(of: touch)
  }

  private func change(_ index: Int, _ report: FingerReport, _ event: UIEvent) {
    let touch = entries[index].touch
    entries[index].lastOnScreen = report.moment
    var moment = onWindow(report.moment, of: touch)
    moment.time = max(moment.time, touch.moment.time)
    touch.moment = moment
    if report.moment.phase == .moved {
      event.coalesced[ObjectIdentifier(touch), default: []].append(touch.copy(at: moment))  // T6
    }
    expectUpdate(of: touch)
  }

  /// Forgets those that went out with the last event.
  private func finish() {
    for touch in active where touch.phase == .ended {
      taps.append(
        FinishedTap(
          view: touch.view, place: touch.moment.location, time: touch.moment.time,
          count: touch.taps))
    }
    entries.removeAll { $0.touch.phase == .ended || $0.touch.phase == .cancelled }
  }

  /// T7: one more than that of a touch that went out here a moment ago.
  private func tapCount(of touch: UITouch) -> Int {
    let (time, place) = (touch.moment.time, touch.moment.location)
    taps.removeAll { time - $0.time > GestureLimits.tapPause }
    let before = taps.last { tap in
      tap.view === touch.view && tap.place.distance(to: place) <= GestureLimits.tapSpread
    }
    return (before?.count ?? 0) + 1
  }

  private func onWindow(_ moment: UITouch.Moment, of touch: UITouch) -> UITouch.Moment {
    guard let window = touch.beganIn else { return moment }
    var moment = moment
    let tip = CGPoint(
      x: moment.location.x + moment.azimuthTip.x, y: moment.location.y + moment.azimuthTip.y)
    moment.location = window.convertFromPanel(moment.location)
    moment.preciseLocation = window.convertFromPanel(moment.preciseLocation)
    let newTip = window.convertFromPanel(tip)
    moment.azimuth = atan2(newTip.y - moment.location.y, newTip.x - moment.location.x)
    return moment
  }

  // MARK: Estimates

  /// How many updates are waited for at most: a digitizer that owes more will not pay.
  private static let updateLimit = 4096

  private func expectUpdate(of touch: UITouch) {
    guard let index = touch.moment.updateIndex else { return }
    if awaited.count >= Self.updateLimit { awaited = [:] }
    awaited[index] = touch
  }

  /// T5: tells those who know a touch what became of its estimates.
  private func update(_ report: FingerReport) {
    guard let index = report.moment.updateIndex else { return }
    guard let touch = awaited.removeValue(forKey: index) else { return }
    let made = touch.copy(at: onWindow(report.moment, of: touch))
    touch.window?.delivery.update(touch, made)
  }
}
