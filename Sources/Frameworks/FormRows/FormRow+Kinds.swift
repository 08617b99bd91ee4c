import UIKit

extension FormRow {
  /// A title with a value at the trailing edge, which leads to another page.
  package static func value(
    _ title: String, _ value: String,
    color: UIColor? = nil, onSelect: (() -> Void)? = nil
  ) -> FormRow {
    FormRow(onSelect: onSelect) {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = title
      cell.detailTextLabel?.text = value
      if let color { cell.detailTextLabel?.textColor = color }
      if onSelect != nil { cell.accessoryType = .disclosureIndicator }
      return cell
    }
  }

  /// A small title above a value, which may have several lines.
  package static func stacked(
    _ title: String, _ value: String, color: UIColor = .label, titleColor: UIColor = .label,
    onSelect: (() -> Void)? = nil
  ) -> FormRow {
    FormRow(onSelect: onSelect) {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = title
      cell.textLabel?.font = .preferredFont(forTextStyle: .footnote)
      cell.textLabel?.textColor = titleColor
      cell.detailTextLabel?.text = value
      cell.detailTextLabel?.font = .preferredFont(forTextStyle: .body)
      cell.detailTextLabel?.textColor = color
      cell.detailTextLabel?.numberOfLines = 0
      return cell
    }
  }

  /// A title that acts when it is touched, as a button.
  package static func button(
    _ title: String, color: UIColor? = nil, isCentered: Bool = false,
    _ action: @escaping () -> Void
  ) -> FormRow {
    FormRow(onSelect: action) {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = title
      cell.textLabel?.textColor = color ?? cell.tintColor
      cell.textLabel?.textAlignment = isCentered ? .center : .natural
      cell.accessibilityTraits = .button
      return cell
    }
  }

  /// A field for a text.
  ///
  /// - Parameters:
  ///   - placeholder: The text of an empty field, and its name.
  ///   - text: Returns the text.
  ///   - keyboard: The keyboard.
  ///   - onChange: Called with each change of the text.
  package static func text(
    _ placeholder: String, _ text: @escaping () -> String,
    keyboard: UIKeyboardType = .default, onChange: @escaping (String) -> Void
  ) -> FormRow {
    FormRow {
      let cell = TextFieldCell(placeholder, text(), onChange: onChange)
      cell.field.keyboardType = keyboard
      if keyboard != .default { cell.field.autocapitalizationType = .none }
      return cell
    }
  }

  /// A field for a text after a button with a label.
  package static func labeledText(
    _ label: String, _ placeholder: String, _ text: @escaping () -> String,
    keyboard: UIKeyboardType, onLabel: @escaping () -> Void, onChange: @escaping (String) -> Void
  ) -> FormRow {
    FormRow {
      let cell = TextFieldCell(placeholder, text(), onChange: onChange)
      cell.field.keyboardType = keyboard
      cell.field.autocapitalizationType = .none
      cell.showLabel(label, action: onLabel)
      return cell
    }
  }

  /// A title with a switch.
  package static func toggle(
    _ title: String, _ isOn: Bool, onChange: @escaping (Bool) -> Void
  ) -> FormRow {
    FormRow {
      let control = UISwitch()
      control.isOn = isOn
      control.addAction(
        UIAction { action in
          if let control = action.sender as? UISwitch { onChange(control.isOn) }
        }, for: .valueChanged)
      return cell(title, control)
    }
  }

  /// A title with a date, which a touch changes.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - mode: Whether the date has a time.
  ///   - date: Returns the date.
  ///   - minimum: The earliest date; `nil` for no limit.
  ///   - onChange: Called with the date that the user has chosen.
  package static func date(
    _ title: String, _ mode: UIDatePicker.Mode, _ date: @escaping () -> Date,
    minimum: Date? = nil, onChange: @escaping (Date) -> Void
  ) -> FormRow {
    FormRow {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .compact
      picker.datePickerMode = mode
      picker.minimumDate = minimum
      picker.date = date()
      picker.addAction(
        UIAction { action in
          if let picker = action.sender as? UIDatePicker { onChange(picker.date) }
        }, for: .valueChanged)
      return cell(title, picker)
    }
  }

  // MARK: Internals

  /// Returns a cell with a title and a control, which has the title as its name.
  private static func cell(_ title: String, _ control: UIView) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = title
    cell.selectionStyle = .none
    control.accessibilityLabel = title
    control.sizeToFit()
    cell.accessoryView = control
    return cell
  }
}
