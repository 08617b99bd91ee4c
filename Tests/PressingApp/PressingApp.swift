import Glibc
import Synchronization
import TactusDisplayList
import TactusPhoneLink
import TactusPhoneTypes
import TestSupport

/// An app for tests that uses the link without any framework: it shows the force of a press.
///
/// Its screen shows a bar as long as the force, and has the label "weight", whose value is the
/// force; a press beyond 1.33 plays a light impact, one beyond 5 a heavy one. A touch of the lower
/// left corner crashes it, one of the lower right corner makes it hang, one of the upper left
/// corner fails a precondition after a warning, one of the upper right corner overflows the stack.
@main
enum PressingApp {
  static func main() throws {
    // The messages on their way from the reading thread to the main one.
    let messages = BlockingQueue<PhoneMessage?>()
    guard let path = getenv("TACTUS_PHONE") else { fatalError("TACTUS_PHONE is not set") }
    let connection = try SocketConnection(
      SocketAddress(String(cString: path)), receive: messages.append)
    connection.send(.hello(version: LinkLimits.version, app: "Pressing"))
    connection.send(.join)
    print("pressing")
    var scale = Scale()
    while let message = messages.removeFirst() { scale.handle(message, connection) }
  }

  private struct Scale {
    var force = 0.0
    var height = 667.0
    var width = 375.0

    mutating func handle(_ message: PhoneMessage, _ phone: SocketConnection) {
      switch message {
      case .traits(let traits): (width, height) = (traits.screen.width, traits.screen.height)
      case .touches(let samples): for sample in samples { handle(sample, phone) }
      case .turn(let instant):
        phone.send(.frame(ScreenFrame(DrawingWriter.bytes(of: picture))))
        phone.send(.turned(instant, wakeAt: nil))
      case .inspect(let id): phone.send(.inspected(id, elements))
      default: break
      }
    }

    private mutating func handle(_ sample: TouchSample, _ phone: SocketConnection) {
      if sample.phase == .began, sample.y > height - 50 {
        if sample.x < 50 { fatalError("the corner was touched") }
        if sample.x > width - 50 { spin() }
      }
      if sample.phase == .began, sample.y < 50 {
        if sample.x < 50 {
          let warning = "tactus: warning: the corner is hot:\n  110 degrees\nnot indented\n"
          _ = write(STDERR_FILENO, warning, warning.utf8.count)
          precondition(sample.x >= 50, "the upper corner was touched")
        }
        if sample.x > width - 50 { force += Self.depth(sample.x) }
      }
      for (limit, feedback) in [(1.33, Feedback.impactLight), (5, .impactHeavy)]
      where force < limit && sample.force >= limit {
        phone.send(.feedback(feedback, intensity: 1, generator: GeneratorID(1)))
      }
      force = sample.force
    }

    /// Calls itself until the stack overflows.
    private static func depth(_ x: Double) -> Double { x.isNaN ? 0 : 1 + depth(x + 1) }

    /// Never returns, and does not rest either.
    private func spin() {
      // The optimizer keeps a loop that loads an atomic value.
      let isSpinning = Atomic(true)
      while isSpinning.load(ordering: .relaxed) {}
    }

    /// The screen, which is blue from the left in proportion to the force, all of it at ten
    /// touches.
    private var picture: Drawing {
      var bar = DrawingPath()
      bar.addRect(DrawingRect(x: 0, y: 0, width: width * force / 10, height: height))
      return Drawing(
        width: width, height: height,
        commands: [
          .paint(.color(.white)),
          .fill(bar, .winding, .color(DrawingColor(red: 0, green: 0, blue: 1))),
        ])
    }

    private var elements: [ScreenElement] {
      let hundredths = Int((force * 100).rounded())
      return [
        ScreenElement(kind: "UIWindow", x: 0, y: 0, width: width, height: height),
        ScreenElement(
          parent: 0, kind: "UILabel", identifier: "scale", label: "weight",
          value: "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10)",
          traits: ["static-text"], x: 100, y: 100, width: 100, height: 40, isAccessible: true),
      ]
    }
  }
}
