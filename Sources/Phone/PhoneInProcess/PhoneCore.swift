import HapticPatterns
import Phone
import PhoneHardware
import PhoneLink

/// A phone with its actuators, its apps' ends and its log: what effects are done to.
struct PhoneCore {
  /// Where an app is.
  enum AppEnd: Sendable {
    /// In this process, and told so.
    case inProcess(@Sendable (PhoneMessage) -> Void)
    /// At the other end of a socket.
    case socket(SocketPeer)
  }

  private(set) var log = HapticLog()
  /// What happened that people should know of.
  private(set) var notes: [PhoneNote] = []
  /// What apps showed when they were asked; taken by whoever asked.
  var answers: [InspectionID: [ScreenElement]] = [:]
  /// Whether apps did what they were asked to; taken by whoever asked.
  var outcomes: [InspectionID: Bool] = [:]
  var ends: [AppID: AppEnd] = [:]

  init(
    _ phone: Phone, actuators: [any Actuator], logPath: String?, at now: PhoneInstant,
    report: @escaping @Sendable (PhoneTrouble) -> Void,
    tell: @escaping @Sendable (PhoneNews) -> Void
  ) {
    self.phone = phone
    self.report = report
    self.tell = tell
    attach(actuators)
    if let logPath {
      do throws(PhoneTrouble) { logFile = try HapticLogFile(logPath) } catch { report(error) }
    }
    advance(to: now)
  }

  // MARK: Doing

  mutating func attach(_ actuators: [any Actuator]) {
    for actuator in actuators {
      do throws(PhoneTrouble) {
        outputs.append(try ActuatorOutput(actuator, profile: phone.actuator))
      } catch {
        report(error)
      }
    }
  }

  mutating func step(_ input: PhoneInput, at instant: PhoneInstant) {
    let front = phone.foreground
    for effect in phone.step(input, at: instant) { perform(effect) }
    if case .disconnected(let app) = input { ends[app] = nil }
    if let front, ends[front] == nil { bringForward() }
  }

  mutating func advance(to now: PhoneInstant) {
    step(.tick, at: now)
    for output in outputs {
      do throws(PhoneTrouble) { try output.advance(to: now) } catch { report(error) }
    }
  }

  mutating func shutDown() {
    for output in outputs {
      do throws(PhoneTrouble) { try output.shutDown() } catch { report(error) }
    }
    outputs = []
  }

  // MARK: Observing

  var isBusy: Bool { outputs.contains(where: \.isRunning) }
  /// When the phone wants to be woken, if nothing happens before.
  var nextDeadline: PhoneInstant? { phone.nextDeadline }
  var isQuiet: Bool { outputs.allSatisfy(\.isQuiet) }

  // MARK: Internals

  private(set) var phone: Phone
  private var outputs: [ActuatorOutput] = []
  private var logFile: HapticLogFile?
  private var sounds = SoundShelf()
  private let report: @Sendable (PhoneTrouble) -> Void
  private let tell: @Sendable (PhoneNews) -> Void

  private mutating func perform(_ effect: PhoneEffect) {
    switch effect {
    case .send(let message, let app):
      switch ends[app] {
      case .inProcess(let receive): receive(message)
      case .socket(let peer): peer.send(message)
      case nil: break
      }
    case .close(let app):
      if case .socket(let peer)? = ends.removeValue(forKey: app) { peer.close() }
    case .play(let pattern, let name, let voice, let felt):
      for output in outputs {
        do throws(PhoneTrouble) {
          try output.play(pattern, as: name, voice.number, from: felt, at: phone.now)
        } catch {
          report(error)
        }
      }
    case .perform(let performed, let voice, let origin, let felt, let gate):
      for output in outputs {
        do throws(PhoneTrouble) {
          try output.perform(
            performed, voice.number, origin: origin, from: felt, gate: gate,
            sounds: sounds.waveforms(
              of: performed.pattern, sampleRate: output.actuator.sampleRate, report: report),
            at: phone.now)
        } catch {
          report(error)
        }
      }
    case .gate(let voice, let gate): for output in outputs { output.gate(voice.number, gate) }
    case .load(let paths):
      let rates = Set(outputs.map(\.actuator.sampleRate))
      for rate in rates.sorted() { sounds.load(paths, sampleRate: rate, report: report) }
    case .stop(let voice): for output in outputs { output.stop(voice.number) }
    case .show(let frame, let app): tell(.shown(frame, of: app, since: phone.now))
    case .inspected(let id, let elements):
      answers[id] = elements
      tell(.inspected(id))
    case .performed(let id, let isDone): outcomes[id] = isDone
    case .note(let note):
      notes.append(note)
      if notes.count > PhoneInProcess.longestLog {
        notes.removeFirst(PhoneInProcess.longestLog / 2)
      }
      tell(.note(note))
    case .log(let entry):
      tell(.haptic(entry))
      log.entries.append(entry)
      if log.entries.count > PhoneInProcess.longestLog {
        log.entries.removeFirst(PhoneInProcess.longestLog / 2)
      }
      do throws(PhoneTrouble) { try logFile?.write(entry) } catch { report(error) }
    }
  }

  /// With the app in front gone, the one that came last before it is in front.
  private mutating func bringForward() {
    guard phone.foreground == nil, let next = ends.keys.max() else { return }
    for effect in phone.step(.foreground(next), at: phone.now) { perform(effect) }
  }
}
