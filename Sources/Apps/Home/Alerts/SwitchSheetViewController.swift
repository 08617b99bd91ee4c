import TactusHealthModel
import TactusHealthSymbols
import TactusPhoneLink
import UIKit

/// A sheet with the switches of a question, such as for access to health data
/// (SystemAlerts.W1).
@MainActor
final class SwitchSheetViewController: UIViewController, UITableViewDataSource, UITableViewDelegate
{
  private var alert: SystemAlert
  private let choose: (Int) -> Void
  private let table = UITableView(frame: .zero, style: .insetGrouped)
  private let allow = UIButton(type: .system)
  private let deny = UIButton(type: .system)

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - alert: The question.
  ///   - choose: Receives the place of a button, or of a switch after the buttons.
  init(_ alert: SystemAlert, choose: @escaping (Int) -> Void) {
    self.alert = alert
    self.choose = choose
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the question after its switches have changed.
  func update(_ alert: SystemAlert) {
    self.alert = alert
    for cell in table.visibleCells {
      guard let toggle = cell.accessoryView as? UISwitch else { continue }
      let isOn = alert.switches.indices.contains(toggle.tag) && alert.switches[toggle.tag].isOn
      if toggle.isOn != isOn { toggle.setOn(isOn, animated: true) }
    }
    showState()
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    table.dataSource = self
    table.delegate = self
    table.tableHeaderView = makeHeader()
    allow.setTitleColor(.tertiaryLabel, for: .disabled)
    for (index, button) in [deny, allow].enumerated() where alert.buttons.indices.contains(index) {
      button.setTitle(alert.buttons[index], for: .normal)
      button.tag = index
      button.addAction(
        UIAction { [weak self] action in
          if let button = action.sender as? UIButton { self?.choose(button.tag) }
        }, for: .touchUpInside)
    }
    allow.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    let buttons = UIStackView(arrangedSubviews: [deny, allow])
    buttons.distribution = .fillEqually
    let stack = UIStackView(arrangedSubviews: [table, buttons])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -Self.spacing),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    showState()
  }

  // MARK: Table

  /// The sections: all switches at once, then one for each group.
  func numberOfSections(in tableView: UITableView) -> Int { groups.count + 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 1 : places(section).count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0
      ? nil : words.text(.group, alert.app ?? words[.theApp], groups[section - 1].lowercased())
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    guard indexPath.section > 0 else {
      let isAllOn = alert.switches.allSatisfy(\.isOn)
      cell.textLabel?.text = words[isAllOn ? .turnOffAll : .turnOnAll]
      cell.textLabel?.textColor = .systemBlue
      cell.accessibilityTraits = .button
      return cell
    }
    let place = places(indexPath.section)[indexPath.row]
    cell.selectionStyle = .none
    cell.textLabel?.text = alert.switches[place].title
    cell.textLabel?.numberOfLines = 0
    cell.imageView?.image = alert.switches[place].type.flatMap { HealthType.all[$0] }
      .map { HealthSymbol.image(of: $0) }
    let toggle = UISwitch()
    toggle.isOn = alert.switches[place].isOn
    toggle.tag = place
    toggle.accessibilityLabel = "\(alert.switches[place].group) \(alert.switches[place].title)"
    toggle.addAction(
      UIAction { [weak self] action in
        guard let self, let toggle = action.sender as? UISwitch else { return }
        choose(alert.buttons.count + toggle.tag)
      }, for: .valueChanged)
    cell.accessoryView = toggle
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if indexPath.section == 0 { choose(alert.buttons.count + alert.switches.count) }
  }

  // MARK: Internals

  /// The texts in the phone's language.
  private let words = QuestionTexts(Locale.preferredLanguages.first ?? "en")

  /// The symbol, the heading, the question and the app's texts, above the switches.
  private func makeHeader() -> UIView {
    let symbol = UIImageView(image: HealthSymbol.image(of: .heart, side: 60))
    symbol.contentMode = .center
    let heading = UILabel()
    heading.text = words[.healthHeading]
    heading.font = .preferredFont(forTextStyle: .title1)
    heading.accessibilityTraits = .header
    let question = UILabel()
    question.text = alert.title
    question.font = .preferredFont(forTextStyle: .subheadline)
    let purpose = UILabel()
    purpose.text = alert.message
    purpose.font = .preferredFont(forTextStyle: .footnote)
    purpose.textColor = .secondaryLabel
    purpose.isHidden = alert.message.isEmpty
    for label in [heading, question, purpose] {
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    let stack = UIStackView(arrangedSubviews: [symbol, heading, question, purpose])
    stack.axis = .vertical
    stack.spacing = Self.spacing
    let width = UIScreen.main.bounds.width
    let header = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 0))
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: width - 2 * Self.margin, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    stack.frame = CGRect(
      x: Self.margin, y: Self.spacing, width: width - 2 * Self.margin, height: size.height)
    stack.autoresizingMask = .flexibleWidth
    header.frame.size.height = size.height + 2 * Self.spacing
    header.addSubview(stack)
    return header
  }

  /// The distance between the parts, in points.
  ///
  /// - Source: ours. Confidence: guess.
  private static let spacing = 12.0

  /// The distance of texts from the edges, in points.
  ///
  /// - Source: ours. Confidence: guess.
  private static let margin = 24.0

  private var groups: [String] {
    var groups: [String] = []
    for one in alert.switches where !groups.contains(one.group) { groups.append(one.group) }
    return groups
  }

  private func places(_ section: Int) -> [Int] {
    alert.switches.indices.filter { alert.switches[$0].group == groups[section - 1] }
  }

  /// The user can allow only something (a guess: pictures show the button gray without).
  private func showState() { allow.isEnabled = alert.switches.contains(where: \.isOn) }
}
