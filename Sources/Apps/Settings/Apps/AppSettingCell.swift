import TactusPhoneLink
import UIKit

/// A row of a page of an app's `Settings.bundle` (Settings.SB2).
@MainActor
final class AppSettingCell: UITableViewCell {
  private let row: AppSettingsPage.Row
  private let app: InstalledApp
  private let store: SettingsStore
  private let toggle = UISwitch()
  private let slider = UISlider()
  private let field = UITextField()

  init(_ row: AppSettingsPage.Row, of app: InstalledApp, _ store: SettingsStore) {
    (self.row, self.app, self.store) = (row, app, store)
    super.init(style: .value1, reuseIdentifier: nil)
    switch row {
    case .toggle(let title, let key, _, let on, let off):
      textLabel?.text = title
      toggle.accessibilityLabel = title
      toggle.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          store.set(toggle.isOn ? on : off, key, of: app.identifier)
        }, for: .valueChanged)
      accessoryView = toggle
    case .text(let title, let key, _, let isSecure, let keyboard, let capitals, let correction):
      textLabel?.text = title
      field.accessibilityLabel = title
      field.isSecureTextEntry = isSecure
      field.keyboardType = keyboard
      field.autocapitalizationType = capitals
      field.autocorrectionType = correction
      field.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          store.set(field.text ?? "", key, of: app.identifier)
        }, for: .editingChanged)
      contentView.addSubview(field)
    case .slider(let key, _, let range, let low, let high):
      slider.minimumValue = range.lowerBound
      slider.maximumValue = range.upperBound
      (slider.minimumValueImage, slider.maximumValueImage) = (low, high)
      slider.accessibilityLabel = key
      slider.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          store.set(Double(slider.value), key, of: app.identifier)
        }, for: .valueChanged)
      contentView.addSubview(slider)
    case .options(let title, _, _, _, _), .page(let title, _):
      textLabel?.text = title
      accessoryType = .disclosureIndicator
    case .option(let title, _, _, _), .value(let title, _, _, _, _): textLabel?.text = title
    }
    update()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the value.
  func update() {
    func value(_ key: String, _ standard: Any?) -> Any? {
      store.value(key, of: app.identifier) ?? standard
    }
    func title(_ value: Any?, _ titles: [String], _ values: [Any]) -> String? {
      values.firstIndex { SettingsStore.isEqual($0, value) }.map { titles[$0] }
    }
    switch row {
    case .toggle(_, let key, let standard, let on, _):
      toggle.setOn(SettingsStore.isEqual(value(key, standard), on), animated: true)
    case .text(_, let key, let standard, _, _, _, _):
      if !field.isEditing { field.text = value(key, standard) as? String }
    case .slider(let key, let standard, _, _, _):
      if !slider.isTracking {
        slider.value = (value(key, standard) as? NSNumber)?.floatValue ?? standard
      }
    case .options(_, let key, let standard, let titles, let values):
      detailTextLabel?.text = title(value(key, standard), titles, values)
    case .value(_, let key, let standard, let titles, let values):
      let found = value(key, standard)
      detailTextLabel?.text = title(found, titles, values) ?? found.map { "\($0)" }
    case .option(_, let key, let standard, let own):
      let isChosen = SettingsStore.isEqual(value(key, standard), own)
      accessoryType = isChosen ? .checkmark : .none
      accessibilityTraits = isChosen ? [.button, .selected] : .button
    case .page: break
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentView.bounds.insetBy(dx: 16, dy: 0)
    slider.frame = area
    // The text begins beside the title, or at the edge without one.
    let hasTitle = textLabel?.text?.isEmpty == false
    let x = hasTitle ? area.minX + area.width * 0.4 : area.minX
    field.frame = CGRect(x: x, y: 0, width: area.maxX - x, height: area.height)
  }
}
