import TactusPhoneLink
import TactusPhoneTypes

/// A tracker that converts the samples of the digitizer to touches and events.
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
    _ samples: [TouchSample], windows: () -> [UIWindow], prepare: (TimeInterval) -> Void,
    send: (UIEvent) -> Void
  ) {
    var step: [TouchSample] = []
    for sample in samples where isSensible(sample) {
      if sample.phase == .updated {
        flush(&step, windows, prepare, send)
        update(sample)
        continue
      }
      let same = step.last { $0.id == sample.id }
      if let same, same.phase != .moved || sample.phase != .moved {
        flush(&step, windows, prepare, send)
      }
      step.append(sample)
    }
    flush(&step, windows, prepare, send)
  }

  /// Cancels all touches, as an incoming call does.
  package func cancelAll(at time: TimeInterval, send: (UIEvent) -> Void) {
    let samples = entries.map { entry in
      var sample = entry.last
      let time = max(sample.time, PhoneInstant(noEarlierThan: time))
      (sample.phase, sample.time) = (.cancelled, time)
      return sample
    }
    process(samples, windows: { [] }, prepare: { _ in }, send: send)
  }

  // MARK: Internals

  private struct Entry {
    let touch: UITouch
    /// The last sample.
    var last: TouchSample
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

  private func isSensible(_ sample: TouchSample) -> Bool {
    [sample.x, sample.y, sample.force].allSatisfy(\.isFinite)
  }

  private func flush(
    _ step: inout [TouchSample], _ windows: () -> [UIWindow],
    _ prepare: (TimeInterval) -> Void, _ send: (UIEvent) -> Void
  ) {
    defer { step = [] }
    let samples = step
    guard let time = samples.map(\.time).max()?.seconds else { return }
    prepare(time)
    let event = UIEvent(.touches, at: time)
    // Touches without a change since the last event are stationary.
    for entry in entries { entry.touch.moment.phase = .stationary }
    for entry in entries { entry.touch.previous = entry.touch.moment }
    var hasChanges = false
    for sample in samples {
      if sample.phase == .began {
        begin(sample, windows)
        hasChanges = true
      } else if let index = entries.firstIndex(where: { $0.last.id == sample.id }) {
        change(index, sample, event)
        hasChanges = true
      }
    }
    guard hasChanges else { return }
    event.touches = active
    send(event)
    finish()
  }

  private func begin(_ sample: TouchSample, _ windows: () -> [UIWindow]) {
    guard !entries.contains(where: { $0.last.id == sample.id }) else { return }
    lastNumber += 1
    let moment = UITouch.Moment(sample)
    let touch = UITouch(
      lastNumber, sample.kind == .pencil ? .pencil : .direct,
      maximumForce: CGFloat(sample.maximumForce), moment: moment)
    for window in UIApplication.ignoringCount > 0 ? [] : windows() {
      let place = window.convertFromPanel(moment.location)
      guard let view = window.hitTest(place, with: nil) else { continue }
      (touch.initialWindow, touch.initialView) = (window, view)  // Touches.T3
      break
    }
    touch.moment = onWindow(moment, of: touch)
    touch.previous = touch.moment
    touch.taps = tapCount(of: touch)
    entries.append(Entry(touch: touch, last: sample))
    expectUpdate(of: touch)
  }

  private func change(_ index: Int, _ sample: TouchSample, _ event: UIEvent) {
    let touch = entries[index].touch
    entries[index].last = sample
    var moment = onWindow(UITouch.Moment(sample), of: touch)
    moment.time = max(moment.time, touch.moment.time)
    touch.moment = moment
    if sample.phase == .moved {
      // The event has all reports since the last one as coalesced touches (Touches.T6).
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

  /// Returns the tap count, which continues that of a recent tap nearby (Touches.T7).
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

  /// Delivers corrected estimates (Touches.T5).
  private func update(_ sample: TouchSample) {
    guard let index = sample.updateIndex.map(Int.init) else { return }
    guard let touch = awaited.removeValue(forKey: index) else { return }
    let made = touch.copy(at: onWindow(UITouch.Moment(sample), of: touch))
    touch.window?.delivery.update(touch, made)
  }
}
