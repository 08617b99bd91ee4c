import UIKit

// Screens of orders: AccessibilitySnapshot's pictures of stacks, groups, containers and modal
// views, and the tests of its parser.
extension SpokenFactScreen {
  static var orders: [SpokenFactScreen] {
    let stack = [(0, -120), (0, 0), (0, 120)].map { (x: Double($0.0), y: Double($0.1)) }
    let inner = [(x: 0.0, y: 60.0), (x: 0, y: -60)]
    let frames = inner.map { CGRect(x: $0.x, y: $0.y, width: 32, height: 32) }
    return [
      SpokenFactScreen(
        "scatter", placing: ["Element 0", "Element 1", "Element 2", "Element 3"]
      ) { FactViews.around([(-80, -80), (30, -30), (-30, 30), (80, 80)]) },
      SpokenFactScreen(
        "grid",
        placing: [1, 3, 5, 7, 8, 6, 4, 2, 0].map { Fact("Element \($0)") }
      ) {
        FactViews.around([
          (60, 60), (-60, -60), (0, 60), (0, -60), (-60, 60), (60, -60), (60, 0), (-60, 0), (0, 0),
        ])
      },
      SpokenFactScreen(
        "a container in a stack",
        placing: [
          "Element 0", "Container 3 Element 0", "Container 3 Element 1", "Element 1", "Element 2",
        ]
      ) {
        FactViews.around(stack)
          + [FactViews.container(frames) { "Container 3 Element \($0)" }]
      },
      SpokenFactScreen(
        "a container without a size", placing: ["Element 0", "Element 1", "Element 2"]
      ) {
        FactViews.around(stack) + [FactViews.container(frames, size: 0) { "Inner \($0)" }]
      },
      SpokenFactScreen(
        "a group in a stack",
        placing: ["Element 0", "Group 3 Element 1", "Group 3 Element 0", "Element 1", "Element 2"]
      ) { FactViews.around(stack) + [FactViews.group(inner, isGroup: true)] },
      SpokenFactScreen(
        "views in a stack",
        placing: ["Element 0", "Group 3 Element 1", "Element 1", "Group 3 Element 0", "Element 2"]
      ) { FactViews.around(stack) + [FactViews.group(inner)] },
      SpokenFactScreen(
        "views in an element", placing: ["Element 0", "Group 2 Parent", "Element 1"]
      ) {
        FactViews.around([stack[0], stack[2]]) + [FactViews.group(inner, isElement: true)]
      },
    ] + selections + modals + parsed
  }

  private static var selections: [SpokenFactScreen] {
    func lorem(_ y: Double) -> UIView {
      FactViews.element("Lorem ipsum", CGRect(x: 160, y: y, width: 64, height: 64))
    }
    func row() -> UIView {
      FactViews.group([(-64, 16), (16, 16), (96, 16)]) { "Element \($0)" }
    }
    func container() -> UIView {
      let frames = [-44, 16, 76].map { CGRect(x: $0, y: 16, width: 32, height: 32) }
      let view = FactViews.container(frames) { "Element \($0)" }
      let fixed = UIAccessibilityElement(accessibilityContainer: view)
      fixed.accessibilityLabel = "Fixed Frame Element"
      fixed.accessibilityFrame = CGRect(x: 20, y: 20, width: 32, height: 32)
      view.accessibilityElements?.append(fixed)
      return view
    }
    func hiding(_ view: UIView, elements: Bool = false, all: Bool = false) -> UIView {
      (view.accessibilityElementsHidden, view.isHidden) = (elements, all)
      return view
    }
    return [
      SpokenFactScreen("two elements", placing: ["Lorem ipsum", "Lorem ipsum"]) {
        [lorem(100), lorem(300)]
      },
      SpokenFactScreen("an element that hides its elements", placing: ["Lorem ipsum"]) {
        [lorem(100), hiding(lorem(300), elements: true)]
      },
      SpokenFactScreen("a hidden element", placing: ["Lorem ipsum"]) {
        [lorem(100), hiding(lorem(300), all: true)]
      },
      SpokenFactScreen("no element between", placing: ["Lorem ipsum", "Lorem ipsum"]) {
        let others = [lorem(200), lorem(400)]
        for view in others { view.isAccessibilityElement = false }
        return [lorem(100), others[0], lorem(300), others[1]]
      },
      SpokenFactScreen(
        "a container",
        placing: ["Element 0", "Element 1", "Element 2", "Fixed Frame Element"]
      ) { [container()] },
      SpokenFactScreen("a container that hides its elements", placing: ["Lorem ipsum"]) {
        [lorem(100), hiding(container(), elements: true)]
      },
      SpokenFactScreen("a hidden container", placing: ["Lorem ipsum"]) {
        [lorem(100), hiding(container(), all: true)]
      },
      SpokenFactScreen(
        "views beside an element", placing: ["Lorem ipsum", "Element 0", "Element 1", "Element 2"]
      ) { [lorem(100), row()] },
      SpokenFactScreen("views whose parent hides them", placing: ["Lorem ipsum"]) {
        [lorem(100), hiding(row(), elements: true)]
      },
      SpokenFactScreen("views in a hidden view", placing: ["Lorem ipsum"]) {
        [lorem(100), hiding(row(), all: true)]
      },
    ]
  }

  private static var modals: [SpokenFactScreen] {
    func box(_ y: Double) -> UIView {
      let box = UIView(frame: CGRect(x: 0, y: y, width: 375, height: 180))
      for number in 0...1 { box.addSubview(FactViews.modal(number, y: Double(number) * 90)) }
      return box
    }
    let corner = Fact("Don't Read Me")
    return [
      SpokenFactScreen("a modal view", placing: ["Modal 0"]) {
        FactViews.corners([FactViews.modal(0, y: 200)])
      },
      SpokenFactScreen("a modal view that is an element", placing: ["Modal View 0"]) {
        FactViews.corners([FactViews.modal(0, y: 200, isElement: true)])
      },
      SpokenFactScreen("a modal view without elements", placing: []) {
        FactViews.corners([FactViews.modal(0, y: 200, isLabelElement: false)])
      },
      SpokenFactScreen("two modal views", placing: ["Modal 1"]) {
        FactViews.corners([FactViews.modal(0, y: 200), FactViews.modal(1, y: 300)])
      },
      SpokenFactScreen("a modal view before two others in a view", placing: ["Modal 0"]) {
        FactViews.corners([FactViews.modal(0, y: 120), box(300)])
      },
      SpokenFactScreen(
        "modal views in two views",
        placing: [corner, corner, "Modal 1", "Modal 1", corner, corner]
      ) { FactViews.corners([box(120), box(320)]) },
    ]
  }
}
