import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Layouts whose views are removed, many at once or between two passes.
@MainActor @Suite(.exclusiveScreen) struct RemovedItemTests {
  @Test("A view that waits for its first layout is released with its last reference")
  func releasing() {
    weak var known: UIView?
    weak var inner: UIView?
    do {
      let (view, subview) = (UIView(), UIView())
      view.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      subview.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
      (known, inner) = (view, subview)
      #expect(known != nil && inner != nil)
    }
    #expect(known == nil && inner == nil)
  }

  @Test("Views that are removed from a chain leave the frames of the others right")
  func removing() {
    let screen = LayoutWindow()
    let stack = UIStackView()
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    screen.root.addSubview(stack)
    stack.topAnchor.constraint(equalTo: screen.root.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor).isActive = true
    func add(_ count: Int) {
      for _ in 0..<count {
        let view = UIView()
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        stack.addArrangedSubview(view)
      }
    }
    add(30)
    screen.window.layoutIfNeeded()
    #expect(stack.frame.height == 300)
    for view in stack.arrangedSubviews.enumerated().filter({ $0.offset % 2 == 0 }).map(\.element) {
      view.removeFromSuperview()
    }
    add(5)
    screen.window.layoutIfNeeded()
    #expect(stack.frame.height == 200)
    for (index, view) in stack.arrangedSubviews.enumerated() {
      #expect(view.frame.minY == CGFloat(index * 10))
    }
    #expect(stack.arrangedSubviews.count == 20)
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    screen.window.layoutIfNeeded()
    #expect(stack.frame.height == 0)
  }

  @Test("800 labels in 200 stack views have the same frames as by hand")
  func stacks() {
    let screen = LayoutWindow()
    let outer = UIStackView()
    outer.axis = .vertical
    outer.spacing = 2
    outer.translatesAutoresizingMaskIntoConstraints = false
    screen.root.addSubview(outer)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: screen.root.topAnchor),
      outer.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
      outer.widthAnchor.constraint(equalToConstant: 320),
    ])
    var labels: [[UILabel]] = []
    for _ in 0..<200 {
      let row = (0..<4).map { index in
        let label = UILabel()
        label.text = "label \(index)"
        return label
      }
      labels.append(row)
      let stack = UIStackView(arrangedSubviews: row)
      stack.distribution = .fillEqually
      outer.addArrangedSubview(stack)
    }
    screen.window.layoutIfNeeded()
    let height = labels[0][0].intrinsicContentSize.height
    #expect(
      labels.allSatisfy { $0.allSatisfy { $0.frame.size == CGSize(width: 80, height: height) } })
    #expect(outer.arrangedSubviews.last?.frame.maxY == outer.bounds.height)
    #expect(abs(outer.bounds.height - (200 * height + 199 * 2)) < 1)
  }
}
