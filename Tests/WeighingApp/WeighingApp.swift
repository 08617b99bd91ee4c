import Glibc
import TactusPhoneLink
import TactusPhoneTypes
import TestSupport

/// An app for tests of the simulator, without any framework: it draws the force of a press.
///
/// Its screen has the label "weight", whose value is the force, and the button "Tare", which plays
/// a medium impact. Command with C or X copies the force; texts that it receives are printed, and
/// the text "settings" opens its settings, and "page" a web page; a URL is printed. A press beyond
/// 1.33 plays a light impact, one beyond 5 a heavy one. A touch of the upper left corner crashes
/// it, one of the upper right corner makes it hang.
@main
enum WeighingApp {
  static func main() throws {
    // The messages on their way from the reading thread to the main one.
    let messages = BlockingQueue<PhoneMessage?>()
    guard let path = getenv("TACTUS_PHONE") else { fatalError("TACTUS_PHONE is not set") }
    let phone = try SocketConnection(SocketAddress(String(cString: path)), receive: messages.append)
    phone.send(.hello(version: LinkLimits.version, app: "Weighing"))
    phone.send(.join)
    printLine("the scale is ready")
    var scale = Scale()
    while let message = messages.removeFirst() { handle(message, &scale, phone) }
  }

  private static func printLine(_ line: String) {
    print(line)
    fflush(nil)
  }

  private static func handle(
    _ message: PhoneMessage, _ scale: inout Scale, _ phone: SocketConnection
  ) {
    switch message {
    case .traits(let traits): scale.traits = traits
    case .touches(let samples):
      for sample in samples {
        for feedback in scale.handle(sample) {
          printLine("felt \(feedback.rawValue) at \(sample.force)")
          phone.send(.feedback(feedback, intensity: 1, generator: GeneratorID(1)))
        }
      }
    case .turn(let instant):
      let frame = scale.frame
      if frame != scale.shown { phone.send(.frame(frame)) }
      scale.shown = frame
      phone.send(.turned(instant, wakeAt: nil))
    case .key(let stroke)
    where stroke.phase == .began && stroke.modifiers == .command && [.c, .x].contains(stroke.key):
      phone.send(.request(.copied(scale.text)))
    case .text("settings", _):
      phone.send(.request(.open("app-settings:", id: OpenRequestID(1))))
    case .text("page", _):
      phone.send(.request(.open("https://kettle.test/in", id: OpenRequestID(2))))
    case .open(.url(let url, _)): printLine("url: \(url)")
    case .text(let text, _): printLine("text: \(text)")
    case .pasteboard(let text, _): printLine("pasteboard: \(text)")
    case .inspect(let id): phone.send(.inspected(id, scale.elements))
    default: break
    }
  }
}
