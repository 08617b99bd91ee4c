/// The lines of a postal address, in the order of its country (Contacts.AD1).
///
/// - Source: the address formats that the Universal Postal Union publishes. Confidence:
///   documented.
struct AddressLines {
  /// The lines, whose parts have their keys.
  var lines: [[(key: String, text: String)]]

  /// The text.
  var text: String {
    lines.map { line in line.map(\.text).joined(separator: " ") }.joined(separator: "\n")
  }

  /// Formats the lines of an address.
  init(_ address: CNPostalAddress) {
    let country =
      address.isoCountryCode.isEmpty
      ? CNContactsUserDefaults.shared().countryCode : address.isoCountryCode.lowercased()
    let layout: [[String]]
    if Self.codeBeforeCity.contains(country) {
      layout = [
        [CNPostalAddressStreetKey], [CNPostalAddressSubLocalityKey],
        [CNPostalAddressPostalCodeKey, CNPostalAddressCityKey, CNPostalAddressStateKey],
        [CNPostalAddressCountryKey],
      ]
    } else if Self.codeAlone.contains(country) {
      layout = [
        [CNPostalAddressStreetKey], [CNPostalAddressSubLocalityKey], [CNPostalAddressCityKey],
        [CNPostalAddressStateKey], [CNPostalAddressPostalCodeKey], [CNPostalAddressCountryKey],
      ]
    } else if country == "jp" {
      layout = [
        [CNPostalAddressPostalCodeKey],
        [CNPostalAddressStateKey, CNPostalAddressCityKey, CNPostalAddressSubLocalityKey],
        [CNPostalAddressStreetKey], [CNPostalAddressCountryKey],
      ]
    } else {
      layout = [
        [CNPostalAddressStreetKey], [CNPostalAddressSubLocalityKey],
        [CNPostalAddressCityKey, CNPostalAddressStateKey, CNPostalAddressPostalCodeKey],
        [CNPostalAddressCountryKey],
      ]
    }
    lines = layout.map { keys in
      keys.compactMap { key in
        let part = (address.parts[key] ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
        return part.isEmpty ? nil : (key, part)
      }
    }.filter { !$0.isEmpty }
  }

  // MARK: Internals

  /// The countries whose postal code precedes the city.
  private static let codeBeforeCity: Set<String> = [
    "ar", "at", "ba", "be", "bg", "br", "ch", "cl", "cn", "cy", "cz", "de", "dk", "ee", "es", "fi",
    "fr", "ge", "gr", "hr", "il", "is", "it", "li", "lt", "lu", "lv", "ma", "mc", "md", "me", "mk",
    "mx", "my", "nl", "no", "pl", "pt", "ro", "rs", "se", "si", "sk", "sm", "tn", "tr", "va",
  ]
  /// The countries whose postal code is on a line of its own.
  private static let codeAlone: Set<String> = ["gb", "hu", "ie", "ru", "ua", "za"]
}
