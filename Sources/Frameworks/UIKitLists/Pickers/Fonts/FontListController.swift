import Foundation
import TactusUIKitValues
import TactusUIKitViews

/// The list of a font picker: families, or the faces of one, with a search by name.
final class FontListController: UITableViewController, UISearchBarDelegate {
  /// A font in the list.
  struct Row {
    /// The name that is shown.
    let title: String
    /// The font.
    let descriptor: UIFontDescriptor
    /// The family whose faces a button shows; `nil` for no button.
    var family: String?
  }

  /// The closure to call with the font that the user selects.
  var onSelect: (UIFontDescriptor) -> Void = { _ in }
  /// The closure to call with the family whose faces the user wants to see.
  var onShowFaces: (String) -> Void = { _ in }
  /// The descriptor of the font that has a check mark; `nil` for none.
  var selected: UIFontDescriptor? {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - rows: The fonts.
  ///   - usesSystemFont: Whether the names have the system font instead of their own.
  init(_ rows: [Row], usesSystemFont: Bool) {
    (all, shown, self.usesSystemFont) = (rows, rows, usesSystemFont)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.reuseIdentifier)
    search.delegate = self
    search.placeholder = "Search"
    search.sizeToFit()
    tableView.tableHeaderView = search
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: Self.reuseIdentifier, for: indexPath)
    let row = shown[indexPath.row]
    cell.textLabel?.text = row.title
    cell.textLabel?.font =
      usesSystemFont
      ? .systemFont(ofSize: UIFont.labelFontSize)
      : UIFont(descriptor: row.descriptor, size: UIFont.labelFontSize)
    let isSelected = selected?.postscriptName == row.descriptor.postscriptName
    cell.accessoryType =
      row.family == nil ? isSelected ? .checkmark : .none : .detailDisclosureButton
    cell.accessibilityTraits = isSelected ? [.button, .selected] : .button
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelect(shown[indexPath.row].descriptor)
  }

  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    if let family = shown[indexPath.row].family { onShowFaces(family) }
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    shown =
      searchText.isEmpty
      ? all : all.filter { $0.title.localizedCaseInsensitiveContains(searchText) }
    tableView.reloadData()
  }

  // MARK: Internals

  private static let reuseIdentifier = "font"

  private let all: [Row]
  private var shown: [Row]
  private let usesSystemFont: Bool
  private let search = UISearchBar()
}
