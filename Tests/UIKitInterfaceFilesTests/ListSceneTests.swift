import Foundation
import ScreenTestSupport
import TactusSelectors
import Testing
import UIKit

/// Tables and collection views of storyboards.
///
/// Steps: Storyboards.TC1–TC3, SG4
@MainActor @Suite(.exclusiveScreen) struct ListSceneTests {
  init() {
    Kettle.register()
    Menu.known
  }

  /// A table controller of the app.
  final class Menu: UITableViewController {
    static let known: Void = {
      KeyedProperties.add("count", \Menu.count)
      _ = Selector("boil:", calling: Menu.boil)
    }()
    var count = 0
    var events: [String] = []

    func boil(_ sender: Any?) { events.append("boil") }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count > 0 ? count : super.tableView(tableView, numberOfRowsInSection: section)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
      -> UITableViewCell
    {
      guard count > 0 else { return super.tableView(tableView, cellForRowAt: path) }
      return tableView.dequeueReusableCell(withIdentifier: "tea", for: path)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      events.append("select \(indexPath.row)")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      let path = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0) }
      events.append("prepare \(path?.row ?? -1)")
    }
  }

  private static func table(_ contents: String, dataMode: String) -> String {
    """
    <scene sceneID="m"><objects>
      <tableViewController id="first" customClass="Menu" sceneMemberID="viewController">
        <tableView key="view" dataMode="\(dataMode)" style="grouped" rowHeight="-1" id="t">
          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
          \(contents)
          <connections>
            <outlet property="dataSource" destination="first" id="o1"/>
            <outlet property="delegate" destination="first" id="o2"/>
          </connections>
        </tableView>
      </tableViewController>
    </objects></scene>
    """ + Board.scene("cup", "title=\"Cup\"")
  }

  private static let segue =
    "<connections><segue destination=\"cup\" kind=\"show\" id=\"s\"/></connections>"

  @Test("Storyboards.TC2: Static cells are the rows of the controller")
  func statics() throws {
    let contents = """
      <sections>
        <tableViewSection headerTitle="Teas" footerTitle="All hot" id="s1"><cells>
          <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="tl" detailTextLabel="dl"
              accessoryType="disclosureIndicator" rowHeight="60" id="c1">
            <tableViewCellContentView key="contentView" id="cc1"><subviews>
              <label text="Green" id="tl"><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
              <label text="3 min" id="dl"/>
            </subviews></tableViewCellContentView>
          </tableViewCell>
          <tableViewCell id="c2"><tableViewCellContentView key="contentView" id="cc2"/></tableViewCell>
        </cells></tableViewSection>
        <tableViewSection id="s2"><cells><tableViewCell id="c3"/></cells></tableViewSection>
      </sections>
      """
    let board = try Board(["Main": Self.table(contents, dataMode: "static")])
    let made = board.storyboard().instantiateInitialViewController()
    let menu = try #require(made as? Menu)
    let table = try #require(menu.tableView)
    table.layoutIfNeeded()
    #expect(table.style == .grouped && table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2 && table.numberOfRows(inSection: 1) == 1)
    #expect(menu.tableView(table, titleForHeaderInSection: 0) == "Teas")
    #expect(menu.tableView(table, titleForFooterInSection: 0) == "All hot")
    let cell = try #require(table.cellForRow(at: [0, 0]))
    #expect(cell.textLabel?.text == "Green" && cell.detailTextLabel?.text == "3 min")
    #expect(cell.contentView.subviews.compactMap { $0 as? UILabel }.count == 2)
    #expect(table.rectForRow(at: [0, 0]).height == 60)
    #expect(menu.tableView(table, cellForRowAt: [0, 0]) === cell)
  }

  @Test("Storyboards.TC1, SG4: A prototype is copied for each row, and its segue knows the row")
  func prototypes() throws {
    let contents = """
      <prototypes><tableViewCell reuseIdentifier="tea" id="p">
        <tableViewCellContentView key="contentView" id="pc"><subviews>
          <button id="b"><state key="normal" title="Boil"/><connections>
            <action selector="boil:" destination="first" eventType="touchUpInside" id="a"/>
          </connections></button>
        </subviews></tableViewCellContentView>
        \(Self.segue)
      </tableViewCell></prototypes>
      """
    let board = try Board(["Main": Self.table(contents, dataMode: "prototypes")])
    let menu = try #require(board.storyboard().instantiateInitialViewController() as? Menu)
    menu.count = 3
    let table = try #require(menu.tableView)
    table.reloadData()
    table.layoutIfNeeded()
    let cells = table.visibleCells
    #expect(cells.count == 3 && cells[0] !== cells[1])
    (cells[1].contentView.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(menu.events == ["boil"])
    cells[2].selectionSegue?(cells[2])
    #expect(menu.events.last == "prepare 2")
  }

  @Test("Storyboards.TC3: Collection views have the prototypes and the layout of the file")
  func collections() throws {
    let board = try Board([
      "Main": """
      <scene sceneID="m"><objects>
        <collectionViewController id="first">
          <collectionView key="view" dataMode="prototypes" id="v">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" id="l">
              <size key="itemSize" width="50" height="40"/>
              <size key="headerReferenceSize" width="50" height="30"/>
            </collectionViewFlowLayout>
            <cells><collectionViewCell reuseIdentifier="cup" id="c">
              <view key="contentView" id="cv"><subviews><label text="Cup" id="l1"/></subviews></view>
            </collectionViewCell></cells>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" id="h"/>
          </collectionView>
        </collectionViewController>
      </objects></scene>
      """
    ])
    let made = board.storyboard().instantiateInitialViewController()
    let controller = try #require(made as? UICollectionViewController)
    let view = try #require(controller.collectionView)
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.itemSize == CGSize(width: 50, height: 40) && layout.minimumLineSpacing == 4)
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cup", for: [0, 0])
    #expect((cell.contentView.subviews.first as? UILabel)?.text == "Cup")
    let head = view.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "head", for: [0, 0])
    #expect(head.reuseIdentifier == "head" && controller.view !== view)
  }
}
