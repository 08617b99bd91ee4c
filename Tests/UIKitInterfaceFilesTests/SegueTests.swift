import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Segues of storyboards.
///
/// Steps: Storyboards.SG1–SG10
@MainActor @Suite(.exclusiveScreen) struct SegueTests {
  init() { Kettle.register() }

  private static let ours = "customClass=\"Kettle\" customModule=\"App\""
  private static let show =
    "<segue destination=\"cup\" kind=\"show\" identifier=\"go\" id=\"s\"/>"
  private static let cup = Board.scene("cup", "title=\"Cup\" " + ours)

  /// A navigation controller whose root has a button with a segue.
  private static func navigation(_ segue: String, others: String = "") -> String {
    """
    <scene sceneID="n"><objects>
      <navigationController id="first" sceneMemberID="viewController">
        <navigationBar key="navigationBar" barStyle="black" largeTitles="YES" id="bar"/>
        <connections>
          <segue destination="root" kind="relationship" relationship="rootViewController" id="r"/>
        </connections>
      </navigationController>
    </objects></scene>
    """
      + Board.scene(
        "root", ours,
        view: """
          <subviews><button id="b"><rect key="frame" x="50" y="300" width="100" height="50"/>
            <state key="normal" title="Go"/>
            <connections>\(segue)</connections></button></subviews>
          """, others: others) + cup
  }

  private func root(_ board: Board) throws -> (UINavigationController, Kettle, UIButton) {
    let made = board.storyboard().instantiateInitialViewController()
    let navigation = try #require(made as? UINavigationController)
    let root = try #require(navigation.topViewController as? Kettle)
    root.loadViewIfNeeded()
    let button = try #require(root.view.subviews.first as? UIButton)
    return (navigation, root, button)
  }

  @Test("Storyboards.SG1–SG5, SG7: A button shows the destination, if the source lets it")
  func show() throws {
    let board = try Board(["Main": Self.navigation(Self.show)])
    let (navigation, root, button) = try root(board)
    let bar = navigation.navigationBar
    #expect(bar.prefersLargeTitles && bar.barStyle == .black)
    root.allows = false
    button.sendActions(for: .touchUpInside)
    #expect(root.events.last == "should go" && navigation.viewControllers.count == 1)
    root.allows = true
    UIView.performWithoutAnimation { button.sendActions(for: .touchUpInside) }
    #expect(root.events.suffix(2) == ["should go", "prepare go false"])
    #expect(navigation.viewControllers.count == 2 && navigation.topViewController?.title == "Cup")
    let first = root.segue?.destination
    root.performSegue(withIdentifier: "go", sender: nil)
    #expect(root.events.suffix(2) == ["prepare go false", "prepare go false"])
    #expect(root.segue?.destination !== first)
  }

  @Test("Storyboards.SG2: An unknown identifier is the exception of an iPhone")
  func unknown() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        Kettle.register()
        let board = try Board(["Main": Board.scene("first")])
        board.storyboard().instantiateInitialViewController()?
          .performSegue(withIdentifier: "boil", sender: nil)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("has no segue with identifier 'boil'"), "\(text)")
  }

  @Test("Storyboards.SG5: Presentations have their style, popovers their anchor")
  func presenting() throws {
    let board = try Board([
      "Main": Self.navigation(
        """
        <segue destination="cup" kind="presentation" identifier="modal"
          modalPresentationStyle="fullScreen" modalTransitionStyle="crossDissolve" id="s"/>
        <segue destination="cup" kind="popoverPresentation" identifier="pop" popoverAnchorView="b"
          id="p"><popoverArrowDirection key="popoverArrowDirection" up="YES"/></segue>
        """)
    ])
    let (navigation, root, button) = try root(board)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    UIView.performWithoutAnimation { root.performSegue(withIdentifier: "modal", sender: nil) }
    let cup = try #require(root.presentedViewController)
    #expect(cup.modalPresentationStyle == .fullScreen)
    #expect(cup.modalTransitionStyle == .crossDissolve)
    cup.dismiss(animated: false)
    UIView.performWithoutAnimation { root.performSegue(withIdentifier: "pop", sender: nil) }
    let popover = root.segue?.destination.popoverPresentationController
    #expect(popover?.sourceView === button && popover?.permittedArrowDirections == .up)
    root.segue?.destination.dismiss(animated: false)
    window.isHidden = true
  }

  @Test("Storyboards.SG6: A container view has its controller before viewDidLoad")
  func embed() throws {
    let board = try Board([
      "Main": Board.scene(
        "first", Self.ours,
        view: """
          <subviews><containerView opaque="NO" id="c"><rect key="frame" x="0" y="0" width="90" height="80"/>
            <connections><segue destination="cup" kind="embed" identifier="e" id="s"/></connections>
          </containerView></subviews>
          """) + Self.cup
    ])
    let kettle = try #require(board.storyboard().instantiateInitialViewController() as? Kettle)
    kettle.loadViewIfNeeded()
    #expect(kettle.events.suffix(2) == ["prepare e false", "loaded -"])
    let cup = try #require(kettle.children.first)
    #expect(cup.view.frame == CGRect(x: 0, y: 0, width: 90, height: 80))
    #expect(cup.view.superview === kettle.view.subviews.first)
  }

  @Test("Storyboards.SG7: Tabs and splits have the controllers of their relationships")
  func relationships() throws {
    let board = try Board([
      "Main": """
      <scene sceneID="t"><objects>
        <tabBarController id="first">
          <tabBar key="tabBar" id="bar"><color key="tintColor" red="1" green="0.0" blue="0.0" alpha="1"
            colorSpace="custom" customColorSpace="sRGB"/></tabBar>
          <connections>
            <segue destination="cup" kind="relationship" relationship="viewControllers" id="1"/>
            <segue destination="split" kind="relationship" relationship="viewControllers" id="2"/>
          </connections>
        </tabBarController>
      </objects></scene>
      <scene sceneID="u"><objects>
        <splitViewController id="split">
          <tabBarItem key="tabBarItem" title="Split" systemItem="search" id="i"/>
          <connections>
            <segue destination="cup" kind="relationship" relationship="masterViewController" id="3"/>
            <segue destination="cup" kind="relationship" relationship="detailViewController" id="4"/>
          </connections>
        </splitViewController>
      </objects></scene>
      """ + Self.cup
    ])
    let made = board.storyboard().instantiateInitialViewController()
    let tabs = try #require(made as? UITabBarController)
    #expect(tabs.viewControllers?.count == 2 && tabs.tabBar.tintColor == .red)
    let split = try #require(tabs.viewControllers?.last as? UISplitViewController)
    #expect(split.tabBarItem.title == "Search" && split.viewControllers.count == 2)
    #expect(tabs.viewControllers?.first?.isViewLoaded == false)
  }

  @Test("Storyboards.SG5: A custom segue is of the app's class")
  func custom() throws {
    let board = try Board([
      "Main": Self.navigation(
        """
        <segue destination="cup" kind="custom" customClass="Flight" identifier="f" id="s"/>
        """)
    ])
    let (_, root, _) = try root(board)
    root.performSegue(withIdentifier: "f", sender: nil)
    #expect(root.segue is Flight && root.events.last == "fly")
  }

  @Test("Storyboards.SG8: An unwind segue calls the action and returns")
  func unwind() throws {
    let back = Board.scene(
      "cup", Self.ours,
      view: """
        <subviews><button id="x"><connections>
          <segue destination="exit" kind="unwind" identifier="u" unwindAction="back:" id="w"/>
        </connections></button></subviews>
        """, beside: "<exit id=\"exit\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>")
    let all = Self.navigation(Self.show)
    let board = try Board(["Main": all.replacing(Self.cup, with: back)])
    let (navigation, root, _) = try root(board)
    UIView.performWithoutAnimation { root.performSegue(withIdentifier: "go", sender: nil) }
    let cup = try #require(navigation.topViewController as? Kettle)
    cup.loadViewIfNeeded()
    let button = try #require(cup.view.subviews.first as? UIButton)
    UIView.performWithoutAnimation { button.sendActions(for: .touchUpInside) }
    #expect(cup.events.last == "prepare u true" && root.events.last == "back u")
    #expect(cup.segue?.destination === root && navigation.viewControllers.count == 1)
  }

  @Test("Storyboards.SG9: A segue action creates the destination")
  func segueAction() throws {
    let board = try Board([
      "Main": Self.navigation(
        """
        <segue destination="cup" kind="show" identifier="go"
          destinationCreationSelector="makeCup:sender:segueIdentifier:" id="s"/>
        """)
    ])
    let (_, root, _) = try root(board)
    UIView.performWithoutAnimation { root.performSegue(withIdentifier: "go", sender: nil) }
    #expect((root.segue?.destination as? Kettle)?.amount == 7)
    #expect(root.segue?.destination.title == "Cup")
  }

  @Test("Storyboards.SG10: A press previews the destination and commits it")
  func preview() throws {
    let board = try Board([
      "Main": Self.navigation(
        """
        <segue destination="cup" kind="show" identifier="go" id="s">
          <segue key="commit" inheritsFrom="parent" id="s1"/>
          <segue key="preview" inheritsFrom="commit" id="s2"/>
        </segue>
        """)
    ])
    let (navigation, root, button) = try root(board)
    let registration = try #require(root.previewRegistrations.first)
    #expect(registration.sourceView === button)
    let delegate = registration.delegate
    let cup = try #require(
      delegate.previewingContext(registration, viewControllerForLocation: CGPoint(x: 5, y: 5)))
    #expect(cup.title == "Cup" && root.events.last == "prepare go false")
    UIView.performWithoutAnimation { delegate.previewingContext(registration, commit: cup) }
    #expect(navigation.topViewController === cup)
  }
}
