import ScreenTestSupport
import Testing
import UIKit

/// Subclasses override members of UIKit's classes, and UIKit calls the overrides.
@MainActor @Suite(.exclusiveScreen) struct OverridingTests {
  /// A view that doubles coordinates, adds an inset to guides and records constraints.
  private final class OddView: UIView {
    var added: [NSLayoutConstraint] = []
    private let guide = UILayoutGuide()

    override var layer: CALayer { super.layer }
    override var safeAreaLayoutGuide: UILayoutGuide { guide }
    override var leadingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
    override var hasAmbiguousLayout: Bool { true }
    override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      .rightToLeft
    }
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      let point = super.convert(point, to: view)
      return CGPoint(x: point.x * 2, y: point.y * 2)
    }
    override func addConstraint(_ constraint: NSLayoutConstraint) {
      added.append(constraint)
      super.addConstraint(constraint)
    }
    override func viewWithTag(_ tag: Int) -> UIView? { tag == 7 ? self : super.viewWithTag(tag) }
    override func contentHuggingPriority(
      for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { .required }
    override func addInteraction(_ interaction: any UIInteraction) {}
  }

  @Test("A view overrides conversion, anchors, guides, constraints and the search for a tag")
  func view() {
    let odd = OddView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(odd)
    let view: UIView = odd
    #expect(view.convert(CGPoint(x: 1, y: 1), to: outer as UIView?) == CGPoint(x: 22, y: 42))
    #expect(outer.viewWithTag(7) === odd)
    #expect(view.safeAreaLayoutGuide !== outer.safeAreaLayoutGuide)
    #expect(view.safeAreaLayoutGuide.owningView == nil)
    #expect(view.hasAmbiguousLayout)
    #expect(view.contentHuggingPriority(for: .horizontal) == .required)
    let constraint = view.leadingAnchor.constraint(equalTo: outer.trailingAnchor)
    #expect(constraint.firstAttribute == .trailing)
    view.addConstraint(odd.widthAnchor.constraint(equalToConstant: 5))
    #expect(odd.added.count == 1)
    #expect(odd.constraints == odd.added)
    view.addInteraction(UIContextMenuInteraction(delegate: Silent()))
    #expect(odd.interactions.isEmpty)
  }

  @Test("An interaction of the view that is added again becomes the last, without its removal")
  func readded() {
    final class Counting: UIView {
      var removals = 0
      override func removeInteraction(_ interaction: any UIInteraction) {
        removals += 1
        super.addInteraction(interaction)
      }
    }
    let (view, other) = (Counting(), UIView())
    let one = UIContextMenuInteraction(delegate: Silent())
    let two = UIContextMenuInteraction(delegate: Silent())
    view.addInteraction(one)
    view.addInteraction(two)
    view.removeInteraction(one)
    #expect(view.removals == 1 && view.interactions.map { $0 === one } == [false, true])
    other.addInteraction(two)
    other.addInteraction(two)
    #expect(other.interactions.count == 1 && two.view === other)
  }

  @Test("An overridden layout direction mirrors the directional margins")
  func direction() {
    let odd = OddView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    odd.insetsLayoutMarginsFromSafeArea = false
    odd.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 30, bottom: 0, trailing: 10)
    #expect(odd.layoutMargins == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30))
  }

  /// A table that records its updates and knows no row at any point.
  private final class OddTable: UITableView {
    var calls: [String] = []

    override var numberOfSections: Int { 3 }
    override func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      calls.append("batch")
      super.performBatchUpdates(updates, completion: completion)
    }
    override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
      calls.append("register \(identifier)")
      super.register(cellClass, forCellReuseIdentifier: identifier)
    }
    override func selectRow(
      at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
    ) { calls.append("select") }
    override func scrollToRow(
      at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
    ) { calls.append("scroll") }
  }

  @Test("A table overrides its queries, updates, selection and scrolling")
  func table() {
    let odd = OddTable(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let table: UITableView = odd
    table.register(UITableViewCell.self, forCellReuseIdentifier: "a")
    table.performBatchUpdates(nil)
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    #expect(odd.calls == ["register a", "batch", "select", "scroll"])
    #expect(table.numberOfSections == 3)
    #expect(table.indexPathForRow(at: .zero) == nil)
  }

  /// A target whose values come from overrides.
  private final class OddTarget: UIPreviewTarget {
    override var center: CGPoint { CGPoint(x: 3, y: 4) }
  }

  @Test("An object overrides what its initializer sets")
  func values() {
    let target: UIPreviewTarget = OddTarget(container: UIView(), center: .zero)
    #expect(target.center == CGPoint(x: 3, y: 4))
  }

  private final class OddLayer: CALayer {
    override func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { CGPoint(x: 9, y: 9) }
    override func contentsAreFlipped() -> Bool { true }
  }

  private final class OddLayerView: UIView {
    override class var layerClass: AnyClass { OddLayer.self }
  }

  @Test("A view converts by the method that its layer overrides")
  func layer() {
    let view = OddLayerView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(view.convert(CGPoint(x: 1, y: 1), to: UIView()) == CGPoint(x: 9, y: 9))
    #expect(view.layer.contentsAreFlipped())
  }
}

/// A delegate without menus.
private final class Silent: NSObject, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}
