extension Option where Value == Bool {
  /// Declares an option without a value.
  public static func flag(_ name: String, short: Character? = nil, help: String) -> Option {
    Option(name, short: short, valueName: nil, help: help) { texts in !texts.isEmpty }
  }

  /// The flag `--json`, of every command with a result.
  public static var json: Option { .flag("json", help: "Print the result as JSON.") }
  /// The flag `--help`, of every command.
  public static var help: Option { .flag("help", short: "h", help: "Show this help.") }
  /// The flag `--version`, of every command.
  public static var version: Option { .flag("version", help: "Show the version.") }
}

extension Option where Value == String? {
  /// Declares an option whose value is any text.
  public static func text(
    _ name: String, short: Character? = nil, value: String, completion: ValueCompletion = .none,
    help: String
  ) -> Option {
    Option(name, short: short, valueName: value, help: help, completion: completion) { $0.last }
  }

  /// Declares an option whose value is a file path.
  ///
  /// Completion offers files with one of the extensions; every path is accepted.
  public static func file(
    _ name: String, short: Character? = nil, value: String = "FILE", extensions: [String] = [],
    help: String
  ) -> Option {
    .text(name, short: short, value: value, completion: .files(extensions), help: help)
  }
}

extension Option where Value == String {
  /// Declares an option whose value is any text, with a default.
  public static func text(
    _ name: String, short: Character? = nil, value: String, default standard: String,
    completion: ValueCompletion = .none, help: String
  ) -> Option {
    Option(
      name, short: short, valueName: value, help: help, defaultText: standard,
      completion: completion
    ) { $0.last ?? standard }
  }
}

extension Option where Value == [String] {
  /// Declares an option that may be given several times.
  ///
  /// Only the words of `allowed` are accepted; an empty list accepts all.
  public static func texts(
    _ name: String, short: Character? = nil, value: String, allowed: [String] = [], help: String
  ) -> Option {
    Option(
      name, short: short, valueName: value, help: help, repeats: true,
      completion: .only(allowed)
    ) { texts throws(UsageError) in
      for text in texts where !allowed.isEmpty && !allowed.contains(text) {
        throw UsageError.notAllowed(text, for: "--\(name)", allowed: allowed)
      }
      return texts
    }
  }
}

extension Option where Value == Int {
  /// Declares an option whose value is an integer.
  ///
  /// The unit is the plural for error messages, such as `Hz`.
  public static func integer(
    _ name: String, short: Character? = nil, value: String, in range: ClosedRange<Int>,
    unit: String? = nil, default standard: Int, help: String
  ) -> Option {
    Option(
      name, short: short, valueName: value, help: help,
      rangeText: ValueReader.text(of: range), defaultText: "\(standard)"
    ) { texts throws(UsageError) in
      try ValueReader.integer(texts.last, of: "--\(name)", in: range, unit: unit) ?? standard
    }
  }
}

extension Option where Value == Int? {
  /// Declares an option whose value is an integer, without a default.
  public static func integer(
    _ name: String, short: Character? = nil, value: String, in range: ClosedRange<Int>,
    unit: String? = nil, help: String
  ) -> Option {
    Option(
      name, short: short, valueName: value, help: help,
      rangeText: ValueReader.text(of: range)
    ) { texts throws(UsageError) in
      try ValueReader.integer(texts.last, of: "--\(name)", in: range, unit: unit)
    }
  }
}

extension Option where Value == Double {
  /// Declares an option whose value is a number.
  ///
  /// The unit is the plural for error messages, such as `seconds`.
  public static func number(
    _ name: String, short: Character? = nil, value: String, in range: ClosedRange<Double>,
    unit: String? = nil, default standard: Double, help: String
  ) -> Option {
    Option(
      name, short: short, valueName: value, help: help,
      rangeText: ValueReader.text(of: range),
      defaultText: ValueReader.text(of: standard)
    ) { texts throws(UsageError) in
      try ValueReader.number(texts.last, of: "--\(name)", in: range, unit: unit) ?? standard
    }
  }
}

extension Option where Value == Double? {
  /// Declares an option whose value is a number, without a default.
  public static func number(
    _ name: String, short: Character? = nil, value: String, in range: ClosedRange<Double>,
    unit: String? = nil, help: String
  ) -> Option {
    Option(
      name, short: short, valueName: value, help: help,
      rangeText: ValueReader.text(of: range)
    ) { texts throws(UsageError) in
      try ValueReader.number(texts.last, of: "--\(name)", in: range, unit: unit)
    }
  }
}

extension Option where Value: RawRepresentable<String> & CaseIterable {
  /// Declares an option whose value is one of a type's cases.
  public static func choice(
    _ name: String, short: Character? = nil, value: String, default standard: Value, help: String
  ) -> Option {
    let allowed = Value.allCases.map(\.rawValue)
    return Option(
      name, short: short, valueName: value, help: help, defaultText: standard.rawValue,
      completion: .only(allowed)
    ) { texts throws(UsageError) in
      try ValueReader.choice(texts.last, of: "--\(name)", as: Value.self) ?? standard
    }
  }
}

extension Option {
  /// Declares an option whose value is one of a type's cases, without a default.
  public static func choice<Case: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, short: Character? = nil, value: String, help: String
  ) -> Option where Value == Case? {
    Option(
      name, short: short, valueName: value, help: help,
      completion: .only(Case.allCases.map(\.rawValue))
    ) { texts throws(UsageError) in
      try ValueReader.choice(texts.last, of: "--\(name)", as: Case.self)
    }
  }

  /// Declares an option that may be given several times, each time with one of a type's cases.
  public static func choices<Case: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, short: Character? = nil, value: String, default standard: [Case] = [],
    help: String
  ) -> Option where Value == [Case] {
    let defaultText = standard.map(\.rawValue).joined(separator: ", ")
    return Option(
      name, short: short, valueName: value, help: help,
      defaultText: standard.isEmpty ? nil : defaultText, repeats: true,
      completion: .only(Case.allCases.map(\.rawValue))
    ) { texts throws(UsageError) in
      var cases: [Case] = []
      for text in texts {
        if let value = try ValueReader.choice(text, of: "--\(name)", as: Case.self) {
          cases.append(value)
        }
      }
      return texts.isEmpty ? standard : cases
    }
  }
}
