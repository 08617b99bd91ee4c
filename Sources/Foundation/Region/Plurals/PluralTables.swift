import Synchronization

/// The tables of plural forms that the app has used.
final class PluralTables: Sendable {
  static let shared = PluralTables()

  /// Returns the format of a key, for `String(format:)`; nil if the table has no such key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - bundle: The path of the bundle.
  ///   - name: The name of the table.
  ///   - language: The language that the bundle is asked for; empty for its own choice.
  ///   - path: Returns the path of the table; nil if there is none.
  func format(
    forKey key: String, _ bundle: String, _ name: String, _ language: String,
    path: () -> String?
  ) -> String? {
    let place = Place(bundle: bundle, name: name, language: language)
    let known = state.withLock { $0.tables[place] }
    if let known { return known[key] }
    let formats = path().map(PluralFormat.all) ?? [:]
    return state.withLock { state in
      if let known = state.tables[place] { return known[key] }
      var table: [String: String] = [:]
      for (key, format) in formats.sorted(by: { $0.key < $1.key }) {
        table[key] = PluralMarker.text(state.formats.count) + format.text
        state.formats.append(format)
      }
      state.tables[place] = table
      return table[key]
    }
  }

  /// Returns the format that a marker in a text stands for.
  func format(_ number: Int) -> PluralFormat? {
    state.withLock { $0.formats.indices.contains(number) ? $0.formats[number] : nil }
  }

  // MARK: Internals

  private struct Place: Hashable {
    var bundle: String
    var name: String
    var language: String
  }

  private struct State {
    /// The formats of each table, by their keys.
    var tables: [Place: [String: String]] = [:]
    /// The formats of all tables, which markers count.
    var formats: [PluralFormat] = []
  }

  private let state = Mutex(State())
}
