import UIKit

/// The canvas, the colors, and the buttons that remove strokes.
final class CanvasViewController: UIViewController {
  private let canvas = CanvasView()
  private let inks = UISegmentedControl(items: CanvasViewController.inks.map(\.name))
  private lazy var clearButton = UIButton(
    type: .system, primaryAction: UIAction(title: "Clear") { [unowned self] _ in canvas.clear() })
  private lazy var undoButton = UIButton(
    type: .system, primaryAction: UIAction(title: "Undo") { [unowned self] _ in canvas.undo() })
  private let welcome = UILabel()

  private static let inks: [(name: String, color: UIColor)] = [
    ("Black", .label), ("Blue", .systemBlue), ("Red", .systemRed), ("Green", .systemGreen),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    welcome.text = "Press harder for a broader line.\nA pencil that leans shades."
    welcome.numberOfLines = 0
    welcome.textAlignment = .center
    welcome.textColor = .tertiaryLabel
    inks.selectedSegmentIndex = 0
    inks.addAction(
      UIAction { [unowned self] _ in canvas.ink = Self.inks[inks.selectedSegmentIndex].color },
      for: .valueChanged)
    canvas.strokesDidChange = { [unowned self] in show() }
    for part in [welcome, canvas, inks, undoButton, clearButton] { view.addSubview(part) }
    show()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    undoButton.frame = CGRect(x: area.minX + 8, y: area.minY, width: 80, height: 44)
    clearButton.frame = CGRect(x: area.maxX - 88, y: area.minY, width: 80, height: 44)
    inks.frame = CGRect(
      x: area.minX + 16, y: area.maxY - 44, width: area.width - 32, height: 32)
    canvas.frame = CGRect(
      x: area.minX, y: undoButton.frame.maxY, width: area.width,
      height: inks.frame.minY - 8 - undoButton.frame.maxY)
    welcome.frame = canvas.frame.insetBy(dx: 40, dy: 0)
  }

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  // Shaking the phone clears the canvas.
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { canvas.clear() }
  }

  private func show() {
    welcome.isHidden = canvas.strokeCount > 0
    undoButton.isEnabled = canvas.strokeCount > 0
    clearButton.isEnabled = canvas.strokeCount > 0
  }
}
