import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Tests of configurations of cells, headers and footers: steps CC10…CC14 of
/// `Documentation/Behaviour/CellConfigurations.md`.
@MainActor @Suite(.exclusiveScreen) struct CellConfigurationTests {
  private let screen = AnimatedScreen()

  private func table(
    _ configure: @escaping (UITableViewCell, IndexPath) -> Void
  ) -> (UITableView, TestTable) {
    let data = TestTable([["Kettle", "Pot", "Pan"]])
    data.configuresText = false
    data.configure = configure
    let table = screen.run { data.show(in: screen.window) }
    screen.wait(0.1)
    return (table, data)
  }

  @Test("CellConfigurations.CC10, CellConfigurations.CC14. A content takes the place of the labels")
  func content() throws {
    let (table, data) = table { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Kettle \(path.row)"
      content.secondaryText = path.row == 1 ? "Whistles" : nil
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
    }
    let cell = try #require(table.cellForRow(at: [0, 0]))
    let view = try #require(cell.contentView as? UIListContentView)
    #expect(table.rectForRow(at: [0, 0]).height == 44)
    #expect(table.rectForRow(at: [0, 1]).height > 55)
    #expect(cell.accessibilityLabel == "Kettle 0")
    #expect(table.cellForRow(at: [0, 1])?.accessibilityLabel == "Kettle 1, Whistles")
    // A content of the same type is shown by the same view, another one by a view of its own.
    var content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    content.text = "Teapot"
    screen.run { cell.contentConfiguration = content }
    #expect(cell.contentView === view && cell.accessibilityLabel == "Teapot")
    screen.run { cell.contentConfiguration = Badge.Content(text: "New") }
    #expect(cell.contentView is Badge && view.superview == nil)
    screen.run { cell.contentConfiguration = nil }
    #expect(cell.contentConfiguration == nil && !(cell.contentView is Badge))
    withExtendedLifetime(data) {}
  }

  @Test("CellConfigurations.CC11. A cell is updated once before the layout, for its state")
  func updates() throws {
    let (table, data) = table { cell, path in
      guard path.row == 0 else { return }
      cell.configurationUpdateHandler = { cell, state in
        Log.of(cell).append(state.isSelected ? "selected" : state.isHighlighted ? "lit" : "plain")
        var content = UIListContentConfiguration.cell().updated(for: state)
        content.text = state.isSelected ? "Chosen" : "Kettle"
        cell.contentConfiguration = content
      }
    }
    let cell = try #require(table.cellForRow(at: [0, 0]))
    #expect(Log.of(cell).texts == ["plain"] && cell.accessibilityLabel == "Kettle")
    screen.run {
      cell.setHighlighted(true, animated: false)
      cell.setNeedsUpdateConfiguration()
      cell.setHighlighted(false, animated: false)
      cell.setSelected(true, animated: false)
    }
    screen.wait(0.1)
    #expect(Log.of(cell).texts == ["plain", "selected"] && cell.accessibilityLabel == "Chosen")
    withExtendedLifetime(data) {}
  }

  @Test("CellConfigurations.CC12. An app adds values of its own to a cell's state")
  func customState() throws {
    let cell = CountingConfiguredCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    screen.run { screen.window.addSubview(cell) }
    screen.wait(0.1)
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "none")
    screen.run { cell.count = 3 }
    screen.wait(0.1)
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "3 left")
    #expect(cell.configurationState.count == 3)
    screen.run { cell.isUserInteractionEnabled = false }
    screen.wait(0.1)
    #expect(cell.configurationState.isDisabled)
    let content = cell.contentConfiguration as? UIListContentConfiguration
    #expect(content?.textProperties.color == .tertiaryLabel)
  }

  @Test("CellConfigurations.CC11. An app that updates alone keeps what it sets")
  func manual() throws {
    let (table, data) = table { cell, path in
      cell.automaticallyUpdatesContentConfiguration = path.row != 0
      var content = cell.defaultContentConfiguration()
      content.text = "Kettle"
      cell.contentConfiguration = content
    }
    for row in 0..<2 {
      screen.run { table.cellForRow(at: [0, row])?.isUserInteractionEnabled = false }
    }
    screen.wait(0.1)
    let colors = (0..<2).map { row in
      let content = table.cellForRow(at: [0, row])?.contentConfiguration
      return (content as? UIListContentConfiguration)?.textProperties.color
    }
    #expect(colors == [.label, .tertiaryLabel])
    withExtendedLifetime(data) {}
  }

  @Test(
    "CellConfigurations.CC13. A background replaces the views and the color, and they replace it")
  func backgrounds() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
    cell.backgroundConfiguration = .listGroupedCell()
    #expect(cell.backgroundView == nil)
    cell.isSelected = true
    screen.run { screen.window.addSubview(cell) }
    screen.wait(0.1)
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    cell.selectedBackgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.backgroundConfiguration = .clear()
    #expect(header.backgroundConfiguration?.backgroundColor == .clear)
    header.backgroundView = UIView()
    #expect(header.backgroundConfiguration == nil)
    let item = UICollectionViewCell(frame: .zero)
    #expect(item.backgroundConfiguration == nil)
    item.backgroundConfiguration = .listPlainCell()
    item.backgroundView = UIView()
    #expect(item.backgroundConfiguration == nil)
  }

  @Test("CellConfigurations.CC14. Headers and items have the height of their content")
  func heights() throws {
    let data = TestTable([["Kettle"]])
    let delegate = HeaderDelegate()
    let table = screen.run {
      let table = data.show(in: screen.window, style: .grouped, delegate: delegate)
      table.register(
        UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
      return table
    }
    screen.wait(0.1)
    let header = try #require(table.headerView(forSection: 0))
    let content = try #require(header.contentView as? UIListContentView)
    // Like the title of a data source, in two lines below the space of the first group.
    #expect(header.bounds.height == content.bounds.height + 17.5)
    #expect(header.bounds.height > 60)
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let items = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 300), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in
      cell.contentConfiguration = Badge.Content(text: "New")
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: items) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    screen.run {
      screen.window.addSubview(items)
      source.apply(snapshot, animatingDifferences: false)
    }
    screen.wait(0.1)
    #expect(items.visibleCells.map(\.bounds.size) == Array(repeating: Badge.size, count: 2))
    withExtendedLifetime((data, source)) {}
  }
}

/// A table's delegate with a configured header.
private final class HeaderDelegate: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    var content = header?.defaultContentConfiguration()
    content?.text = String(repeating: "Quick things ", count: 6)
    header?.contentConfiguration = content
    return header
  }
}

/// The texts that a cell noted.
@MainActor
private final class Log {
  var texts: [String] = []
  func append(_ text: String) { texts.append(text) }

  private static var logs: [ObjectIdentifier: Log] = [:]
  static func of(_ cell: UITableViewCell) -> Log {
    let log = logs[ObjectIdentifier(cell)] ?? Log()
    logs[ObjectIdentifier(cell)] = log
    return log
  }
}

/// A content view of an app, with constraints.
private final class Badge: UIView, UIContentView {
  struct Content: UIContentConfiguration, Hashable {
    var text: String
    func makeContentView() -> any UIView & UIContentView { Badge(self) }
    func updated(for state: any UIConfigurationState) -> Content { self }
  }

  static let size = CGSize(width: 80, height: 32)

  init(_ content: Content) {
    configuration = content
    super.init(frame: .zero)
    let dot = UIView()
    dot.translatesAutoresizingMaskIntoConstraints = false
    addSubview(dot)
    NSLayoutConstraint.activate([
      dot.widthAnchor.constraint(equalToConstant: Self.size.width),
      dot.heightAnchor.constraint(equalToConstant: Self.size.height),
      dot.topAnchor.constraint(equalTo: topAnchor), dot.leftAnchor.constraint(equalTo: leftAnchor),
      bottomAnchor.constraint(equalTo: dot.bottomAnchor).withPriority(999),
      rightAnchor.constraint(equalTo: dot.rightAnchor).withPriority(999),
    ])
  }
  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration
}

extension NSLayoutConstraint {
  fileprivate func withPriority(_ value: Float) -> NSLayoutConstraint {
    priority = UILayoutPriority(value)
    return self
  }
}

extension UIConfigurationStateCustomKey {
  fileprivate static let count = UIConfigurationStateCustomKey("kitchen.count")
}

extension UICellConfigurationState {
  fileprivate var count: Int? {
    get { self[.count] as? Int }
    set { self[.count] = newValue }
  }
}

/// A cell of an app with a value in its state.
private final class CountingConfiguredCell: UITableViewCell {
  var count: Int? { didSet { setNeedsUpdateConfiguration() } }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.count = count
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = defaultContentConfiguration().updated(for: state)
    content.text = state.count.map { "\($0) left" } ?? "none"
    contentConfiguration = content
  }
}
