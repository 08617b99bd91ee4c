import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Cells of interface files.
///
/// Step: Nibs.NI10
@MainActor @Suite(.exclusiveScreen) struct ListNibTests {
  @Test("Nibs.NI10: Tables create cells, headers and footers from registered nibs")
  func tables() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(Self.nib(Self.tableCell), forCellReuseIdentifier: "tea")
    table.register(
      Self.nib("<view id=\"h\" customClass=\"UITableViewHeaderFooterView\"/>"),
      forHeaderFooterViewReuseIdentifier: "head")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "tea"))
    #expect(cell.reuseIdentifier == "tea" && cell.accessoryType == .checkmark)
    #expect(cell.selectionStyle == .none && cell.detailTextLabel != nil)
    #expect((cell.contentView.subviews.first as? UILabel)?.text == "Tea")
    #expect(cell.contentView.constraints.count == 1)
    let head = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "head"))
    #expect(head.reuseIdentifier == "head")
  }

  @Test("Nibs.NI10: Collection views create cells and other views from registered nibs")
  func collections() throws {
    let objects = Self.nib(Self.collection).instantiate(withOwner: nil)
    let view = try #require(objects.first as? UICollectionView)
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.scrollDirection == .horizontal && layout.minimumLineSpacing == 3)
    #expect(layout.itemSize == CGSize(width: 40, height: 30))
    let cells = Self.nib(Self.collectionCell).instantiate(withOwner: nil)
    let cell = try #require(cells.first as? UICollectionViewCell)
    #expect(cell.reuseIdentifier == "cup")
    #expect((cell.contentView.subviews.first as? UIImageView) != nil)
  }

  private static func nib(_ objects: String) -> UINib {
    UINib(data: Data("<document><objects>\(objects)</objects></document>".utf8), bundle: nil)
  }

  private static let tableCell = """
    <tableViewCell style="IBUITableViewCellStyleSubtitle" selectionStyle="none"
        accessoryType="checkmark" reuseIdentifier="other" id="cell">
      <tableViewCellContentView key="contentView" id="content">
        <subviews><label text="Tea" id="l"/></subviews>
        <constraints>
          <constraint firstItem="l" firstAttribute="top" secondItem="content"
              secondAttribute="top" id="c"/>
        </constraints>
      </tableViewCellContentView>
    </tableViewCell>
    """
  private static let collection = """
    <collectionView id="v">
      <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal"
          minimumLineSpacing="3" id="f">
        <size key="itemSize" width="40" height="30"/>
      </collectionViewFlowLayout>
    </collectionView>
    """
  private static let collectionCell = """
    <collectionViewCell reuseIdentifier="cup" id="cell">
      <view key="contentView"><subviews><imageView id="i"/></subviews></view>
    </collectionViewCell>
    """
}
