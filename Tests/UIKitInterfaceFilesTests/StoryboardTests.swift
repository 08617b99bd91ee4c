import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Storyboards and their scenes.
///
/// Steps: Storyboards.SB1–SB6
@MainActor @Suite(.exclusiveScreen) struct StoryboardTests {
  init() { Kettle.register() }

  private static let kettle = Board.scene(
    "first", "title=\"Tea\" customClass=\"Kettle\" customModule=\"App\"",
    view: """
      <subviews>
        <label text="Hot" translatesAutoresizingMaskIntoConstraints="NO" id="l">
          <rect key="frame" x="0.0" y="0.0" width="42" height="21"/>
        </label>
        <button buttonType="system" id="b">
          <state key="normal" title="Boil"/>
          <connections>
            <action selector="boil:" destination="first" eventType="touchUpInside" id="a1"/>
          </connections>
        </button>
      </subviews>
      <constraints>
        <constraint firstItem="l" firstAttribute="leading" secondItem="first-safe"
            secondAttribute="leading" constant="20" id="c1"/>
      </constraints>
      """,
    others: """
      <navigationItem key="navigationItem" title="Tea time" largeTitleDisplayMode="never" id="n">
        <barButtonItem key="rightBarButtonItem" systemItem="add" id="i">
          <connections><action selector="boil:" destination="first" id="a2"/></connections>
        </barButtonItem>
      </navigationItem>
      """,
    connections: """
      <outlet property="label" destination="l" id="o1"/>
      <outlet property="item" destination="i" id="o2"/>
      """)

  @Test("Storyboards.SB1–SB4: A scene's view is created when it is needed")
  func scene() throws {
    let board = try Board(["Main": Self.kettle])
    let storyboard = board.storyboard()
    let kettle = try #require(storyboard.instantiateInitialViewController() as? Kettle)
    #expect(kettle.events == ["init Tea false", "awake false"])
    #expect(kettle.storyboard === storyboard && kettle.label == nil)
    #expect(kettle.navigationItem.title == "Tea time")
    #expect(kettle.navigationItem.largeTitleDisplayMode == .never)
    #expect(kettle.item === kettle.navigationItem.rightBarButtonItem)
    #expect(kettle.item?.target === kettle)
    kettle.loadViewIfNeeded()
    #expect(kettle.events.last == "loaded Hot")
    let button = try #require(kettle.view.subviews.last as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(kettle.events.last == "boil UIButton")
    let gap = try #require(kettle.view.constraints.first)
    #expect(gap.secondItem === kettle.view.safeAreaLayoutGuide && gap.constant == 20)
    let other = storyboard.instantiateViewController(withIdentifier: "first")
    #expect(other !== kettle && other is Kettle)
  }

  @Test("Storyboards.SB3: The app's function creates the controller")
  func creator() throws {
    let board = try Board(["Main": Self.kettle])
    let kettle: Kettle = board.storyboard().instantiateViewController(identifier: "first") {
      Kettle(coder: $0, amount: 3)
    }
    #expect(kettle.amount == 3 && kettle.storyboard != nil)
    kettle.loadViewIfNeeded()
    #expect(kettle.label?.text == "Hot")
    let initial = board.storyboard().instantiateInitialViewController { coder -> Kettle? in nil }
    #expect(initial?.amount == 0)
  }

  @Test("A controller and its scene are released together")
  func release() throws {
    let board = try Board(["Main": Self.kettle])
    weak var kept: UIViewController?
    do {
      let kettle = board.storyboard().instantiateInitialViewController()
      kettle?.loadViewIfNeeded()
      kept = kettle
      weak let unloaded = board.storyboard().instantiateInitialViewController()
      #expect(unloaded == nil)
    }
    #expect(kept == nil)
  }

  @Test("Storyboards.SB5: A reference leads to another storyboard")
  func references() throws {
    let board = try Board([
      "Main": """
      <scene sceneID="a"><objects>
        <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="cup" id="first"
            sceneMemberID="viewController"/>
      </objects></scene>
      """,
      "Other": Board.scene("cup", "title=\"Cup\""),
    ])
    let made = board.storyboard().instantiateInitialViewController()
    #expect(made?.title == "Cup")
    #expect(made?.storyboard?.instantiateViewController(withIdentifier: "cup").title == "Cup")
  }

  @Test("Storyboards.SB6: Texts are translated by the table of the storyboard's name")
  func translations() throws {
    let board = try Board([
      "Base.lproj/Main.storyboard": Board.document(Self.kettle),
      "Main.strings":
        "\"l.text\" = \"Heiß\";\n\"b.normalTitle\" = \"Kochen\";\n\"n.title\" = \"Tee\";",
    ])
    let kettle = try #require(board.storyboard().instantiateInitialViewController() as? Kettle)
    kettle.loadViewIfNeeded()
    #expect(kettle.label?.text == "Heiß" && kettle.navigationItem.title == "Tee")
    #expect((kettle.view.subviews.last as? UIButton)?.title(for: .normal) == "Kochen")
  }

  @Test(
    "Storyboards.SB2, SB5: What is missing or has no end is one message", arguments: Bad.allCases)
  func bad(_ kind: Bad) async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [kind] in
      try await MainActor.run {
        let board = try kind.board()
        _ = board.storyboard().instantiateInitialViewController()?.view
        _ = board.storyboard().instantiateViewController(withIdentifier: "cup")
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains(kind.message), "\(text)")
  }

  /// A storyboard that cannot be used.
  enum Bad: String, CaseIterable, Codable {
    case noFile, noXML, noController, cycle, embedCycle, referenceCycle, noDestination, bomb

    var message: String {
      switch self {
      case .noFile: "Could not find a storyboard named 'Main' in bundle"
      case .noXML: "Main.storyboard:1: the file is not XML"
      case .noController: "doesn't contain a view controller with identifier 'cup'"
      case .cycle, .embedCycle, .referenceCycle: "contain one another without an end"
      case .noDestination: "Main.storyboard:11: the segue 'r' has no destination in the file"
      case .bomb: "the file is not XML"
      }
    }

    @MainActor func board() throws -> Board {
      switch self {
      case .noFile: return try Board(["Other": ""])
      case .noXML: return try Board(["Main.storyboard": "tea"])
      case .noController: return try Board(["Main": Board.scene("first")])
      case .cycle: return try Board(["Main": Self.navigation("first")])
      case .embedCycle:
        let container = """
          <subviews><containerView id="c"><connections>
            <segue destination="first" kind="embed" id="e"/></connections></containerView></subviews>
          """
        return try Board(["Main": Board.scene("first", view: container)])
      case .referenceCycle:
        let reference = """
          <scene sceneID="a"><objects>
            <viewControllerPlaceholder storyboardName="Main" id="first"/></objects></scene>
          """
        return try Board(["Main": reference])
      case .noDestination: return try Board(["Main": Self.navigation("nowhere")])
      case .bomb:
        let entities = (1...20).map {
          "<!ENTITY a\($0) \"\(String(repeating: "&a\($0 - 1);", count: 20))\">"
        }.joined()
        return try Board([
          "Main.storyboard":
            "<!DOCTYPE d [<!ENTITY a0 \"tea\">\(entities)]><document>&a20;</document>"
        ])
      }
    }

    private static func navigation(_ root: String) -> String {
      """
      <scene sceneID="a"><objects>
        <navigationController id="first">
          <navigationBar key="navigationBar" id="bar"/>
          <connections>
            <segue destination="\(root)" kind="relationship"
              relationship="rootViewController" id="r"/>
          </connections>
        </navigationController>
      </objects></scene>
      """
    }
  }
}
