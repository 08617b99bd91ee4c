import UIKit

/// A page of an app's `Settings.bundle` as a plain value (Settings.SB1, Settings.SB2).
struct AppSettingsPage {
  /// A row.
  enum Row {
    /// A switch, with the values that it stores.
    case toggle(String, key: String, standard: Any?, on: Any, off: Any)
    /// A text that the user edits.
    case text(
      String, key: String, standard: String, isSecure: Bool, UIKeyboardType,
      UITextAutocapitalizationType, UITextAutocorrectionType)
    /// A slider between two images.
    case slider(key: String, standard: Float, ClosedRange<Float>, low: UIImage?, high: UIImage?)
    /// A list of options on a page of its own.
    case options(String, key: String, standard: Any?, titles: [String], values: [Any])
    /// One option of several on this page.
    case option(String, key: String, standard: Any?, value: Any)
    /// A value that cannot be edited, with the titles of values.
    case value(String, key: String, standard: Any?, titles: [String], values: [Any])
    /// Another page, by the name of its file.
    case page(String, file: String)
  }

  /// A section.
  struct Section {
    var header: String?
    var footer: String?
    var rows: [Row] = []
  }

  /// The title; nil for the name of the app.
  var title: String?
  /// The sections.
  var sections: [Section] = []
  /// The rows that are left out, each with its reason.
  var problems: [String] = []

  /// An error of a file.
  struct ReadingError: Error {
    /// The message for the user.
    var message: String
  }

  /// Reads a page.
  ///
  /// - Parameters:
  ///   - file: The name of the file in the bundle, without extension.
  ///   - folder: The path of the `Settings.bundle`.
  /// - Throws: `ReadingError` with one message for a file that cannot be read.
  init(_ file: String, in folder: String) throws(ReadingError) {
    let name = "\(file).plist"
    guard !file.isEmpty, !file.contains("/"), file != ".." else {
      throw ReadingError(message: "“\(file)” is no name of a file in Settings.bundle")
    }
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else {
      throw ReadingError(message: "\(name) of Settings.bundle cannot be read")
    }
    guard data.count <= Self.maximumBytes else {
      throw ReadingError(message: "\(name) of Settings.bundle has more than 1 MB")
    }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let members = list as? [String: Any] else {
      throw ReadingError(message: "\(name) of Settings.bundle is no property list with keys")
    }
    guard let specifiers = members["PreferenceSpecifiers"] as? [Any] else {
      throw ReadingError(message: "\(name) of Settings.bundle has no array PreferenceSpecifiers")
    }
    let table = members["StringsTable"] as? String ?? "Root"
    let strings = SettingsStrings(table, in: folder)
    title = (members["Title"] as? String).map(strings.localized)
    for (index, specifier) in specifiers.prefix(Self.maximumRows).enumerated() {
      guard let specifier = specifier as? [String: Any] else {
        problems.append("\(name): item \(index) of PreferenceSpecifiers is not a dictionary")
        continue
      }
      if let problem = add(specifier, strings, folder) {
        problems.append("\(name): item \(index) of PreferenceSpecifiers \(problem)")
      }
    }
  }

  // MARK: Internals

  /// The largest size of a file, and the largest number of rows of a page.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumBytes = 1 << 20, maximumRows = 1000

  /// Adds a specifier; returns the reason if it is left out.
  private mutating func add(
    _ specifier: [String: Any], _ strings: SettingsStrings, _ folder: String
  ) -> String? {
    guard let type = specifier["Type"] as? String else { return "has no Type" }
    func text(_ key: String) -> String? { (specifier[key] as? String).map(strings.localized) }
    let (title, key) = (text("Title") ?? "", specifier["Key"] as? String ?? "")
    let standard = specifier["DefaultValue"]
    let values = specifier["Values"] as? [Any] ?? []
    let titles = (specifier["Titles"] as? [String] ?? []).map(strings.localized)
    // A row may be for some idioms only (Settings.SB2).
    if let idioms = specifier["SupportedUserInterfaceIdioms"] as? [String],
      !idioms.contains("Phone")
    {
      return nil
    }
    if !["PSGroupSpecifier", "PSChildPaneSpecifier"].contains(type), key.isEmpty {
      return "of the type \(type) has no Key"
    }
    switch type {
    case "PSGroupSpecifier":
      sections.append(Section(header: title.isEmpty ? nil : title, footer: text("FooterText")))
    case "PSToggleSwitchSpecifier":
      append(
        .toggle(
          title, key: key, standard: standard, on: specifier["TrueValue"] ?? true,
          off: specifier["FalseValue"] ?? false))
    case "PSTextFieldSpecifier":
      append(
        .text(
          title, key: key, standard: standard as? String ?? "",
          isSecure: (specifier["IsSecure"] as? NSNumber)?.boolValue ?? false,
          Self.keyboards[specifier["KeyboardType"] as? String ?? ""] ?? .default,
          Self.capitalizations[specifier["AutocapitalizationType"] as? String ?? ""] ?? .none,
          Self.corrections[specifier["AutocorrectionType"] as? String ?? ""] ?? .default))
    case "PSSliderSpecifier":
      func number(_ key: String) -> Float? { (specifier[key] as? NSNumber)?.floatValue }
      func image(_ key: String) -> UIImage? {
        (specifier[key] as? String).flatMap { name in
          name.contains("/") ? nil : UIImage(contentsOfFile: "\(folder)/\(name)")
        }
      }
      let (low, high) = (number("MinimumValue") ?? 0, number("MaximumValue") ?? 1)
      guard low < high else { return "has a MinimumValue that is not below its MaximumValue" }
      append(
        .slider(
          key: key, standard: min(max(number("DefaultValue") ?? low, low), high), low...high,
          low: image("MinimumValueImage"), high: image("MaximumValueImage")))
    case "PSMultiValueSpecifier":
      guard titles.count == values.count, !values.isEmpty else {
        return "has \(titles.count) Titles and \(values.count) Values"
      }
      append(.options(title, key: key, standard: standard, titles: titles, values: values))
    case "PSTitleValueSpecifier":
      guard titles.count == values.count else {
        return "has \(titles.count) Titles and \(values.count) Values"
      }
      append(.value(title, key: key, standard: standard, titles: titles, values: values))
    case "PSRadioGroupSpecifier":
      guard titles.count == values.count, !values.isEmpty else {
        return "has \(titles.count) Titles and \(values.count) Values"
      }
      let rows = zip(titles, values).map {
        Row.option($0, key: key, standard: standard, value: $1)
      }
      sections.append(
        Section(header: title.isEmpty ? nil : title, footer: text("FooterText"), rows: rows))
      // The rows that follow belong to a section of their own.
      sections.append(Section())
    case "PSChildPaneSpecifier":
      guard let file = specifier["File"] as? String else { return "has no File" }
      append(.page(title, file: file))
    default: return "has the unknown Type “\(type)”"
    }
    return nil
  }

  private mutating func append(_ row: Row) {
    if sections.isEmpty { sections.append(Section()) }
    sections[sections.count - 1].rows.append(row)
  }

  private static let keyboards: [String: UIKeyboardType] = [
    "Alphabet": .default, "NumbersAndPunctuation": .numbersAndPunctuation,
    "NumberPad": .numberPad, "URL": .URL, "EmailAddress": .emailAddress,
  ]
  private static let capitalizations: [String: UITextAutocapitalizationType] = [
    "None": .none, "Sentences": .sentences, "Words": .words, "AllCharacters": .allCharacters,
  ]
  private static let corrections: [String: UITextAutocorrectionType] = [
    "Default": .default, "No": .no, "Yes": .yes,
  ]
}
