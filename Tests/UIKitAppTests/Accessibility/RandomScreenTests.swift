import PhoneTesting
import TestSupport
import Testing
import UIKit

/// Random screens of all that decides the order of reading, used by flicks alone.
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct RandomScreenTests {
    /// A random tree of views, and the labels that are to be heard in it.
    @MainActor
    fileprivate struct RandomTree {
      var random: SeededRandom
      /// The labels that are reached, in no particular order.
      var reached: Set<String> = []
      /// The elements that are read together: the labels in a group, or in a container with its
      /// own order.
      var groups: [Set<String>] = []
      /// The labels of a container, in its own order.
      var ordered: [[String]] = []
      private var count = 0

      init(seed: UInt64) { random = SeededRandom(seed: seed) }

      private mutating func chance(_ share: Int) -> Bool {
        Int.random(in: 0..<share, using: &random) == 0
      }

      private mutating func frame(in view: UIView) -> CGRect {
        let size = view.bounds.size
        return CGRect(
          x: CGFloat.random(in: 0...max(size.width - 60, 1), using: &random),
          y: CGFloat.random(in: 0...max(size.height - 40, 1), using: &random),
          width: CGFloat.random(in: 44...200, using: &random),
          height: CGFloat.random(in: 30...200, using: &random))
      }

      private mutating func leaf(in view: UIView) -> String {
        count += 1
        let label = UILabel(frame: frame(in: view))
        label.text = "item \(count)"
        // Some are hidden in one of the ways that there are.
        let isLeftOut = chance(8)
        if isLeftOut {
          switch Int.random(in: 0...2, using: &random) {
          case 0: label.isHidden = true
          case 1: label.alpha = 0
          default: label.isAccessibilityElement = false
          }
        }
        view.addSubview(label)
        return isLeftOut ? "" : "item \(count)"
      }

      /// Fills a view, and returns the labels that are reached in it.
      @discardableResult
      mutating func fill(_ view: UIView, depth: Int = 0) -> Set<String> {
        var inside: Set<String> = []
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          guard depth < 3, Bool.random(using: &random) else {
            let text = leaf(in: view)
            if !text.isEmpty { inside.insert(text) }
            continue
          }
          let inner = chance(2) ? UIView() : UIScrollView()
          inner.frame = frame(in: view)
          view.addSubview(inner)
          inside.formUnion(branch(inner, depth: depth + 1))
        }
        if depth == 0 { reached = inside }
        return inside
      }

      /// Fills a view inside another one, which may decide the order or hide what is in it.
      private mutating func branch(_ view: UIView, depth: Int) -> Set<String> {
        switch Int.random(in: 0...5, using: &random) {
        case 0:
          // Elements that are no views, in an order of the app's own.
          let names = (0..<Int.random(in: 1...4, using: &random)).map { index in
            count += 1
            let element = UIAccessibilityElement(accessibilityContainer: view)
            element.accessibilityLabel = "item \(count)"
            element.accessibilityFrameInContainerSpace = frame(in: view)
            if index == 0 { view.accessibilityElements = [] }
            view.accessibilityElements?.append(element)
            return "item \(count)"
          }
          // A repetition is passed over, and so is what is not named.
          if let first = view.accessibilityElements?.first {
            view.accessibilityElements?.append(first)
          }
          _ = leaf(in: view)
          ordered.append(names)
          groups.append(Set(names))
          return Set(names)
        case 1:
          view.shouldGroupAccessibilityChildren = true
          let inside = fill(view, depth: depth)
          groups.append(inside)
          return inside
        case 2:
          let (oldGroups, oldOrders) = (groups, ordered)
          fill(view, depth: depth)
          (groups, ordered) = (oldGroups, oldOrders)
          switch Int.random(in: 0...2, using: &random) {
          case 0: view.isHidden = true
          case 1: view.alpha = 0
          default: view.accessibilityElementsHidden = true
          }
          return []
        default: return fill(view, depth: depth)
        }
      }
    }

    /// Checks one round there and one back.
    private func check(_ screen: SpokenScreen, _ tree: RandomTree, _ seed: UInt64) {
      guard !tree.reached.isEmpty else { return }
      let forward = screen.round()
      #expect(forward.count == tree.reached.count, "\(seed): \(forward)")
      #expect(Set(forward) == tree.reached, "\(seed): \(forward)")
      #expect(screen.round(isForward: false) == forward.reversed(), "\(seed)")
      for names in tree.ordered {
        #expect(forward.filter(names.contains) == names, "VoiceOver.RO1, \(seed): \(forward)")
      }
      for group in tree.groups {
        let places = forward.indices.filter { group.contains(forward[$0]) }
        let isTogether = places.isEmpty || places[places.count - 1] - places[0] == places.count - 1
        #expect(isTogether, "VoiceOver.RO4, \(seed): \(group), \(forward)")
      }
    }

    @Test(
      "VoiceOver.RO1, RO4, RO5, RO6. Random containers, groups and hidden ones, once a round",
      arguments: RandomCases.seeds(12 as UInt64))
    func containers(seed: UInt64) {
      var tree = RandomTree(seed: seed)
      let screen = SpokenScreen(root: { UIViewController() }) { tree.fill($0.view) }
      check(screen, tree, seed)
    }

    @Test(
      "Accessibility.AC5. Beside a random modal view, or behind a controller, nothing is reached",
      arguments: RandomCases.seeds(8 as UInt64))
    func modals(seed: UInt64) {
      var behind = RandomTree(seed: seed)
      var front = RandomTree(seed: seed + 1000)
      let isPresented = seed.isMultiple(of: 2)
      let screen = SpokenScreen(root: { UIViewController() }) { root in
        behind.fill(root.view)
        if isPresented {
          let shown = UIViewController()
          shown.view.backgroundColor = .white
          shown.modalPresentationStyle = seed.isMultiple(of: 4) ? .fullScreen : .overFullScreen
          front.fill(shown.view)
          root.present(shown, animated: false)
        } else {
          let modal = UIView(frame: root.view.bounds)
          modal.accessibilityViewIsModal = true
          front.fill(modal)
          root.view.addSubview(modal)
        }
      }
      check(screen, front, seed)
      screen.phone.run {
        if isPresented {
          screen.root.dismiss(animated: false)
        } else {
          screen.root.view.subviews.last?.removeFromSuperview()
        }
      }
      screen.phone.wait(1)
      check(screen, behind, seed)
    }

    /// A list of rows, of which only those on the screen exist.
    fileprivate final class Rows: UITableViewController {
      var count = 0
      var height: CGFloat = 44

      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { count }

      override func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
      ) -> CGFloat { height + CGFloat(indexPath.row % 3) * 20 }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell =
          tableView.dequeueReusableCell(withIdentifier: "row")
          ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = "row \(indexPath.row)"
        return cell
      }
    }

    /// A grid of items, of which only those on the screen exist.
    fileprivate final class Grid: UICollectionViewController {
      var count = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      }

      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { count }

      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: "item", for: indexPath)
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = "row \(indexPath.item)"
        return cell
      }
    }

    @Test(
      "VoiceOver.FO4. All cells of random tables and collections are reached once, there and back",
      arguments: RandomCases.seeds(6 as UInt64))
    func cells(seed: UInt64) {
      var random = SeededRandom(seed: seed)
      let count = Int.random(in: 1...60, using: &random)
      let height = CGFloat.random(in: 30...150, using: &random)
      let screen = SpokenScreen(root: {
        guard seed.isMultiple(of: 2) else {
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: height, height: height)
          let grid = Grid(collectionViewLayout: layout)
          grid.count = count
          return grid
        }
        let rows = Rows(style: .plain)
        (rows.count, rows.height) = (count, height)
        return rows
      })
      let expected = (0..<count).map { "row \($0)" }
      screen.phone.voiceOver.perform(.first)
      var heard: [String] = []
      func go(_ isForward: Bool) {
        heard = [screen.phone.speech.last ?? ""]
        for _ in 0..<2 * count {
          let before = screen.phone.speech.count
          screen.phone.voiceOver.flick(isForward ? .right : .left)
          guard screen.phone.speech.count > before else { return }
          heard.append(screen.phone.speech.last ?? "")
        }
      }
      go(true)
      #expect(heard == expected, "\(seed)")
      go(false)
      #expect(heard == expected.reversed(), "\(seed)")
    }

    @Test(
      "VoiceOver.FO6. The focus is never on what is not there, whatever vanishes while it is focused",
      arguments: RandomCases.seeds(8 as UInt64))
    func vanishing(seed: UInt64) {
      var tree = RandomTree(seed: seed)
      let screen = SpokenScreen(root: { UIViewController() }) { tree.fill($0.view) }
      let phone = screen.phone
      var random = SeededRandom(seed: seed + 5000)
      phone.voiceOver.perform(.first)
      for step in 0..<40 {
        phone.voiceOver.flick(Bool.random(using: &random) ? .right : .left)
        if Int.random(in: 0...2, using: &random) == 0, let label = phone.voiceOver.focus?.label {
          phone.run { Self.remove(label, in: screen.root.view, by: step % 3) }
          phone.voiceOver.flick(Bool.random(using: &random) ? .right : .left)
        }
        phone.wait(0.2)
        let present = phone.elements.filter { $0.isAccessible && !$0.isHidden }.compactMap(\.label)
        guard !present.isEmpty else { return }
        let focus = phone.voiceOver.focus?.label
        #expect(focus.map(present.contains) ?? false, "\(seed), \(step): \(focus ?? "none")")
      }
    }

    /// Removes, hides or empties the element with a label.
    private static func remove(_ label: String, in view: UIView, by way: Int) {
      if let elements = view.accessibilityElements as? [UIAccessibilityElement],
        elements.contains(where: { $0.accessibilityLabel == label })
      {
        view.accessibilityElements = elements.filter { $0.accessibilityLabel != label }
      }
      for inner in view.subviews {
        guard (inner as? UILabel)?.text == label else {
          remove(label, in: inner, by: way)
          continue
        }
        switch way {
        case 0: inner.removeFromSuperview()
        case 1: inner.isHidden = true
        default: inner.isAccessibilityElement = false
        }
      }
    }
  }
}
