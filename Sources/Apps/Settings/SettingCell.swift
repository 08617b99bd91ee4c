import TactusPhoneLink
import UIKit

/// A row of a page of settings.
@MainActor
final class SettingCell: UITableViewCell {
  private let row: SettingsPage.Row
  private let onChange: (SystemSetting) -> Void
  private let toggle = UISwitch()
  private let slider = UISlider()
  private let caption = UILabel()

  /// Creates a row.
  ///
  /// - Parameter onChange: Called with the setting that the user has changed.
  init(_ row: SettingsPage.Row, onChange: @escaping (SystemSetting) -> Void) {
    self.row = row
    self.onChange = onChange
    super.init(style: .value1, reuseIdentifier: nil)
    switch row {
    case .toggle(let title, _): addToggle(title)
    case .accessibility(let name): addToggle(name.rawValue)
    case .keyboard(let name): addToggle(name.rawValue)
    case .keyboards:
      textLabel?.text = SettingsTexts["Keyboards"]
      accessoryType = .disclosureIndicator
    case .privacy:
      textLabel?.text = SettingsTexts["Privacy & Security"]
      imageView?.image = Self.icon("hand.raised.fill", .systemBlue)
      accessoryType = .disclosureIndicator
    case .health:
      textLabel?.text = SettingsTexts["Health"]
      imageView?.image = Self.icon("heart.fill", .systemPink)
      accessoryType = .disclosureIndicator
    case .slider(_, let low, let high):
      slider.minimumValueImage = Self.gray(low)
      slider.maximumValueImage = Self.gray(high)
      slider.tintColor = .systemBlue
      addSlider()
    case .steps(let title, _, let words):
      caption.text = SettingsTexts[title]
      caption.font = .preferredFont(forTextStyle: .body)
      caption.isAccessibilityElement = false
      contentView.addSubview(caption)
      slider.maximumValue = Float(words.count - 1)
      addSlider()
      slider.accessibilityLabel = caption.text
    case .option(let title, _, _), .numberOption(let title, _, _):
      textLabel?.text = SettingsTexts[title]
    case .page(let page, let symbol, let color):
      textLabel?.text = SettingsTexts[page.title]
      imageView?.image = Self.icon(symbol, color)
      accessoryType = .disclosureIndicator
    case .app(let app):
      textLabel?.text = app.name
      accessoryType = .disclosureIndicator
    case .forceTrial:
      let trial = ForceTrialView(frame: contentView.bounds)
      trial.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(trial)
      // The surface is the element.
      isAccessibilityElement = false
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the value of the setting.
  func update(from store: SettingsStore) {
    switch row {
    case .toggle(_, let name): toggle.setOn(store.isOn(name), animated: true)
    case .accessibility(let name): toggle.setOn(store.isOn(name), animated: true)
    case .keyboard(let name): toggle.setOn(store.isOn(name), animated: true)
    case .slider(let level, _, _):
      if !slider.isTracking { slider.value = Float(store.level(level)) }
      slider.accessibilityLabel = SettingsTexts[level.rawValue]
    case .steps(_, let choice, let words):
      let place = words.firstIndex(of: store.word(choice)) ?? words.count - 1
      if !slider.isTracking { slider.value = Float(place) }
    case .option(_, let choice, let word):
      show(isChosen: store.word(choice) == word)
    case .numberOption(_, let level, let number):
      show(isChosen: store.level(level) == number)
    case .keyboards: detailTextLabel?.text = "\(store.keyboards.count)"
    case .page, .app, .privacy, .health, .forceTrial: break
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds.insetBy(dx: 16, dy: 0)
    caption.frame = CGRect(x: area.minX, y: 8, width: area.width, height: 28)
    let top = caption.superview == nil ? 0 : caption.frame.maxY
    slider.frame = CGRect(
      x: area.minX, y: top, width: area.width, height: contentView.bounds.height - top)
  }

  // MARK: Internals

  private func addToggle(_ title: String) {
    textLabel?.text = SettingsTexts[title]
    toggle.accessibilityLabel = textLabel?.text
    toggle.addAction(
      UIAction { [weak self] _ in self?.toggled() }, for: .valueChanged)
    accessoryView = toggle
  }

  private func addSlider() {
    slider.addAction(
      UIAction { [weak self] _ in self?.slid() }, for: .valueChanged)
    contentView.addSubview(slider)
  }

  /// Shows whether an option is the value of the setting.
  private func show(isChosen: Bool) {
    accessoryType = isChosen ? .checkmark : .none
    accessibilityTraits = isChosen ? [.button, .selected] : .button
  }

  private func toggled() {
    switch row {
    case .toggle(_, let name): onChange(.switch(name, toggle.isOn))
    case .accessibility(let name): onChange(.accessibility(name, toggle.isOn))
    case .keyboard(let name): onChange(.keyboard(name, toggle.isOn))
    default: break
    }
  }

  private func slid() {
    switch row {
    case .slider(let level, _, _): onChange(.level(level, Double(slider.value)))
    case .steps(_, let choice, let words):
      let place = Int(slider.value.rounded())
      if words.indices.contains(place) { onChange(.choice(choice, words[place])) }
    default: break
    }
  }

  private static func gray(_ symbol: String) -> UIImage? {
    UIImage(systemName: symbol)?.withTintColor(.secondaryLabel, renderingMode: .alwaysOriginal)
  }

  /// Returns a white symbol on a square with round corners.
  private static func icon(_ symbol: String, _ color: UIColor) -> UIImage {
    let side: CGFloat = 29
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      let square = CGRect(x: 0, y: 0, width: side, height: side)
      color.setFill()
      UIBezierPath(roundedRect: square, cornerRadius: 6.5).fill()
      let picture = UIImage(
        systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))?
        .withTintColor(.white, renderingMode: .alwaysOriginal)
      guard let picture else { return }
      picture.draw(
        at: CGPoint(x: (side - picture.size.width) / 2, y: (side - picture.size.height) / 2))
    }
  }
}
