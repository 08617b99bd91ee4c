import ScreenTestSupport
import Testing
import UIKit

/// A screen full of views; its duration is measured in `Benchmarks`.
@MainActor @Suite(.exclusiveScreen) struct LargeLayoutTests {
  @Test("500 views with 2000 constraints")
  func screenful() {
    let screen = LayoutWindow()
    var constraints: [NSLayoutConstraint] = []
    var moved: NSLayoutConstraint?
    var last: UIView?
    for row in 0..<100 {
      let cell = screen.add()
      constraints += [
        cell.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 8),
        cell.trailingAnchor.constraint(equalTo: screen.root.trailingAnchor, constant: -8),
        cell.topAnchor.constraint(
          equalTo: last?.bottomAnchor ?? screen.root.topAnchor, constant: 4),
        cell.heightAnchor.constraint(equalToConstant: CGFloat(40 + row % 3)),
      ]
      moved = moved ?? constraints[3]
      var before: UIView?
      for _ in 0..<4 {
        let view = screen.add(to: cell)
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
    NSLayoutConstraint.activate(constraints)
    screen.window.layoutIfNeeded()
    #expect(last?.frame.minY == CGFloat(4459))
    moved?.constant = 60
    screen.window.layoutIfNeeded()
    #expect(last?.frame.minY == CGFloat(4479))
  }
}
