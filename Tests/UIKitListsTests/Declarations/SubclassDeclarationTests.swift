import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tests that apps subclass, override and call as with Apple's declarations.
@MainActor @Suite(.exclusiveScreen) struct SubclassDeclarationTests {
  final class Edge: NSLayoutConstraint { var mark: String { "edge" } }
  final class Stamp: UIImage, @unchecked Sendable { let mark = 7 }
  final class Narrow: UICollectionViewFlowLayout {
    override var collectionView: UICollectionView {
      guard let view = super.collectionView else { return Fallback.view }
      return view
    }
  }
  final class Fallback {
    @MainActor static let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }
  final class Press: UITapGestureRecognizer {
    override var view: UIView { super.view ?? Fallback.view }
  }
  final class Letter: UIKey {
    override var characters: String { "a" }
  }
  final class Board: UIPasteboard, @unchecked Sendable {
    override var changeCount: Int { 5 }
  }
  final class Photo: UIImageView {
    let mark: Int
    override init(image: UIImage?) {
      mark = 3
      super.init(image: image)
    }
    required init?(coder: NSCoder) { nil }
  }
  final class Stack: UINavigationController {
    let mark: Int
    override init(rootViewController: UIViewController) {
      mark = 2
      super.init(rootViewController: rootViewController)
    }
    required init?(coder: NSCoder) { nil }
  }
  final class Cell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style == .default ? .subtitle : style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
  }
  final class Table: UITableView {
    var batches = 0
    override func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      batches += 1
      super.performBatchUpdates(updates, completion: completion)
    }
    func change(_ body: () -> Void) { performBatchUpdates(body) }
    func touch() { performBatchUpdates({ reloadData() }, completion: nil) }
  }

  @Test("Subclasses inherit convenience initializers, and override designated ones")
  func initializers() throws {
    let (one, other) = (UIView(), UIView())
    one.addSubview(other)
    let edge = Edge(
      item: other, attribute: .left, relatedBy: .equal, toItem: one, attribute: .left,
      multiplier: 1, constant: 3)
    #expect(edge.mark == "edge" && edge.constant == 3 && edge.firstItem === other)
    #expect(Edge().constant == 0)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
    let pixels = try #require(image.cgImage)
    let stamp = Stamp(cgImage: pixels, scale: 2, orientation: .right)
    #expect(stamp.mark == 7 && stamp.scale == 2)
    #expect(stamp.size.height == CGFloat(pixels.width) / 2)
    let data = try #require(image.pngData())
    #expect(Stamp(data: data)?.cgImage?.width == pixels.width)
    #expect(Stamp(data: Data([1])) == nil && Stamp(data: data, scale: -3)?.scale == 1)
    #expect(Photo(image: image).mark == 3 && Photo(image: image).image === image)
    let stack = Stack(rootViewController: UIViewController())
    #expect(stack.mark == 2 && stack.viewControllers.count == 1)
    #expect(Letter().characters == "a" && Letter().modifierFlags.isEmpty)
    #expect(Board().changeCount == 5 && Board().items.isEmpty)
  }

  @Test("An override may be of a type that is not optional")
  func covariance() {
    let layout = Narrow()
    #expect(layout.collectionView === Fallback.view)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    #expect(layout.collectionView === view)
    let press = Press()
    view.addGestureRecognizer(press)
    #expect(press.view === view)
    view.removeGestureRecognizer(press)
    #expect(press.view === Fallback.view)
  }

  @Test("A batch of updates takes closures that escape or not, and calls overrides")
  func batches() {
    let table = Table(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var count = 0
    table.change { count += 1 }
    table.touch()
    let optional: (() -> Void)? = { count += 1 }
    table.performBatchUpdates(optional)
    table.performBatchUpdates(nil) { _ in count += 10 }
    #expect(table.batches == 4 && count >= 2)
  }

  final class Grid: UICollectionView {
    override var delegate: (any UICollectionViewDelegate)? {
      get { super.delegate }
      set { count += 1 }
    }
    var count = 0
  }
  final class Rows: NSObject, UICollectionViewDelegate {}

  @Test("A subclass overrides the delegate of a collection view with the collection's own type")
  func delegates() {
    let grid = Grid(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let rows = Rows()
    grid.delegate = rows
    #expect(grid.count == 1 && grid.delegate == nil)
    (grid as UIScrollView).delegate = rows
    #expect(grid.count == 1 && grid.delegate === rows)
  }

  final class Counted: UIView {
    var count = 0
  }

  @Test("ObjectiveC.MX2. The layout of a class of views is exchanged, and other methods are not")
  func exchange() throws {
    let layout = try #require(class_getInstanceMethod(Counted.self, "layoutSubviews"))
    let old = method_getImplementation(layout)
    let new = imp_implementationWithBlock { (view: Counted) -> Void in
      view.count += 1
      old.call(view, as: Void.self)
    }
    #expect(class_addMethod(Counted.self, "layoutSubviews", new, method_getTypeEncoding(layout)))
    let view = Counted()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.count == 1)
    #expect(class_getInstanceMethod(Counted.self, "sizeToFit") == nil)
    #expect(class_getClassMethod(Counted.self, "layoutSubviews") == nil)
    #expect(class_getMethodImplementation(UIView.self, "hitTest:withEvent:") != nil)
    #expect(object_getClass(UILabel()) == UILabel.self && object_getClass(nil) == nil)
    #expect(class_getSuperclass(UILabel.self) == UIView.self)
    #expect(String(cString: class_getName(UILabel.self)) == "UILabel")
  }

  @Test("ObjectiveC.MX2. Each method that can be exchanged calls the implementation of its class")
  func events() throws {
    final class Probe: UIView { var log: [String] = [] }
    func add(_ name: String, _ implementation: IMP) {
      #expect(class_addMethod(Probe.self, Selector(name), implementation, nil), "\(name)")
    }
    add("didMoveToSuperview", IMP(block: { (view: Probe) -> Void in view.log.append("moved") }))
    add(
      "pointInside:withEvent:",
      IMP(block: { (view: Probe, point: CGPoint, _: UIEvent?) -> Bool in point.x > 1_000 }))
    add(
      "touchesBegan:withEvent:",
      IMP(block: { (view: Probe, touches: Set<UITouch>, _: UIEvent?) -> Void in
        view.log.append("touches \(touches.count)")
      }))
    let probe = Probe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    UIView().addSubview(probe)
    probe.touchesBegan([], with: nil)
    #expect(probe.log == ["moved", "touches 0"])
    #expect(probe.point(inside: CGPoint(x: 1_001, y: 0), with: nil))
    #expect(probe.hitTest(.zero, with: nil) == nil)
  }

  @Test("Objects of classes known at run time are created by their own initializers")
  func creation() {
    func make<V: UIView>(_ type: V.Type) -> V {
      V._new(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    let label: UIView = make(UILabel.self)
    #expect(label is UILabel && label.frame.width == 3)
    let type: UITableViewCell.Type = Cell.self
    let cell = type._new(style: .default, reuseIdentifier: "a")
    #expect(cell is Cell && cell.detailTextLabel != nil && cell.reuseIdentifier == "a")
    let kind: UIViewController.Type = UITableViewController.self
    #expect(kind._new(nibName: nil, bundle: nil) is UITableViewController)
    #expect(UIViewController.self._new().isViewLoaded == false)
    let root = UIViewController()
    let stack: UINavigationController.Type = NamedStack.self
    let made = stack._new(rootViewController: root)
    #expect((made as? NamedStack)?.name == "stack" && made.viewControllers == [root])
    let header: UITableViewHeaderFooterView.Type = Header.self
    #expect(header._new(reuseIdentifier: "b") is Header)
    let tap: UIGestureRecognizer.Type = UITapGestureRecognizer.self
    #expect(tap._new(target: nil, action: nil) is UITapGestureRecognizer)
    let list: UICollectionView.Type = UICollectionView.self
    let flow = UICollectionViewFlowLayout()
    #expect(list._new(frame: .zero, collectionViewLayout: flow).collectionViewLayout === flow)
  }

  @Test("Objects of classes known at run time are created with styles, layouts, images and views")
  func otherCreation() {
    final class Table: UITableView {}
    final class Screen: UITableViewController {}
    final class Grid: UICollectionViewController {}
    final class Picture: UIImageView {}
    final class Column: UIStackView {}
    final class Bar: UINavigationBar {}
    let table: UITableView.Type = Table.self
    #expect(table._new(frame: .zero, style: .grouped) is Table)
    #expect(table._new(frame: .zero, style: .grouped).style == .grouped)
    let screen: UITableViewController.Type = Screen.self
    #expect((screen._new(style: .grouped) as? Screen)?.tableView.style == .grouped)
    let grid: UICollectionViewController.Type = Grid.self
    let flow = UICollectionViewFlowLayout()
    #expect((grid._new(collectionViewLayout: flow) as? Grid)?.collectionViewLayout === flow)
    let picture: UIImageView.Type = Picture.self
    let image = UIImage()
    #expect((picture._new(image: image) as? Picture)?.image === image)
    let column: UIStackView.Type = Column.self
    #expect((column._new(arrangedSubviews: [UIView()]) as? Column)?.arrangedSubviews.count == 1)
    let button: UIButton.Type = UIButton.self
    #expect(button._new(type: .custom).buttonType == .custom)
    let stack: UINavigationController.Type = NamedStack.self
    let named = stack._new(navigationBarClass: Bar.self, toolbarClass: nil) as? NamedStack
    #expect(named?.name == "stack" && named?.navigationBar is Bar)
  }

  private final class NamedStack: UINavigationController { let name = "stack" }
  private final class Header: UITableViewHeaderFooterView {}

  @Test("ObjectiveC.MX2. Extensions of controllers override properties of the status bar and more")
  func controllerProperties() {
    final class Own: UINavigationController {}
    let plain = UINavigationController(rootViewController: UIViewController())
    #expect(plain.shouldAutorotate && plain.supportedInterfaceOrientations == .allButUpsideDown)
    ExchangedMethods.add("supportedInterfaceOrientations", to: Own.self) { (_: Own) in
      UIInterfaceOrientationMask.portrait
    }
    ExchangedMethods.add("preferredStatusBarStyle", to: Own.self) { (own: Own) in
      own.topViewController == nil ? UIStatusBarStyle.lightContent : .darkContent
    }
    ExchangedMethods.add("childForStatusBarHidden", to: Own.self) { (_: Own) in
      UIViewController?.none
    }
    ExchangedMethods.add("canBecomeFirstResponder", to: Own.self) { (_: Own) in true }
    let own = Own(rootViewController: UIViewController())
    #expect(own.supportedInterfaceOrientations == .portrait)
    #expect(own.preferredStatusBarStyle == .darkContent && own.childForStatusBarHidden == nil)
    #expect(own.canBecomeFirstResponder && !plain.canBecomeFirstResponder)
    #expect(plain.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(plain.childForStatusBarHidden === plain.topViewController)
  }

  private final class Ink: UIColor, @unchecked Sendable {
    override var description: String { "ink" }
  }

  @Test("A subclass of a color inherits its initializers")
  func colors() {
    let ink = Ink(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(ink == UIColor.red && "\(ink)" == "ink")
    #expect(Ink(white: 0, alpha: 1).cgColor.alpha == 1)
  }

  @Test("A registered nib replaces a class, and old index paths have rows")
  func names() {
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path.row == 3 && path.item == 3 && path.section == 2)
    #expect(NSIndexPath(item: 1, section: 0) as IndexPath == IndexPath(item: 1, section: 0))
    let table = UITableView()
    table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
    table.register(Cell.self, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") is Cell)
    #expect(Cell.description().hasSuffix("Cell") && UIView.description() == "UIView")
  }

  @Test("ObjectiveC.KC11. Classes of the frameworks answer the keys of their class properties")
  func classKeys() {
    #expect(UIScreen.value(forKey: "mainScreen") as? UIScreen === UIScreen.main)
    #expect(UIDevice.value(forKeyPath: "currentDevice") as? UIDevice === UIDevice.current)
    #expect(UserDefaults.value(forKey: "standardUserDefaults") is UserDefaults)
    // The Swift names are those of key paths in the source.
    #expect(UIScreen.value(forKeyPath: "main") as? UIScreen === UIScreen.main)
    #expect(UIDevice.value(forKey: "current") as? UIDevice === UIDevice.current)
    #expect(Bundle.value(forKey: "main") as? Bundle === Bundle.main)
  }

  @Test("Views.V27. A motion effect interpolates, and a group adds")
  func motion() {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10, 10)
    func value(_ effect: UIMotionEffect, _ x: CGFloat) -> Double? {
      effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: x, vertical: 1))?[
        "center.x"] as? Double
    }
    #expect(value(effect, 0) == 0 && value(effect, 0.5) == 5 && value(effect, -3) == -10)
    let group = UIMotionEffectGroup()
    group.motionEffects = [effect, effect]
    #expect(value(group, 1) == 20 && value(UIMotionEffectGroup(), 1) == nil)
    let view = UIView()
    view.addMotionEffect(group)
    #expect(view.motionEffects.count == 1)
    view.removeMotionEffect(group)
    #expect(view.motionEffects.isEmpty)
  }

  @Test("Presentations.PR12. A split view controller shows its primary controller")
  func split() {
    let split = UISplitViewController()
    let (first, second) = (UIViewController(), UIViewController())
    split.viewControllers = [first, second]
    split.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    split.view.layoutIfNeeded()
    #expect(split.isCollapsed && split.viewControllers == [first, second])
    #expect(first.view.superview === split.view && first.splitViewController === split)
    #expect(second.parent == nil)
    split.setViewController(second, for: .primary)
    #expect(first.parent == nil && second.parent === split)
  }

  @Test("Presentations.PR11. Only a popover has a configuration of one")
  func popover() {
    let controller = UIViewController()
    #expect(controller.popoverPresentationController == nil)
    controller.modalPresentationStyle = .popover
    let popover = controller.popoverPresentationController
    popover?.sourceRect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(popover != nil && controller.popoverPresentationController === popover)
    #expect(popover?.permittedArrowDirections == .any)
  }

  @Test("A segue shows its destination or calls its closure")
  func segue() {
    var count = 0
    let (one, other) = (UIViewController(), UIViewController())
    UIStoryboardSegue(identifier: "a", source: one, destination: other) { count += 1 }.perform()
    #expect(count == 1 && one.storyboard == nil)
    #expect(one.shouldPerformSegue(withIdentifier: "a", sender: nil))
    let stack = UINavigationController(rootViewController: one)
    UIStoryboardSegue(identifier: nil, source: one, destination: other).perform()
    #expect(stack.viewControllers.last === other)
    final class Fade: UIStoryboardSegue {
      var isMade = false
      override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
        isMade = true
      }
    }
    let kind: UIStoryboardSegue.Type = Fade.self
    let segue = kind._new(identifier: "b", source: one, destination: other)
    #expect((segue as? Fade)?.isMade == true && segue.identifier == "b" && segue.source === one)
  }

  @Test("A type may implement some of the optional requirements, and a cell's are overridden")
  func optionalRequirements() {
    final class Copier: NSObject, UIResponderStandardEditActions {
      var count = 0
      func copy(_ sender: Any?) { count += 1 }
    }
    final class DelegateCell: UITableViewCell {
      override func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let copier = Copier()
    let actions: any UIResponderStandardEditActions = copier
    actions.copy(nil)
    actions.paste(nil)
    #expect(copier.count == 1)
    let delegate: any UIGestureRecognizerDelegate = DelegateCell()
    let recognizer = UITapGestureRecognizer()
    #expect(delegate.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: recognizer))
    #expect(!delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: recognizer))
    #expect(UIPress.PressType(rawValue: 2_004)?.rawValue == 2_004)
  }

  @Test("Bar items of classes known at run time are created, and a window is optional twice")
  func barItems() {
    final class Item: UIBarButtonItem {}
    let type: UIBarButtonItem.Type = Item.self
    let named = type._new(title: "Save", style: .plain, target: nil, action: nil)
    #expect(named is Item && named.title == "Save")
    let image = UIImage()
    #expect(type._new(image: image, style: .plain, target: nil, action: nil).image === image)
    let view = UIView()
    #expect(type._new(customView: view).customView === view)
    let system = type._new(barButtonSystemItem: .add, target: self, action: nil)
    #expect(system is Item && system.title == nil)
    final class Delegate: NSObject, UIApplicationDelegate { var window: UIWindow? = UIWindow() }
    let delegate: (any UIApplicationDelegate)? = Delegate()
    let outer = delegate?._outer
    #expect(outer == .some(delegate?.window))
    #expect(UIBarButtonItem(_made: named) === named)
  }
}
