import ScreenTestSupport
import Testing
import UIKit

/// Key-value coding of the public properties of UIKit's classes.
@MainActor @Suite(.exclusiveScreen) struct KeyedPropertyListTests {
  private final class Plate: UITabBar {}
  private final class Rail: UINavigationBar {}

  /// A presentation that remembers the keys it does not know.
  final class Tray: UIPresentationController {
    var unknown: [String] = []
    func setValue(_ value: Any?, forUndefinedKey key: String) { unknown.append(key) }
  }

  @Test("ObjectiveC.KC9. Read-only and computed properties of UIKit's classes are read by key")
  func reading() {
    let (shown, below) = (UIViewController(), UIViewController())
    let presentation = UIPresentationController(presentedViewController: shown, presenting: below)
    #expect(presentation.value(forKey: "containerView") == nil)
    #expect(presentation.value(forKey: "presentedViewController") as? UIViewController === shown)
    #expect(presentation.value(forKey: "shouldPresentInFullscreen") as? Bool == true)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .grouped)
    #expect(table.value(forKey: "style") as? Int == 1)
    #expect(table.value(forKey: "visibleCells") as? [UITableViewCell] == [])
    #expect(table.value(forKey: "traitCollection") is UITraitCollection)
    let action = UIAction(title: "Boil", attributes: .destructive) { _ in }
    #expect(action.value(forKey: "title") as? String == "Boil")
    #expect(UIImage().value(forKey: "scale") as? CGFloat == 1)
    #expect(UIFont.systemFont(ofSize: 12).value(forKey: "pointSize") as? CGFloat == 12)
    let flow = UICollectionViewFlowLayout()
    flow.setValue(7, forKey: "minimumLineSpacing")
    #expect(flow.minimumLineSpacing == 7)
    table.setValue(20, forKey: "fillerRowHeight")
    #expect(table.fillerRowHeight == 20)
  }

  @Test("ObjectiveC.KC9. A property that Swift renames has both names")
  func renamed() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.value(forKey: "nextResponder") as? UIView === outer)
    #expect(inner.value(forKey: "next") as? UIView === outer)
    inner.setValue(true, forKey: "isAccessibilityElement")
    inner.setValue("Lid", forKey: "accessibilityLabel")
    #expect(inner.isAccessibilityElement && inner.accessibilityLabel == "Lid")
    #expect(inner.value(forKey: "viewForFirstBaselineLayout") as? UIView === inner)
    let controller = UIViewController()
    #expect(controller.value(forKey: "movingFromParentViewController") as? Bool == false)
    #expect(class_getProperty(LPLinkMetadata.self, "URL") != nil)
    #expect(class_getProperty(UIScene.ConnectionOptions.self, "URLContexts") != nil)
    let field = UITextField()
    field.setValue(true, forKey: "secureTextEntry")
    #expect(field.isSecureTextEntry && field.value(forKey: "isSecureTextEntry") as? Bool == true)
  }

  @Test("ObjectiveC.KC9. A class lists its own properties, a subclass the inherited ones, too")
  func listed() {
    let names = ["containerView", "isOpaque"]
    let found = names.map { class_getProperty(UISheetPresentationController.self, $0) != nil }
    #expect(found == [true, false])
    #expect(class_getProperty(UITextView.self, "contentOffset") != nil)
    #expect(UIPress.instancesRespond(to: Selector("force")))
    #expect(!UIPress.instancesRespond(to: Selector("setForce:")))
  }

  @Test("ObjectiveC.KC9. A property of a class is none of its objects")
  func properties() {
    let found = [
      class_getProperty(UIDragInteraction.self, "isEnabledByDefault"),
      class_getProperty(UILargeContentViewerInteraction.self, "isEnabled"),
      class_getProperty(UIPrintInteractionController.self, "isPrintingAvailable"),
      class_getProperty(UIScribbleInteraction.self, "isPencilInputExpected"),
      class_getProperty(UITextFormattingCoordinator.self, "isFontPanelVisible"),
    ]
    #expect(found.allSatisfy { $0 == nil })
  }

  @Test("ObjectiveC.KC2, ObjectiveC.KC9. Setting a read-only property of a class is an unknown key")
  func readOnly() async {
    let shown = UIViewController()
    let tray = Tray(presentedViewController: shown, presenting: nil)
    for key in ["presentedView", "presentationStyle", "presentingViewController"] {
      tray.setValue(nil, forKey: key)
    }
    tray.setValue(nil, forKey: "overrideTraitCollection")
    #expect(tray.unknown == ["presentedView", "presentationStyle", "presentingViewController"])
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let shown = UIViewController()
        UIPresentationController(presentedViewController: shown, presenting: nil)
          .setValue(UIView(), forKey: "presentedView")
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("this class is not key value coding-compliant for the key presentedView"))
  }

  @Test("ObjectiveC.KC26. A navigation bar or tab bar set by key replaces the old one")
  func bars() throws {
    let root = UIViewController()
    root.title = "Oven"
    let navigation = UINavigationController(rootViewController: root)
    navigation.loadViewIfNeeded()
    let (old, rail) = (navigation.navigationBar, Rail())
    navigation.setValue(rail, forKey: "navigationBar")
    #expect(navigation.navigationBar === rail && rail.superview === navigation.view)
    #expect(old.superview == nil && rail.topItem?.title == "Oven")
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(rail.items?.count == 2)

    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    let plate = Plate()
    tabs.setValue(plate, forKey: "tabBar")
    tabs.loadViewIfNeeded()
    #expect(tabs.tabBar === plate && plate.items?.count == 2 && plate.superview === tabs.view)
    plate.delegate?.tabBar(plate, didSelect: try #require(plate.items?.last))
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.value(forKey: "tabBar") as? Plate === plate)
  }

  @Test("ObjectiveC.KC26. Container views and reuse identifiers can be set by key")
  func others() {
    let (shown, container) = (UIViewController(), UIView())
    let presentation = UIPresentationController(presentedViewController: shown, presenting: nil)
    presentation.setValue(container, forKeyPath: "containerView")
    #expect(presentation.containerView === container)
    let cell = UITableViewCell()
    cell.setValue("cup", forKey: "reuseIdentifier")
    #expect(cell.reuseIdentifier == "cup")
    UIDevice.current.setValue(UIInterfaceOrientation.landscapeLeft.rawValue, forKey: "orientation")
    #expect(UIDevice.current.orientation != .landscapeRight)
  }
}

extension KeyedPropertyListTests.Tray: @preconcurrency _KVSetUndefined {}
