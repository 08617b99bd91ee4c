internal import TactusFormRows

/// The postal addresses of a contact being edited.
@MainActor
enum EditedAddresses {
  /// Returns a section for each address, and one that adds an address.
  static func sections(_ contact: CNMutableContact, _ page: ContactEditPage) -> [FormSection] {
    let add = { [weak page] in
      contact.postalAddresses.append(
        CNLabeledValue(label: CNLabelHome, value: CNPostalAddress()))
      page?.update()
    }
    let last = FormRow.button("add address", color: .label, add).editing(.insert(add))
    return contact.postalAddresses.map { section($0, contact, page) } + [FormSection(nil, [last])]
  }

  /// Removes the addresses without text.
  static func removeEmpty(_ contact: CNMutableContact) {
    contact.postalAddresses.removeAll { address in
      parts.allSatisfy { address.value[keyPath: $0.path].isEmpty }
    }
  }

  // MARK: Internals

  /// The editable parts, with the keys of their localized names.
  private static let parts:
    [(
      key: String, path: KeyPath<CNPostalAddress, String>,
      own: ReferenceWritableKeyPath<CNMutablePostalAddress, String>
    )] = [
      (CNPostalAddressStreetKey, \.street, \.street),
      (CNPostalAddressPostalCodeKey, \.postalCode, \.postalCode),
      (CNPostalAddressCityKey, \.city, \.city), (CNPostalAddressStateKey, \.state, \.state),
      (CNPostalAddressCountryKey, \.country, \.country),
    ]

  private static func section(
    _ item: CNLabeledValue<CNPostalAddress>, _ contact: CNMutableContact, _ page: ContactEditPage
  ) -> FormSection {
    let identifier = item.identifier
    func index() -> Int? {
      contact.postalAddresses.firstIndex { $0.identifier == identifier }
    }
    let label = FormRow.value(
      "address", ContactLabels.text(item.label),
      onSelect: { [weak page] in
        page?.chooseLabel(ContactLabels.addresses, item.label) { label in
          guard let index = index() else { return }
          contact.postalAddresses[index] = contact.postalAddresses[index].settingLabel(label)
        }
      }
    ).editing(
      .delete { [weak page] in
        contact.postalAddresses.removeAll { $0.identifier == identifier }
        page?.update()
      })
    let rows = parts.map { part in
      FormRow.text(
        CNPostalAddress.localizedString(forKey: part.key),
        { index().map { contact.postalAddresses[$0].value[keyPath: part.path] } ?? "" }
      ) { [weak page] text in
        guard let index = index(),
          let new = contact.postalAddresses[index].value.mutableCopy() as? CNMutablePostalAddress
        else { return }
        new[keyPath: part.own] = text
        contact.postalAddresses[index] = contact.postalAddresses[index].settingValue(new)
        page?.onChange()
      }
    }
    return FormSection(nil, [label] + rows)
  }
}
