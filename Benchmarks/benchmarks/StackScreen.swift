import UIKit

/// A benchmark of 200 stack views of four labels each, in a stack view.
@MainActor
enum StackScreen {
  /// Returns the milliseconds of the first layout.
  ///
  /// It is the shortest of several runs.
  static func first() -> Double { (0..<5).map { _ in open() }.min() ?? 0 }

  private static func open() -> Double {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let root = UIView(frame: window.bounds)
    window.addSubview(root)
    window.isHidden = false
    defer { window.isHidden = true }
    let rows = (0..<200).map { row in
      let labels = (0..<4).map { column in
        let label = UILabel()
        label.text = "Label \(row * 4 + column)"
        return label
      }
      let stack = UIStackView(arrangedSubviews: labels)
      stack.spacing = 8
      return stack
    }
    let column = UIStackView(arrangedSubviews: rows)
    (column.axis, column.spacing) = (.vertical, 4)
    column.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(column)
    let time = Workload.processorMilliseconds {
      NSLayoutConstraint.activate([
        column.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        column.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
        column.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      window.layoutIfNeeded()
    }
    precondition(rows[199].frame.minY > 4_000, "the stack views are laid out")
    return time
  }
}
