import TactusHapticPatterns
import TactusPhone
import TactusPhoneHardware
import TactusPhoneLink
import TactusPhoneTypes

/// The state of a phone host: the phone, its actuators, the endpoints of its apps and its log.
struct PhoneCore {
  /// The endpoint of an app's connection.
  enum AppEndpoint: Sendable {
    /// An app of this process, with a handler of messages to it.
    case inProcess(@Sendable (PhoneMessage) -> Void)
    /// An app of another process, reached by a socket.
    case socket(SocketPeer)
  }

  private(set) var log = HapticLog()
  /// The notes of the phone, oldest first.
  private(set) var notes: [PhoneLogEntry] = []
  /// The elements that apps sent for inspections; removed by the code that asked.
  var inspectionResults: [InspectionID: [ScreenElement]] = [:]
  /// The outcomes of accessibility actions; removed by the code that asked.
  var actionResults: [InspectionID: Bool] = [:]
  var endpoints: [AppID: AppEndpoint] = [:]

  init(
    _ phone: Phone, actuators: [any Actuator], logPath: String?, at now: PhoneInstant,
    onError: @escaping @Sendable (PhoneHostError) -> Void,
    onEvent: @escaping @Sendable (PhoneEvent) -> Void
  ) {
    self.phone = phone
    self.onError = onError
    self.onEvent = onEvent
    attach(actuators)
    if let logPath {
      do throws(PhoneHostError) { logFile = try HapticLogFile(logPath) } catch { onError(error) }
    }
    advance(to: now)
  }

  // MARK: Doing

  mutating func attach(_ actuators: [any Actuator]) {
    for actuator in actuators {
      do throws(PhoneHostError) {
        outputs.append(try ActuatorOutput(actuator, profile: phone.actuator))
      } catch {
        onError(error)
      }
    }
  }

  mutating func step(_ input: PhoneInput, at instant: PhoneInstant) {
    let front = phone.foreground
    for effect in phone.step(input, at: instant) { apply(effect) }
    if case .disconnected(let app) = input { endpoints[app] = nil }
    if let front, endpoints[front] == nil { activateLastApp() }
  }

  mutating func advance(to now: PhoneInstant) {
    step(.tick, at: now)
    for output in outputs {
      do throws(PhoneHostError) { try output.advance(to: now) } catch { onError(error) }
    }
  }

  mutating func shutDown() {
    for output in outputs {
      do throws(PhoneHostError) { try output.shutDown() } catch { onError(error) }
    }
    outputs = []
  }

  // MARK: Observing

  var isBusy: Bool { outputs.contains(where: \.isRunning) }
  /// The instant at which the phone has to act next, if nothing happens before.
  var nextDeadline: PhoneInstant? { phone.nextDeadline }
  var isQuiet: Bool { outputs.allSatisfy(\.isQuiet) }

  // MARK: Internals

  private(set) var phone: Phone
  private var outputs: [ActuatorOutput] = []
  private var logFile: HapticLogFile?
  private var sounds = WaveformCache()
  private let onError: @Sendable (PhoneHostError) -> Void
  private let onEvent: @Sendable (PhoneEvent) -> Void

  private mutating func apply(_ effect: PhoneEffect) {
    switch effect {
    case .send(let message, let app):
      switch endpoints[app] {
      case .inProcess(let receive): receive(message)
      case .socket(let peer): peer.send(message)
      case nil: break
      }
    case .close(let app):
      if case .socket(let peer)? = endpoints.removeValue(forKey: app) { peer.close() }
    case .play(let pattern, let name, let voice, let felt):
      for output in outputs {
        do throws(PhoneHostError) {
          try output.play(pattern, as: name, voice.number, from: felt, at: phone.now)
        } catch {
          onError(error)
        }
      }
    case .playLive(let performed, let voice, let origin, let felt, let gate):
      for output in outputs {
        do throws(PhoneHostError) {
          try output.play(
            performed, voice.number, origin: origin, from: felt, gate: gate,
            sounds: sounds.waveforms(
              of: performed.pattern, sampleRate: output.actuator.sampleRate, onError: onError),
            at: phone.now)
        } catch {
          onError(error)
        }
      }
    case .gate(let voice, let gate): for output in outputs { output.gate(voice.number, gate) }
    case .load(let paths):
      let rates = Set(outputs.map(\.actuator.sampleRate))
      for rate in rates.sorted() { sounds.load(paths, sampleRate: rate, onError: onError) }
    case .stop(let voice): for output in outputs { output.stop(voice.number) }
    case .show(let frame, let app): onEvent(.shown(frame, of: app, since: phone.now))
    case .inspected(let id, let elements):
      inspectionResults[id] = elements
      onEvent(.inspected(id))
    case .performed(let id, let isDone): actionResults[id] = isDone
    case .note(let note):
      notes.append(note)
      if notes.count > PhoneHost.maximumLogCount {
        notes.removeFirst(PhoneHost.maximumLogCount / 2)
      }
      onEvent(.note(note))
    case .log(let entry):
      onEvent(.haptic(entry))
      log.entries.append(entry)
      if log.entries.count > PhoneHost.maximumLogCount {
        log.entries.removeFirst(PhoneHost.maximumLogCount / 2)
      }
      do throws(PhoneHostError) { try logFile?.write(entry.json) } catch { onError(error) }
    case .logParameter(let entry):
      log.parameters.append(entry)
      if log.parameters.count > PhoneHost.maximumLogCount {
        log.parameters.removeFirst(PhoneHost.maximumLogCount / 2)
      }
      do throws(PhoneHostError) { try logFile?.write(entry.json) } catch { onError(error) }
    }
  }

  /// Brings the app that connected last to the front after the app in front has disconnected.
  private mutating func activateLastApp() {
    guard phone.foreground == nil, let next = endpoints.keys.max() else { return }
    for effect in phone.step(.foreground(next), at: phone.now) { apply(effect) }
  }
}
