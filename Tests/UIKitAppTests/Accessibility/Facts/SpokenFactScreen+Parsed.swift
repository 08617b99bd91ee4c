import UIKit

// Screens of the tests of AccessibilitySnapshot's parser.
extension SpokenFactScreen {
  private static func box(_ name: String, _ y: Double, height: Double = 40, x: Double = 0) -> UIView
  {
    FactViews.element(name, CGRect(x: x, y: y, width: 180, height: height))
  }

  private static func group(_ frame: CGRect, _ views: [UIView]) -> UIView {
    let group = UIView(frame: frame)
    group.shouldGroupAccessibilityChildren = true
    for view in views { group.addSubview(view) }
    return group
  }

  static var parsed: [SpokenFactScreen] {
    let letters: [SpokenFactScreen.Fact] = ["A", "B", "C", "D"]
    func grid() -> [UIView] {
      ["A", "B", "C", "D"].enumerated().map { index, name in
        FactViews.element(
          name, CGRect(x: index % 2 * 100, y: 100 + index / 2 * 100, width: 50, height: 50))
      }
    }
    func stairs(_ step: Int) -> [UIView] {
      [("A", 20, step), ("B", 100, 0), ("C", 180, -step), ("D", 260, -step)].map {
        FactViews.element($0.0, CGRect(x: $0.1, y: 200 + $0.2, width: 40, height: 10))
      }
    }
    return [
      SpokenFactScreen("a grid from the left", placing: letters) { grid() },
      SpokenFactScreen(
        "a grid from the right", placing: ["B", "A", "D", "C"], isMirrored: true
      ) { grid() },
      SpokenFactScreen("stairs of 8 points", placing: ["C", "D", "B", "A"]) { stairs(8) },
      SpokenFactScreen("stairs of 7 points", placing: letters) { stairs(7) },
      SpokenFactScreen("stairs of 8 points on a tablet", placing: letters, model: .ipad) {
        stairs(8)
      },
      SpokenFactScreen(
        "stairs of 25 points on a tablet", placing: ["C", "D", "B", "A"], model: .ipad
      ) { stairs(25) },
      SpokenFactScreen("views in the reverse order", placing: ["A", "B", "C"]) {
        [("C", 260.0), ("B", 180), ("A", 100)].map { box($0.0, $0.1) }
      },
      SpokenFactScreen("named groups", placing: ["Cell 1", "Cell 2", "Header"]) {
        let root = UIView(frame: CGRect(x: 0, y: 60, width: 200, height: 300))
        let cells = group(
          CGRect(x: 0, y: 100, width: 200, height: 200), [box("Cell 1", 0), box("Cell 2", 50)])
        let header = group(CGRect(x: 0, y: 0, width: 200, height: 90), [box("Header", 0)])
        for view in [cells, header] { root.addSubview(view) }
        root.accessibilityElements = [cells, header]
        return [root]
      },
      SpokenFactScreen(
        "a named element before a named group", placing: ["Direct Element", "Container Child"]
      ) {
        let root = UIView(frame: CGRect(x: 0, y: 60, width: 200, height: 200))
        let direct = box("Direct Element", 100)
        let inner = group(
          CGRect(x: 0, y: 0, width: 200, height: 40), [box("Container Child", 0)])
        for view in [direct, inner] { root.addSubview(view) }
        root.accessibilityElements = [direct, inner]
        return [root]
      },
      SpokenFactScreen("groups by their first elements", placing: ["B1", "A1", "A2"]) {
        [
          group(CGRect(x: 0, y: 60, width: 200, height: 400), [box("A1", 50), box("A2", 300)]),
          group(CGRect(x: 0, y: 60, width: 200, height: 50), [box("B1", 0)]),
        ]
      },
      SpokenFactScreen("groups in one row", placing: ["B1", "A1"]) {
        [
          group(CGRect(x: 190, y: 100, width: 180, height: 100), [box("A1", 0)]),
          group(CGRect(x: 0, y: 105, width: 180, height: 100), [box("B1", 0)]),
        ]
      },
      SpokenFactScreen("a list in the reverse order", placing: ["First", "Second", "Third"]) {
        let list = UIView(frame: CGRect(x: 0, y: 60, width: 200, height: 200))
        list.accessibilityContainerType = .list
        for (name, y) in [("Third", 120.0), ("First", 0), ("Second", 60)] {
          list.addSubview(box(name, y))
        }
        return [list]
      },
      SpokenFactScreen("a tab bar without items", placing: ["orphan"]) {
        let bar = UITabBar(frame: CGRect(x: 0, y: 150, width: 200, height: 50))
        bar.addSubview(
          FactViews.element("orphan", CGRect(x: 0, y: 0, width: 50, height: 50)))
        return [bar]
      },
      SpokenFactScreen(
        "a container that does not find its element", placing: ["child. List Start."]
      ) { [LostList(frame: CGRect(x: 0, y: 60, width: 200, height: 200))] },
    ]
  }

  /// A list that says of its only element that it has none.
  private final class LostList: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let child = UIAccessibilityElement(accessibilityContainer: self)
      child.accessibilityLabel = "child"
      child.accessibilityFrame = CGRect(x: 0, y: 60, width: 50, height: 50)
      accessibilityContainerType = .list
      accessibilityElements = [child]
    }

    required init?(coder: NSCoder) { nil }

    override func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
  }
}
