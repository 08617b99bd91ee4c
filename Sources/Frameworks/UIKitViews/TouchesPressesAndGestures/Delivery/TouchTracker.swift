/// Turns the samples of the digitizer into touches and events.
///
/// The steps Touches.T1…T9.
@MainActor
package final class TouchTracker {
  /// The active touches, in the order in which they began.
  package var active: [UITouch] { entries.map(\.touch) }

  package init() {}

  /// Processes samples in order, and sends an event for each step (Touches.T1, Touches.T2).
  ///
  /// Invalid samples are ignored: those of an unknown touch, and those with a location that is not
  /// finite (Touches.T8).
  ///
  /// - Parameters:
  ///   - windows: The windows that receive touches, from front to back.
  ///   - prepare: Runs what is due before the time of an event, before touches change.
  ///   - send: Dispatches an event.
  package func process(
    _ reports: [TouchInput], windows: () -> [UIWindow], prepare: (TimeInterval) -> Void,
    send: (UIEvent) -> Void
  ) {
    var step: [TouchInput] = []
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

  /// Cancels all touches, as an incoming call does.
  package func cancelAll(at time: TimeInterval, send: (UIEvent) -> Void) {
    let reports = entries.map { entry in
      var moment = entry.lastOnScreen
      (moment.phase, moment.time) = (.cancelled, max(moment.time, time))
      return TouchInput(entry.id, moment)
    }
    process(reports, windows: { [] }, prepare: { _ in }, send: send)
  }

  // MARK: Internals

  private struct Entry {
    let id: UInt32
    let touch: UITouch
    /// The last properties, in screen coordinates.
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
  /// The touches that await corrected estimates, by update index.
  private var awaited: [Int: UITouch] = [:]

  private func isSensible(_ report: TouchInput) -> Bool {
    let moment = report.moment
    let numbers = [moment.location.x, moment.location.y, moment.force, CGFloat(moment.time)]
    return numbers.allSatisfy(\.isFinite)
  }

  private func flush(
    _ step: inout [TouchInput], _ windows: () -> [UIWindow],
    _ prepare: (TimeInterval) -> Void, _ send: (UIEvent) -> Void
  ) {
    defer { step = [] }
    let reports = step
    guard let time = reports.map(\.moment.time).max() else { return }
    prepare(time)
    let event = UIEvent(.touches, at: time)
    // Touches without a change since the last event are stationary.
    for entry in entries { entry.touch.moment.phase = .stationary }
    for entry in entries { entry.touch.previous = entry.touch.moment }
    var hasChanges = false
    for report in reports {
      if report.moment.phase == .began {
        begin(report, windows)
        hasChanges = true
      } else if let index = entries.firstIndex(where: { $0.id == report.id }) {
        change(index, report, event)
        hasChanges = true
      }
    }
    guard hasChanges else { return }
    event.touches = active
    send(event)
    finish()
  }

  private func begin(_ report: TouchInput, _ windows: () -> [UIWindow]) {
    guard !entries.contains(where: { $0.id == report.id }) else { return }
    lastNumber += 1
    let touch = UITouch(
      lastNumber, report.kind, maximumForce: report.maximumForce, moment: report.moment)
    for window in UIApplication.ignoringCount > 0 ? [] : windows() {
      let place = window.convertFromPanel(report.moment.location)
      guard let view = window.hitTest(place, with: nil) else { continue }
      (touch.initialWindow, touch.initialView) = (window, view)  // Touches.T3
      break
    }
    touch.moment = onWindow(report.moment, of: touch)
    touch.previous = touch.moment
    touch.taps = tapCount(of: touch)
    entries.append(Entry(id: report.id, touch: touch, lastOnScreen: report.moment))
    expectUpdate(of: touch)
  }

  private func change(_ index: Int, _ report: TouchInput, _ event: UIEvent) {
    let touch = entries[index].touch
    entries[index].lastOnScreen = report.moment
    var moment = onWindow(report.moment, of: touch)
    moment.time = max(moment.time, touch.moment.time)
    touch.moment = moment
    if report.moment.phase == .moved {
      // Touches.T6.
      event.coalesced[ObjectIdentifier(touch), default: []].append(touch.copy(at: moment))
    }
    expectUpdate(of: touch)
  }

  /// Removes the touches that ended with the last event.
  private func finish() {
    for touch in active where touch.phase == .ended {
      taps.append(
        FinishedTap(
          view: touch.view, place: touch.moment.location, time: touch.moment.time,
          count: touch.taps))
    }
    entries.removeAll { $0.touch.phase == .ended || $0.touch.phase == .cancelled }
  }

  /// Touches.T7: returns the tap count, which continues that of a recent tap nearby.
  private func tapCount(of touch: UITouch) -> Int {
    let (time, place) = (touch.moment.time, touch.moment.location)
    taps.removeAll { time - $0.time > GestureLimits.tapPause }
    let before = taps.last { tap in
      tap.view === touch.view && tap.place.distance(to: place) <= GestureLimits.tapSpread
    }
    return (before?.count ?? 0) + 1
  }

  private func onWindow(_ moment: UITouch.Moment, of touch: UITouch) -> UITouch.Moment {
    guard let window = touch.initialWindow else { return moment }
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

  /// The maximum number of awaited updates, which bounds memory if a digitizer does not send them.
  private static let updateLimit = 4096

  private func expectUpdate(of touch: UITouch) {
    guard let index = touch.moment.updateIndex else { return }
    if awaited.count >= Self.updateLimit { awaited = [:] }
    awaited[index] = touch
  }

  /// Touches.T5: delivers corrected estimates.
  private func update(_ report: TouchInput) {
    guard let index = report.moment.updateIndex else { return }
    guard let touch = awaited.removeValue(forKey: index) else { return }
    let made = touch.copy(at: onWindow(report.moment, of: touch))
    touch.window?.delivery.update(touch, made)
  }
}
