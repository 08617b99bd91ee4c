import TactusEmbeddedPhone
import TactusPhoneClient
import TactusPhoneHost
import TactusPhoneTypes
import TactusVirtualTime
import UIKit

extension SimulatedPhone {
  /// The seconds since the phone was booted.
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

  /// Whether timers or sleeps of the app or of the test itself are pending.
  package var hasTimers: Bool { run { AppTimers.shared.next != nil } }

  /// Runs the work that the phone's messages have scheduled on queues of the app, so that the test
  /// sees its effects.
  func settleHandlers() {
    var rounds = 0
    repeat {
      phone.settleTasks()
      rounds += 1
    } while HandlerQueues.settle(link) && rounds < Self.handlerRounds
    GamepadChannel.of(link).advanceMotors()
  }

  /// The maximum number of times that handlers may schedule others.
  ///
  /// - Source: ours. Confidence: guess.
  private static let handlerRounds = 8

  /// The time for an app's timers: within a turn, the app's own.
  var appTime: Double {
    run { AppTimers.shared.isTurnActive ? CACurrentMediaTime() : time }
  }

  /// Whether the test's own code runs without a UIKit app, in whose turns it would run otherwise.
  private var runsOwnCode: Bool { app == nil || !(app is UIKitApp) }

  /// The next deadline of the test's own code; an app's deadlines are part of its turns.
  var nextOwnDeadline: PhoneInstant? {
    guard runsOwnCode else { return nil }
    return run {
      let times = [AppTimers.shared.next, LayerSession.current.nextChange].compactMap(\.self)
      return times.min().map { PhoneInstant(nanoseconds: Int64(($0 * 1e9).rounded(.up))) }
    }
  }

  /// Runs timers and animations of the test itself if no app does (AppLife.PT10).
  func runOwnCode() {
    // Work that the test starts now, such as an animation, starts at the phone's time.
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

  /// Advances time while the test's own task sleeps (AppLife.PT11).
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

  /// Advances time while the test runs the main run loop; a run loop within a turn does not advance
  /// it, nor do later tests (AppLife.PT8).
  func keepPaceWithRunLoop(_ seconds: Double) {
    guard !owner.hasEnded, !run({ AppTimers.shared.isTurnActive }) else { return }
    device.advance(by: .seconds(seconds))
  }
}
