import CoreHaptics
import PhoneTesting
import Synchronization
import UIKit

/// A keyboard extension of tests, whose keys are buttons.
@MainActor
final class FigureKeyboard: UIInputViewController, UIInputViewAudioFeedback {
  /// The events of the keyboard, in order.
  private(set) var events: [String] = []
  /// The constraint of the view's height; nil for the standard height.
  private(set) var height: NSLayoutConstraint?
  let enableInputClicksWhenVisible = true
  /// The code with which the haptic engine refused to play; nil if it played.
  private(set) var engineError: CHHapticError.Code?
  /// The reasons for which the haptic engine was stopped.
  let stops = Reasons()
  private let generator = UIImpactFeedbackGenerator(style: .light)
  private var engine: CHHapticEngine?

  /// A list that the engine's handler fills on its own thread.
  final class Reasons: Sendable {
    private let reasons = Mutex<[CHHapticEngine.StoppedReason]>([])

    var value: [CHHapticEngine.StoppedReason] { reasons.withLock { $0 } }

    func add(_ reason: CHHapticEngine.StoppedReason) { reasons.withLock { $0.append(reason) } }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("load")
    let titles = [
      "1", "2", "return", "erase", "left", "tall", "next", "hide", "mark", "flood", "paste", "copy",
      "tap", "pattern",
    ]
    for (index, title) in titles.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.frame = CGRect(
        x: CGFloat(index % 5) * 62 + 6, y: CGFloat(index / 5) * 50 + 10, width: 56, height: 44)
      button.addAction(
        UIAction { [weak self] _ in self?.press(title) }, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    events.append("appear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    events.append("disappear")
  }

  override func textWillChange(_ textInput: (any UITextInput)?) { events.append("willText") }

  override func textDidChange(_ textInput: (any UITextInput)?) { events.append("text") }

  override func selectionDidChange(_ textInput: (any UITextInput)?) { events.append("selection") }

  /// Removes and returns the events.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  private func playPattern() {
    do {
      let engine = try engine ?? CHHapticEngine()
      self.engine = engine
      let stops = stops
      engine.stoppedHandler = { stops.add($0) }
      try engine.start()
      let tap = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 0)
      try engine.makePlayer(with: CHHapticPattern(events: [tap], parameters: []))
        .start(atTime: CHHapticTimeImmediate)
    } catch { engineError = (error as? CHHapticError)?.code }
  }

  private func press(_ title: String) {
    let proxy = textDocumentProxy
    switch title {
    case "return": proxy.insertText("\n")
    case "erase": proxy.deleteBackward()
    case "left": proxy.adjustTextPosition(byCharacterOffset: -1)
    case "tall":
      let height = height ?? view.heightAnchor.constraint(equalToConstant: 300)
      height.constant = 300
      height.isActive = true
      self.height = height
    case "next": advanceToNextInputMode()
    case "hide": dismissKeyboard()
    case "mark": proxy.setMarkedText("ab", selectedRange: NSRange(location: 2, length: 0))
    case "paste": proxy.insertText(UIPasteboard.general.string ?? "none")
    case "copy": UIPasteboard.general.string = "stolen"
    case "tap": generator.impactOccurred()
    case "pattern": playPattern()
    case "flood": proxy.insertText(String(repeating: "x", count: 1_000_000))
    default:
      UIDevice.current.playInputClick()
      proxy.insertText(title)
    }
  }
}
