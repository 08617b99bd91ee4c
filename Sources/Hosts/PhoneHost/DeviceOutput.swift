import Synchronization
import TactusHapticSynthesis
import TactusPhoneHardware
import TactusPhoneTypes
import TactusThreads

/// The output of a phone to one device: the phone adds commands, and a worker carries them out.
///
/// Only the worker waits for the device (`Outputs.OW1`). The commands to an actuator without a
/// clock of its own are carried out by `runCommands`, until `useWorker` is called (`Outputs.OW2`).
final class DeviceOutput: Sendable {
  /// The device.
  let device: ActuatorDevice

  /// Creates an output, and adds the command to open the device.
  ///
  /// - Parameters:
  ///   - device: The device; no other output uses it at the same time.
  ///   - profile: The profile of the phone's actuator.
  ///   - sounds: The decoded sounds of the phone.
  ///   - usesWorker: Whether a worker carries out the commands even if the device is clocked.
  ///   - now: Returns the phone's time.
  ///   - onError: Called with errors of the device, on the thread that uses it.
  ///   - onBusy: Called when the output has become busy, on the thread that uses the device.
  init(
    _ device: ActuatorDevice, profile: ActuatorProfile, sounds: WaveformCache, usesWorker: Bool,
    at instant: PhoneInstant, now: @escaping @Sendable () -> PhoneInstant,
    onError: @escaping @Sendable (PhoneHostError) -> Void, onBusy: @escaping @Sendable () -> Void
  ) {
    self.device = device
    self.onError = onError
    self.onBusy = onBusy
    let usesWorker = usesWorker || !device.isClocked
    output = ActuatorOutput(device, profile: profile, sounds: sounds, now: now)
    state = Mutex(
      State(queue: OutputCommandQueue(isShortened: !device.isClocked), usesWorker: usesWorker))
    send(.open, at: instant)
  }

  deinit {
    // The end of a phone that was not shut down.
    let (isRunning, usesWorker) = state.withLock { ($0.status.isRunning, $0.usesWorker) }
    guard isRunning else { return }
    if usesWorker { device.worker.post { [output] in output.close() } } else { output.close() }
  }

  // MARK: Doing

  /// Adds a command.
  ///
  /// - Parameter instant: The phone's time.
  /// - Thread: any. Never waits for the device.
  func send(_ command: OutputCommand, at instant: PhoneInstant) {
    let needsWorker = state.withLock { state in
      state.queue.add(command, at: instant)
      return state.schedule()
    }
    if needsWorker { device.worker.post { [self] in runCommands() } }
  }

  /// Lets the worker carry out all commands from now on.
  func useWorker() {
    let needsWorker = state.withLock { state in
      state.usesWorker = true
      return state.schedule()
    }
    if needsWorker { device.worker.post { [self] in runCommands() } }
  }

  /// Carries out all waiting commands.
  ///
  /// - Thread: the worker's, or any if there is no worker; waits for another call under way.
  func runCommands() {
    running.withLock { _ in
      while let request = state.withLock({ $0.next() }) {
        do throws(PhoneHostError) {
          try output.perform(request.command, at: request.instant)
        } catch {
          onError(error)
        }
        let status = output.status
        let hasBecomeBusy = state.withLock { state in
          defer { state.status = status }
          return status.isRunning && !state.status.isRunning
        }
        if hasBecomeBusy { onBusy() }
      }
      output.finishLoading()
    }
  }

  /// Waits until all commands have been carried out, at most for a limit.
  ///
  /// - Returns: Whether they have.
  @discardableResult
  func wait(atMost limit: Duration?) -> Bool {
    if needsCaller {
      runCommands()
      return true
    }
    return device.worker.wait(atMost: limit)
  }

  // MARK: Observing

  /// Whether commands wait for a caller of `runCommands`.
  var needsCaller: Bool { state.withLock { !$0.usesWorker } }

  /// Whether `advance` has to be sent often.
  var isBusy: Bool { state.withLock { $0.status.isRunning || $0.status.playsNamedFeedback } }

  /// Whether everything that was scheduled has been played by the device.
  var isQuiet: Bool {
    state.withLock { state in
      state.queue.count == 0 && !state.isPerforming && state.status.isQuiet
        && !state.status.playsNamedFeedback
    }
  }

  // MARK: Internals

  private struct State {
    var queue: OutputCommandQueue
    var usesWorker: Bool
    /// Whether the worker has been woken for the waiting commands.
    var isScheduled = false
    /// Whether a command that does more than advance time is being carried out.
    var isPerforming = false
    var status = ActuatorOutput.Status()

    init(queue: OutputCommandQueue, usesWorker: Bool) {
      self.queue = queue
      self.usesWorker = usesWorker
    }

    /// Returns whether the worker has to be woken.
    mutating func schedule() -> Bool {
      guard usesWorker, !isScheduled, !queue.isEmpty else { return false }
      isScheduled = true
      return true
    }

    /// Removes and returns the next command.
    mutating func next() -> OutputCommandQueue.Request? {
      let request = queue.removeFirst()
      isPerforming = request.map { !$0.command.isAdvance } ?? false
      if request == nil { isScheduled = false }
      return request
    }
  }

  private let onError: @Sendable (PhoneHostError) -> Void
  private let onBusy: @Sendable () -> Void
  private let output: ActuatorOutput
  private let running = Mutex(())
  private let state: Mutex<State>
}
