import UIKit

/// A keyboard of figures, whose `=` replaces the sum before the insertion point by its result.
///
/// Each key clicks, and is felt: figures lightly, and a result as a success.
final class SumKeyboardViewController: UIInputViewController {
  private static let rows = [
    ["7", "8", "9", "/", "delete"], ["4", "5", "6", "*", "return"],
    ["1", "2", "3", "-", "space"], ["0", ".", "+", "=", "globe"],
  ]

  private let tap = UIImpactFeedbackGenerator(style: .light)
  private let outcome = UINotificationFeedbackGenerator()
  private var globe: KeyButton?

  override func loadView() { view = SumInputView(frame: .zero, inputViewStyle: .keyboard) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let rows = UIStackView(
      arrangedSubviews: Self.rows.map { titles in
        let row = UIStackView(arrangedSubviews: titles.map(key))
        row.distribution = .fillEqually
        row.spacing = 6
        return row
      })
    rows.axis = .vertical
    rows.distribution = .fillEqually
    rows.spacing = 6
    rows.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(rows)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      rows.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
      rows.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 6),
      rows.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -6),
      view.heightAnchor.constraint(equalToConstant: 240),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    globe?.alpha = needsInputModeSwitchKey ? 1 : 0
  }

  // MARK: Internals

  private func key(_ title: String) -> KeyButton {
    let key = KeyButton(title)
    key.addAction(
      UIAction { [weak self] _ in
        UIDevice.current.playInputClick()
        self?.tap.impactOccurred()
      }, for: .touchDown)
    key.addAction(UIAction { [weak self] _ in self?.press(title) }, for: .touchUpInside)
    if title == "globe" { globe = key }
    return key
  }

  private func press(_ title: String) {
    switch title {
    case "delete": textDocumentProxy.deleteBackward()
    case "return": textDocumentProxy.insertText("\n")
    case "space": textDocumentProxy.insertText(" ")
    case "globe": if needsInputModeSwitchKey { advanceToNextInputMode() }
    case "=": calculate()
    default: textDocumentProxy.insertText(title)
    }
  }

  private func calculate() {
    guard let sum = Sum(endOf: textDocumentProxy.documentContextBeforeInput ?? "") else {
      return outcome.notificationOccurred(.error)
    }
    for _ in sum.text { textDocumentProxy.deleteBackward() }
    textDocumentProxy.insertText(sum.result)
    outcome.notificationOccurred(.success)
  }
}
