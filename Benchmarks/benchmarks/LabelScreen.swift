import UIKit

/// A benchmark of 1,000 labels in four columns, with four constraints each.
@MainActor
struct LabelScreen {
  private static let columns = 4
  private static let count = 1_000

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let labels: [UILabel]
  private let constraints: [NSLayoutConstraint]
  /// The constant of the last label's width, which moves nothing else.
  private let last: NSLayoutConstraint
  /// The constant of the first row's position, which moves all labels.
  private let first: NSLayoutConstraint

  /// Creates the labels in a view of their own.
  init() {
    // An empty window is shown first, whose layout is no part of the measured one.
    window.isHidden = false
    let root = UIView(frame: window.bounds)
    window.addSubview(root)
    labels = (0..<Self.count).map { index in
      let label = UILabel()
      label.text = "Label \(index)"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      return label
    }
    var constraints: [NSLayoutConstraint] = []
    for (index, label) in labels.enumerated() {
      let before = index % Self.columns == 0 ? nil : labels[index - 1]
      let above = index < Self.columns ? nil : labels[index - Self.columns]
      constraints += [
        label.leadingAnchor.constraint(
          equalTo: before?.trailingAnchor ?? root.leadingAnchor, constant: 8),
        label.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 4),
        label.widthAnchor.constraint(lessThanOrEqualToConstant: 85),
        label.heightAnchor.constraint(greaterThanOrEqualToConstant: 18),
      ]
    }
    self.constraints = constraints
    (first, last) = (constraints[1], constraints[constraints.count - 2])
  }

  /// Returns the milliseconds of the first layout.
  ///
  /// It is the shortest of several runs, each with new views.
  static func first() -> Double { (0..<5).map { _ in LabelScreen().open() }.min() ?? 0 }

  /// Returns the milliseconds of a layout after the width of one label has changed, and of one
  /// after all labels have moved.
  static func changes() -> (one: Double, all: Double) {
    let screen = LabelScreen()
    defer { screen.window.isHidden = true }
    NSLayoutConstraint.activate(screen.constraints)
    screen.window.layoutIfNeeded()
    let one = (0..<41).map { step in
      screen.last.constant = CGFloat(30 + step % 2)
      return Workload.processorMilliseconds { screen.window.layoutIfNeeded() }
    }
    let all = (0..<11).map { step in
      screen.first.constant = CGFloat(5 + step % 2)
      return Workload.processorMilliseconds { screen.window.layoutIfNeeded() }
    }
    return (one.min() ?? 0, all.min() ?? 0)
  }

  private func open() -> Double {
    let time = Workload.processorMilliseconds {
      NSLayoutConstraint.activate(constraints)
      window.layoutIfNeeded()
    }
    precondition(labels[Self.count - 1].frame.minY > 5_000, "the labels are laid out")
    window.isHidden = true
    return time
  }
}
