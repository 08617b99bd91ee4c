import Synchronization
import TactusGamepadDriver
import TactusPhone
import TactusPhoneClient
import TactusPhoneHardware
import TactusPhoneLink
import TactusThreads

/// The gamepads of an app: those of the machine, or those that a test connects.
///
/// The machine's are watched from the first use on, if the phone's time is the machine's and the
/// process is no test.
///
/// - Thread: any, for every member.
package final class GamepadChannel: Sendable {
  /// The address of the motors of a test's gamepad, which record what they play.
  package static let recordedMotors = "recorded"

  /// The channel of the app's link to its phone.
  package static var current: GamepadChannel { of(AppPhone.link) }

  /// The channel of a link.
  package static func of(_ link: ClientLink) -> GamepadChannel {
    link.storage.object(GamepadChannel.self) { GamepadChannel(link.connection) }
  }

  // MARK: Doing

  /// Passes on the gamepads that are connected, and each change from now on.
  ///
  /// - Parameter handler: Called on any thread; never waits.
  package func follow(_ handler: @escaping @Sendable (GamepadChange) -> Void) {
    state.withLock { state in
      state.handlers.append(handler)
      for (id, pad) in state.pads.sorted(by: { $0.key < $1.key }) {
        handler(.arrived(pad.description))
        if !pad.values.isEmpty { handler(.moved(id: id, pad.values)) }
      }
    }
  }

  /// Starts to watch the gamepads of the machine; the first call does.
  ///
  /// - Parameter link: The link of the channel.
  package func watchMachine(_ link: ClientLink) {
    let isFirst = state.withLock { state in
      defer { state.isWatching = true }
      return !state.isWatching
    }
    guard isFirst, !TestProcess.isCurrent else { return }
    // The phone's greeting may be under way, for which the main thread must not wait.
    DetachedThread.run { [self] in
      guard link.isInRealTime else { return }
      GamepadMonitor.start(onError: { PhoneMessages.warn("\($0.message). \($0.remedy)") }) {
        self.report($0)
      }
    }
  }

  /// Handles a change of the machine's gamepads, or one of a test.
  package func report(_ change: GamepadChange) {
    let gone = state.withLock { state -> GamepadMotors? in
      var gone: GamepadMotors?
      switch change {
      case .arrived(let description): state.pads[description.id] = Pad(description: description)
      case .departed(let id): gone = state.pads.removeValue(forKey: id)?.motors
      case .moved(let id, let values): state.pads[id]?.values.merge(values) { $1 }
      case .charged(let id, let battery): state.pads[id]?.description.battery = battery
      }
      // Under the lock, so that handlers get changes in order.
      for handler in state.handlers { handler(change) }
      return gone
    }
    gone?.end()
  }

  /// Returns the number of a new gamepad of a test.
  package func newID() -> Int {
    state.withLock { state in
      state.lastID -= 1
      return state.lastID
    }
  }

  /// Returns the motors of a gamepad, which start with the first use; `nil` without any.
  package func motors(of id: Int) -> GamepadMotors? {
    state.withLock { state in
      guard let pad = state.pads[id], let address = pad.description.motors else { return nil }
      if let motors = pad.motors { return motors }
      let new =
        address == Self.recordedMotors
        ? GamepadMotors(recordingBy: connection) : GamepadMotors(address)
      state.pads[id]?.motors = new
      return new
    }
  }

  /// Lets the recording motors play until now, and waits until handlers of their engines have run.
  package func advanceMotors() {
    let motors = state.withLock { $0.pads.values.compactMap(\.motors) }
    for motors in motors { motors.advance() }
  }

  // MARK: Internals

  private struct Pad {
    var description: GamepadDescription
    var values: [GamepadControl: Float] = [:]
    var motors: GamepadMotors?
  }

  private struct State {
    var pads: [Int: Pad] = [:]
    var handlers: [@Sendable (GamepadChange) -> Void] = []
    var isWatching = false
    /// The number of the last gamepad of a test; those of the machine are positive.
    var lastID = 0
  }

  private let connection: any PhoneConnection
  private let state = Mutex(State())

  private init(_ connection: any PhoneConnection) { self.connection = connection }
}
