import Glibc
import PhoneHardware
import PhoneLink
import Synchronization

/// An app for tests of the simulator, without any framework: it draws how hard it is pressed.
///
/// Its screen has the label "weight", whose value is the force, and the button "Tare", which is felt
/// as a medium impact. A press beyond 1.33 is felt as a light impact, one beyond 5 as a heavy one.
/// Touching its left upper corner crashes it, the right one makes it hang.
@main
enum WeighingApp {
  static func main() throws {
    let inbox = Inbox()
    guard let path = getenv("TACTUS_PHONE") else { fatalError("TACTUS_PHONE is not set") }
    let phone = try SocketConnection(SocketPlace(String(cString: path)), receive: inbox.put)
    phone.send(.hello(version: LinkLimits.version, app: "Weighing"))
    phone.send(.join)
    say("the scale is ready")
    var scale = Scale()
    while let message = inbox.take() { take(message, &scale, phone) }
  }

  private static func say(_ line: String) {
    print(line)
    fflush(nil)
  }

  private static func take(
    _ message: PhoneMessage, _ scale: inout Scale, _ phone: SocketConnection
  ) {
    switch message {
    case .traits(let traits): scale.traits = traits
    case .touches(let samples):
      for sample in samples {
        for feedback in scale.take(sample) {
          say("felt \(feedback.rawValue) at \(sample.force)")
          phone.send(.feedback(feedback, intensity: 1, generator: GeneratorID(1)))
        }
      }
    case .turn(let instant):
      let frame = scale.frame
      if frame != scale.shown { phone.send(.frame(frame)) }
      scale.shown = frame
      phone.send(.turned(instant, wakeAt: nil))
    case .inspect(let id): phone.send(.inspected(id, scale.elements))
    default: break
    }
  }

  /// Messages on their way from the reading thread to the main one.
  private final class Inbox: Sendable {
    private let messages = Mutex<[PhoneMessage?]>([])

    func put(_ message: PhoneMessage?) { messages.withLock { $0.append(message) } }

    /// The next message, waited for; `nil` at the end of the connection.
    func take() -> PhoneMessage? {
      while true {
        let next = messages.withLock { messages -> PhoneMessage?? in
          messages.isEmpty ? nil : .some(messages.removeFirst())
        }
        if let next { return next }
        usleep(200)
      }
    }
  }
}
