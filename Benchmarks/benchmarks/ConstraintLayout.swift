import UIKit

/// A benchmark of laying out 500 views with about 2,100 constraints, and of changing one.
@MainActor
struct ConstraintLayout {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let moved: NSLayoutConstraint
  private let constraints: [NSLayoutConstraint]

  /// Creates a hundred cells of four views each, one beneath the other.
  init() {
    let root = UIView(frame: window.bounds)
    window.addSubview(root)
    func add(to outer: UIView) -> UIView {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
      return view
    }
    var constraints: [NSLayoutConstraint] = []
    var last: UIView?
    for row in 0..<100 {
      let cell = add(to: root)
      constraints += [
        cell.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        cell.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
        cell.topAnchor.constraint(
          equalTo: last?.bottomAnchor ?? root.topAnchor, constant: 4),
        cell.heightAnchor.constraint(equalToConstant: CGFloat(40 + row % 3)),
      ]
      var before: UIView?
      for _ in 0..<4 {
        let view = add(to: cell)
        constraints += [
          view.leadingAnchor.constraint(
            equalTo: before?.trailingAnchor ?? cell.leadingAnchor, constant: 4),
          view.topAnchor.constraint(equalTo: cell.topAnchor, constant: 2),
          view.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -2),
          before.map { view.widthAnchor.constraint(equalTo: $0.widthAnchor) }
            ?? view.trailingAnchor.constraint(lessThanOrEqualTo: cell.trailingAnchor),
        ]
        before = view
      }
      if let before {
        constraints.append(before.trailingAnchor.constraint(equalTo: cell.trailingAnchor))
      }
      last = cell
    }
    moved = constraints[3]
    self.constraints = constraints
    window.isHidden = false
  }

  /// Returns the milliseconds of the first layout, and of one after a height has changed.
  func measure() -> (first: Double, change: Double) {
    let first = time {
      NSLayoutConstraint.activate(constraints)
      window.layoutIfNeeded()
    }
    let changes = (0..<21).map { step in
      moved.constant = CGFloat(60 + step)
      return time { window.layoutIfNeeded() }
    }
    window.isHidden = true
    return (first, changes.sorted()[10])
  }

  private func time(_ body: () -> Void) -> Double {
    let time = ContinuousClock().measure(body).components
    return Double(time.seconds) * 1e3 + Double(time.attoseconds) * 1e-15
  }
}
