internal import TactusFormRows

/// A list of labeled values of a contact being edited, such as its phone numbers.
@MainActor
struct LabeledTexts<Value: NSCopying & NSSecureCoding> {
  /// The list.
  let path: ReferenceWritableKeyPath<CNMutableContact, [CNLabeledValue<Value>]>
  /// The name of one value, such as “phone”.
  let name: String
  /// The labels that the user can choose; the first one is the default of a new value.
  let labels: [String]
  /// The keyboard.
  let keyboard: UIKeyboardType
  /// Returns a value as text.
  let text: (Value) -> String
  /// Returns the value for a text.
  let value: (String) -> Value

  /// Returns the rows of the list, including one that adds a value.
  func rows(_ contact: CNMutableContact, _ page: ContactEditPage) -> [FormRow] {
    let rows = contact[keyPath: path].map { row($0, contact, page) }
    let add = { [weak page] in
      let used = contact[keyPath: path].compactMap(\.label)
      let label = labels.first { !used.contains($0) } ?? labels.last
      contact[keyPath: path].append(CNLabeledValue(label: label, value: value("")))
      page?.update()
    }
    return rows + [FormRow.button("add \(name)", color: .label, add).editing(.insert(add))]
  }

  /// Removes the values without text.
  func removeEmpty(_ contact: CNMutableContact) {
    contact[keyPath: path].removeAll { text($0.value).isEmpty }
  }

  // MARK: Internals

  private func row(
    _ item: CNLabeledValue<Value>, _ contact: CNMutableContact, _ page: ContactEditPage
  ) -> FormRow {
    let identifier = item.identifier
    func index() -> Int? {
      contact[keyPath: path].firstIndex { $0.identifier == identifier }
    }
    func current() -> String { index().map { text(contact[keyPath: path][$0].value) } ?? "" }
    return FormRow.labeledText(
      ContactLabels.text(item.label), name, current, keyboard: keyboard,
      onLabel: { [weak page] in
        page?.chooseLabel(labels, item.label) { label in
          guard let index = index() else { return }
          contact[keyPath: path][index] = contact[keyPath: path][index].settingLabel(label)
        }
      },
      onChange: { [weak page] new in
        guard let index = index() else { return }
        contact[keyPath: path][index] = contact[keyPath: path][index].settingValue(value(new))
        page?.onChange()
      }
    ).editing(
      .delete { [weak page] in
        contact[keyPath: path].removeAll { $0.identifier == identifier }
        page?.update()
      })
  }
}
