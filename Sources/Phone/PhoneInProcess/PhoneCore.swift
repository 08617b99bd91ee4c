import HapticPatterns
import Phone
import PhoneHardware
import PhoneLink

/// A phone with its actuators, its apps' ends and its log: what effects are done to.
struct PhoneCore {
  /// Where an app is.
  enum AppEnd: Sendable {
    /// In this process; the phone has nothing to say to it.
    case inProcess
    /// At the other end of a socket.
    case socket(SocketPeer)
  }

  private(set) var log = HapticLog()
  var ends: [AppID: AppEnd] = [:]

  init(
    _ phone: Phone, actuators: [any Actuator], logPath: String?, at now: PhoneInstant,
    report: @escaping @Sendable (PhoneTrouble) -> Void
  ) {
    self.phone = phone
    self.report = report
    for actuator in actuators {
      do throws(PhoneTrouble) {
        outputs.append(try ActuatorOutput(actuator, profile: phone.actuator))
      } catch {
        report(error)
      }
    }
    if let logPath {
      do throws(PhoneTrouble) { logFile = try HapticLogFile(logPath) } catch { report(error) }
    }
    advance(to: now)
  }

  // MARK: Doing

  mutating func step(_ input: PhoneInput, at instant: PhoneInstant) {
    for effect in phone.step(input, at: instant) { perform(effect) }
    if case .disconnected(let app) = input { ends[app] = nil }
    bringForward()
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
  var isQuiet: Bool { outputs.allSatisfy(\.isQuiet) }

  // MARK: Internals

  private var phone: Phone
  private var outputs: [ActuatorOutput] = []
  private var logFile: HapticLogFile?
  private let report: @Sendable (PhoneTrouble) -> Void

  private mutating func perform(_ effect: PhoneEffect) {
    switch effect {
    case .send(let message, let app):
      if case .socket(let peer)? = ends[app] { peer.send(message) }
    case .close(let app):
      if case .socket(let peer)? = ends.removeValue(forKey: app) { peer.close() }
    case .play(let pattern, let voice, let felt):
      for output in outputs {
        do throws(PhoneTrouble) {
          try output.play(pattern, voice.number, from: felt, at: phone.now)
        } catch {
          report(error)
        }
      }
    case .stop(let voice): for output in outputs { output.stop(voice.number) }
    case .log(let entry):
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
    _ = phone.step(.foreground(next), at: phone.now)
  }
}
