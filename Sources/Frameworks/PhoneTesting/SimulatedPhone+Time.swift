import TactusEmbeddedPhone
import TactusPhoneClient
import TactusPhoneHost
import TactusPhoneTypes
import TactusVirtualTime
import UIKit

extension SimulatedPhone {
  /// Seconds since the phone was booted.
  public var time: Double { Double(device.now.nanoseconds) / 1e9 }

  /// Advances time by seconds.
  public func wait(_ seconds: Double) {
    phone.advance(by: .seconds(seconds))
    settleHandlers()
  }

  /// Advances time until nothing more is scheduled, or by seconds at most.
  ///
  /// - Returns: Whether nothing more is scheduled.
  @discardableResult
  public func waitUntilIdle(atMost seconds: Double = 30) -> Bool {
    let isIdle = phone.waitUntilIdle(atMost: .seconds(seconds))
    settleHandlers()
    return isIdle
  }

  // MARK: Internals

  /// Whether timers or sleeps of the app or the test itself are waiting.
  package var hasTimers: Bool { run { AppTimers.shared.next != nil } }

  /// Runs what the phone's messages started on queues of the app, so that the test sees its
  /// effects.
  func settleHandlers() {
    var rounds = 0
    repeat {
      phone.settleTasks()
      rounds += 1
    } while HandlerQueues.settle(link) && rounds < Self.handlerRounds
    GamepadChannel.of(link).advanceMotors()
  }

  /// The number of times that handlers may start others.
  ///
  /// - Source: ours. Confidence: guess.
  private static let handlerRounds = 8

  /// The time for an app's timers: the app's own within a turn.
  var appTime: Double {
    run { AppTimers.shared.isTurnActive ? CACurrentMediaTime() : time }
  }

  /// Whether the test's own code runs without a UIKit app, in whose turns it would run.
  private var runsOwnCode: Bool { app == nil || !(app is UIKitApp) }

  /// The next deadline of code of the test itself; an app's are part of its turns.
  var nextOwnDeadline: PhoneInstant? {
    guard runsOwnCode else { return nil }
    return run {
      let times = [AppTimers.shared.next, LayerSession.current.nextChange].compactMap(\.self)
      return times.min().map { PhoneInstant(nanoseconds: Int64(($0 * 1e9).rounded(.up))) }
    }
  }

  /// Runs timers and animations that the test itself began, without an app that does
  /// (AppLife.PT10).
  func runOwnCode() {
    // What the test begins now, such as an animation, begins at the phone's time.
    run { if !AppTimers.shared.isTurnActive { MediaClock.current.set(time) } }
    guard runsOwnCode else { return }
    run {
      let timers = AppTimers.shared
      guard !timers.isTurnActive else { return }
      timers.isTurnActive = true
      timers.fire(at: time)
      timers.finishDueWork()
      TurnQueue.shared.drain()
      EventEndActions.run()
      LayerSession.current.advance()
      LayerSession.current.flush()
      link.callbacks.deliverWithinTurn()
      timers.isTurnActive = false
    }
  }

  /// Lets time pass while the test's own task sleeps (AppLife.PT11).
  func sleepThrough(_ seconds: Double) -> Bool {
    guard owner.isOfSwiftTesting, owner.isOfCurrentTask else { return false }
    wait(seconds)
    return true
  }

  /// Advances time while the test is suspended, if something waits for it (AppLife.PT8).
  func keepPace(_ seconds: Double) {
    guard device.hasDeadline || link.callbacks.isWaiting else { return }
    device.advance(by: .seconds(seconds))
  }

  /// Advances time while the test runs the main run loop; a run loop within a turn does not, nor do
  /// later tests (AppLife.PT8).
  func keepPaceWithRunLoop(_ seconds: Double) {
    guard !owner.hasEnded, !run({ AppTimers.shared.isTurnActive }) else { return }
    device.advance(by: .seconds(seconds))
  }
}
