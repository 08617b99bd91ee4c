import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tests of split view controllers on a phone: steps PR12, PR30 and PR31 of
/// `Documentation/Behaviour/Presentations.md`.
@MainActor @Suite(.exclusiveScreen) struct SplitViewTests {
  private let screen = AnimatedScreen()

  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  private func show(_ split: UISplitViewController) {
    screen.run {
      screen.window.rootViewController = split
      screen.window.makeKeyAndVisible()
    }
    screen.wait(0.1)
  }

  private func titles(_ controller: UIViewController?) -> [String?] {
    (controller as? UINavigationController)?.viewControllers.map(\.title) ?? []
  }

  private final class Chooser: UISplitViewControllerDelegate {
    var top: UISplitViewController.Column?
    var collapsesSecondary = false
    var eventLog: [String] = []

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      eventLog.append("proposed \(proposedTopColumn.rawValue)")
      return top ?? proposedTopColumn
    }
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondary: UIViewController,
      onto primary: UIViewController
    ) -> Bool { collapsesSecondary }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      eventLog.append("collapsed")
    }
    func splitViewController(
      _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { eventLog.append("show \(column.rawValue)") }
    func splitViewController(
      _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { eventLog.append("hide \(column.rawValue)") }
  }

  @Test("Presentations.PR12. A primary navigation controller takes over the secondary one's stack")
  func withoutColumns() {
    let list = UINavigationController(rootViewController: page("List"))
    let details = UINavigationController(rootViewController: page("Details"))
    let split = UISplitViewController()
    split.viewControllers = [list, details]
    split.preferredDisplayMode = .oneBesideSecondary
    #expect(split.viewControllers.count == 2 && split.displayModeButtonItem.isHidden)
    show(split)
    #expect(titles(list) == ["List", "Details"] && split.viewControllers == [list])
    #expect(split.isCollapsed && split.primaryColumnWidth == 400)
    #expect(list.topViewController?.splitViewController === split)

    let chooser = Chooser()
    chooser.collapsesSecondary = true
    let other = UISplitViewController()
    other.delegate = chooser
    let next = UINavigationController(rootViewController: page("List"))
    other.viewControllers = [next, page("Details")]
    show(other)
    #expect(titles(next) == ["List"] && chooser.eventLog == ["collapsed"])
  }

  @Test("Presentations.PR12, Presentations.PR30. Columns are pushed onto each other")
  func columns() {
    let split = UISplitViewController(style: .tripleColumn)
    let chooser = Chooser()
    split.delegate = chooser
    chooser.top = .primary
    split.setViewController(page("Boxes"), for: .primary)
    split.setViewController(page("Letters"), for: .supplementary)
    split.setViewController(
      UINavigationController(rootViewController: page("Letter")), for: .secondary)
    show(split)
    let stack = split.children.first
    #expect(titles(stack) == ["Boxes"] && chooser.eventLog == ["proposed 2", "collapsed"])
    screen.run { split.show(.secondary) }
    screen.wait(1)
    #expect(titles(stack) == ["Boxes", "Letters", "Letter"])
    screen.run { split.hide(.secondary) }
    screen.wait(1)
    #expect(titles(stack) == ["Boxes", "Letters"])
    screen.run { split.show(.secondary) }
    screen.wait(1)
    #expect(titles(stack) == ["Boxes", "Letters", "Letter"])
    screen.run { split.show(.primary) }
    screen.wait(1)
    #expect(titles(stack) == ["Boxes"])
    #expect(chooser.eventLog.suffix(4) == ["show 2", "hide 2", "show 2", "show 0"])
    screen.run { split.setViewController(page("Other"), for: .supplementary) }
    screen.run { split.show(.supplementary) }
    screen.wait(1)
    #expect(titles(stack) == ["Boxes", "Other"])
  }

  @Test("Presentations.PR12. Without a choice the last column is on top, or the compact one alone")
  func proposals() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(page("List"), for: .primary)
    split.setViewController(page("Details"), for: .secondary)
    show(split)
    #expect(titles(split.children.first) == ["List", "Details"])
    let other = UISplitViewController(style: .doubleColumn)
    let compact = page("Compact")
    other.setViewController(page("List"), for: .primary)
    other.setViewController(compact, for: .compact)
    show(other)
    #expect(other.children == [compact])
  }

  @Test("Presentations.PR31. Details are pushed onto the primary navigation controller")
  func details() {
    let list = UINavigationController(rootViewController: page("List"))
    let split = UISplitViewController()
    split.viewControllers = [list]
    show(split)
    screen.run {
      list.topViewController?.showDetailViewController(
        UINavigationController(rootViewController: page("Details")), sender: nil)
    }
    screen.wait(1)
    #expect(titles(list) == ["List", "Details"] && split.presentedViewController == nil)
    let plain = UISplitViewController()
    plain.viewControllers = [page("List")]
    show(plain)
    let details = page("Details")
    screen.run { plain.showDetailViewController(details, sender: nil) }
    screen.wait(1)
    #expect(plain.presentedViewController === details)
  }
}
