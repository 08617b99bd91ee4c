import Foundation
import PhoneTesting
import ScreenTestSupport
import TactusPhone
import Testing
import UIKit

extension OneInAProcess {
  /// Tests of the index of sections at the edge of a table.
  @MainActor @Suite(.serialized) struct SectionIndexTests {
    fileprivate final class Letters: UITableViewController {
      var titles: [String]? = (0..<10).map { String(UnicodeScalar(UInt8(65 + $0))) }
      var asked: [String] = []
      var section: (Int) -> Int = { $0 }

      override func numberOfSections(in tableView: UITableView) -> Int { 10 }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        8
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
        return cell
      }
      override func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
      override func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
      ) -> Int {
        asked.append(title)
        return section(index)
      }
    }

    fileprivate final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let letters = Letters(style: .plain)

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = letters
        window?.makeKeyAndVisible()
        return true
      }
    }

    private func launch() throws -> (SimulatedPhone, Letters, UITableView) {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(App.self)
      phone.waitUntilIdle()
      return (phone, app.letters, try #require(app.letters.tableView))
    }

    @Test("Tables.TB90. Rows keep the width of the index free; a table without titles has none")
    func width() throws {
      let (phone, letters, table) = try launch()
      #expect(table.visibleCells.first?.contentView.frame.width == 360)
      #expect(phone.element(label: "Section index") != nil)
      phone.run {
        letters.titles = nil
        table.reloadSectionIndexTitles()
      }
      phone.wait(0.1)
      #expect(table.visibleCells.first?.contentView.frame.width == 375)
      #expect(phone.element(label: "Section index") == nil)
      phone.run {
        letters.titles = ["A"]
        table.sectionIndexMinimumDisplayRowCount = 81
        table.reloadData()
      }
      phone.wait(0.1)
      #expect(phone.element(label: "Section index") == nil)
      phone.run { table.sectionIndexMinimumDisplayRowCount = 80 }
      phone.wait(0.1)
      #expect(phone.element(label: "Section index") != nil)
    }

    @Test("Tables.TB92, Tables.TB93. A finger on the index scrolls at once, and is felt")
    func touches() throws {
      let (phone, letters, table) = try launch()
      let inset = table.adjustedContentInset.top
      // Ten titles of 13.5 points are centered in the table.
      let top = inset + (table.bounds.height - inset - 135) / 2
      phone.tap(at: (x: 368, y: Double(top + 2.5 * 13.5)))
      phone.waitUntilIdle()
      #expect(letters.asked == ["C"])
      #expect(table.contentOffset.y == 2 * 8 * 44 - inset && phone.haptics.isEmpty)
      #expect(table.indexPathForSelectedRow == nil)
      phone.swipe(
        from: (368, Double(top + 0.5 * 13.5)), to: (368, Double(top + 3.5 * 13.5)), for: 0.6)
      phone.waitUntilIdle()
      #expect(letters.asked == ["C", "A", "B", "C", "D"])
      #expect(table.contentOffset.y == 3 * 8 * 44 - inset)
      #expect(phone.haptics == [.selection, .selection, .selection])
      letters.section = { _ in NSNotFound }
      phone.tap(at: (x: 368, y: Double(top + 0.5 * 13.5)))
      phone.waitUntilIdle()
      #expect(table.contentOffset.y == 3 * 8 * 44 - inset)
    }

    @Test("Tables.TB91. Titles have the color of the index; both ends are always shown")
    func titles() throws {
      let (phone, letters, table) = try launch()
      let index = try index(in: table)
      phone.run {
        table.sectionIndexColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        letters.titles = ["I", "{search}", "I"]
        table.reloadSectionIndexTitles()
      }
      phone.wait(0.1)
      let middle = index.bounds.midY
      #expect(isRed(index, around: middle - 13.5) && isRed(index, around: middle))
      #expect(isRed(index, around: middle + 13.5) && !isRed(index, around: middle + 27))
      phone.run {
        letters.titles = (0..<200).map { _ in "I" }
        table.reloadSectionIndexTitles()
      }
      phone.wait(0.1)
      #expect(isRed(index, around: 20) && isRed(index, around: index.bounds.maxY - 20))
    }

    @Test("Tables.TB94. A touched index has the background of tracking")
    func background() throws {
      let (phone, letters, table) = try launch()
      let index = try index(in: table)
      phone.run {
        table.sectionIndexBackgroundColor = .yellow
        table.sectionIndexTrackingBackgroundColor = .green
      }
      #expect(index.backgroundColor == .yellow)
      var colors: [UIColor?] = []
      letters.section = { title in
        colors.append(index.backgroundColor)
        return title
      }
      phone.swipe(from: (368, 300), to: (368, 340), for: 0.6)
      phone.waitUntilIdle()
      phone.wait(0.1)
      #expect(colors.last == .green)
      #expect(index.backgroundColor == .yellow)
    }

    @Test("Tables.TB95. The index is one adjustable element")
    func accessibility() throws {
      let (phone, letters, table) = try launch()
      let index = try index(in: table)
      #expect(index.isAccessibilityElement && index.accessibilityTraits == .adjustable)
      phone.run {
        index.accessibilityIncrement()
        index.accessibilityIncrement()
      }
      #expect(letters.asked == ["A", "B"] && index.accessibilityValue == "B")
      phone.run { index.accessibilityDecrement() }
      #expect(letters.asked.last == "A")
    }

    private func index(in table: UITableView) throws -> UIView {
      try #require(table.subviews.first { $0.accessibilityLabel == "Section index" })
    }

    /// Returns whether a view has a red pixel near a height.
    private func isRed(_ view: UIView, around y: CGFloat) -> Bool {
      let image = RenderedImage(view)
      return stride(from: y - 4, through: y + 4, by: 0.5).contains { y in
        stride(from: 4, through: 11, by: 0.5).contains { x in
          let color = image.color(x, y)
          return color[0] > 200 && color[1] < 120
        }
      }
    }
  }
}
