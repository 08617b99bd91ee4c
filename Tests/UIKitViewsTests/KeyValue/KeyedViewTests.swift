import ScreenTestSupport
import Testing
import UIKit

/// Key-value coding of views and controllers.
///
/// Steps: ObjectiveC.KC9, ObjectiveC.KO1
@MainActor @Suite(.exclusiveScreen) struct KeyedViewTests {
  final class Watcher: NSObject {
    var received: [String] = []
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      received.append("\(keyPath ?? "") \(change?[.newKey] ?? "-")")
    }
  }

  @Test("ObjectiveC.KC9: Properties of views are read and set by their Objective-C names")
  func views() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.setValue(0.5, forKey: "alpha")
    view.setValue(true, forKey: "hidden")
    view.setValue(7, forKeyPath: "tag")
    view.setValue(UIColor.red, forKey: "backgroundColor")
    view.setValue(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "frame")
    view.setValue(6, forKeyPath: "layer.cornerRadius")
    view.setValue(2, forKeyPath: "layer.transform.scale")
    #expect(view.alpha == 0.5 && view.isHidden && view.tag == 7)
    #expect(view.backgroundColor == .red)
    #expect(view.layer.cornerRadius == 6 && view.layer.transform.m11 == 2)
    #expect(view.value(forKey: "hidden") as? Bool == true)
    #expect(view.value(forKey: "isHidden") as? Bool == true)
    #expect((view.value(forKeyPath: "layer.cornerRadius") as? CGFloat) == 6)
    #expect(view.value(forKeyPath: "backgroundColor") as? UIColor == .red)
  }

  @Test(
    "ObjectiveC.KC9: Each class has its own and inherited properties, and enumerations are numbers")
  func classes() {
    let label = UILabel()
    label.setValuesForKeys(["text": "Tea", "textAlignment": 1, "numberOfLines": 0, "tag": 3])
    #expect(label.text == "Tea" && label.textAlignment == .center && label.numberOfLines == 0)
    #expect(label.value(forKey: "textAlignment") as? Int == 1 && label.tag == 3)
    let toggle = UISwitch()
    toggle.setValue(true, forKey: "on")
    toggle.setValue(false, forKey: "enabled")
    #expect(toggle.isOn && !toggle.isEnabled)
    let controller = UIViewController()
    let outer = UINavigationController(rootViewController: controller)
    controller.setValue("Timer", forKeyPath: "navigationItem.title")
    controller.setValue(UIColor.blue, forKeyPath: "view.backgroundColor")
    #expect(controller.navigationItem.title == "Timer")
    #expect(outer.value(forKeyPath: "viewControllers.@count") as? Int == 1)
    #expect(outer.value(forKeyPath: "topViewController.view.backgroundColor") as? UIColor == .blue)
    let views: NSArray = [label, toggle]
    views.setValue(true, forKey: "hidden")
    #expect(label.isHidden && toggle.isHidden)
    #expect(views.value(forKeyPath: "@max.tag") as? Int == 3)
  }

  @Test("ObjectiveC.KC9: A constraint's items and attributes are read by key")
  func constraints() {
    let (view, label) = (UIView(), UILabel())
    view.addSubview(label)
    let constraint = label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8)
    #expect(constraint.value(forKey: "firstItem") as? UILabel === label)
    #expect(constraint.value(forKeyPath: "secondItem") as? UIView === view)
    #expect(constraint.value(forKey: "firstAttribute") as? Int == 3)
    #expect(constraint.value(forKey: "relation") as? Int == 0)
    #expect(constraint.value(forKey: "multiplier") as? CGFloat == 1)
    let size = label.widthAnchor.constraint(equalToConstant: 8)
    #expect(size.value(forKey: "secondItem") == nil)
  }

  @Test("ObjectiveC.AO1. Views and layout guides of unknown type have anchors, other objects none")
  func anchors() {
    let (view, guide) = (UIView(), UILayoutGuide())
    view.addLayoutGuide(guide)
    for object in [view, guide] as [AnyObject] {
      let anchors = _AM(object)
      let constraints = [
        anchors.topAnchor.constraint(equalTo: view.bottomAnchor),
        anchors.leadingAnchor.constraint(equalTo: view.trailingAnchor),
        anchors.widthAnchor.constraint(equalToConstant: 8),
      ]
      #expect(constraints.allSatisfy { $0.firstItem === object })
      #expect(constraints.map(\.firstAttribute) == [.top, .leading, .width])
      #expect(anchors.centerXAnchor != nil && anchors.leftAnchor != nil)
    }
    #expect(_AM(NSObject()).bottomAnchor == nil)
  }

  @Test("ObjectiveC.AO1. A constraint and a task of unknown type have a priority, as a number too")
  func priorities() throws {
    let constraint = UIView().widthAnchor.constraint(equalToConstant: 8)
    constraint.priority = .defaultLow
    let task = URLSession.shared.dataTask(with: try #require(URL(string: "https://example.com")))
    task.priority = URLSessionTask.highPriority
    let layout: UILayoutPriority = _AM(constraint as AnyObject).priority
    #expect(layout == .defaultLow)
    let numbers = [constraint, task, NSObject()].map { object -> Float? in
      _AM(object as AnyObject).priority
    }
    #expect(numbers == [250, URLSessionTask.highPriority, nil])
    task.cancel()
  }

  // ObjectiveC.KO1.
  @Test("Properties that are observable by key path are observable by name, in subclasses too")
  func observing() {
    let (scroll, button, watcher) = (UIScrollView(), UIButton(), Watcher())
    scroll.addObserver(watcher, forKeyPath: "contentOffset", options: .new, context: nil)
    scroll.addObserver(watcher, forKeyPath: "alpha", options: .new, context: nil)
    button.addObserver(watcher, forKeyPath: "enabled", options: .new, context: nil)
    button.addObserver(watcher, forKeyPath: "isSelected", options: .new, context: nil)
    scroll.contentSize = CGSize(width: 100, height: 900)
    scroll.contentOffset = CGPoint(x: 0, y: 8)
    scroll.setValue(0.25, forKey: "alpha")
    button.isEnabled = false
    button.isSelected = true
    #expect(watcher.received.count == 4)
    #expect(watcher.received.dropFirst() == ["alpha 0.25", "enabled 0", "isSelected 1"])
    scroll.removeObserver(watcher, forKeyPath: "contentOffset")
    scroll.removeObserver(watcher, forKeyPath: "alpha")
    scroll.alpha = 1
    scroll.contentOffset = .zero
    #expect(watcher.received.count == 4)
  }
}

// As in source code after the rewriting.
extension KeyedViewTests.Watcher: _KVObserve {}
