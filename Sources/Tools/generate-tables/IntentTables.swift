import Foundation

/// The responses of apps to intents, and their results about parameters, as Swift.
struct IntentTables {
  /// A response to an intent.
  private struct Response {
    var intent: String
    var codes: [String]
    var values: [(name: String, type: String, description: String)]
  }

  /// A result about a parameter of an intent.
  private struct Resolution {
    var name: String
    var superclass: String
    /// `value`, `choice`, `list` or `-`.
    var kind: String
    var type: String
    var description: String
    var reasons: [String]
  }

  private let responses: [Response]
  private let resolutions: [Resolution]
  private let meanings: [String: String]

  init() throws {
    responses = try Self.rows("Responses", cells: 2).map { row in
      Response(
        intent: row[0], codes: Self.words(row[1]),
        values: try row[2...].map { value in
          let parts = value.components(separatedBy: "; ")
          guard parts.count == 3 else { throw Self.error("Responses", "a value is \(value)") }
          return (parts[0], parts[1], parts[2])
        })
    }
    resolutions = try Self.rows("Resolutions", cells: 4).map { row in
      let type = Self.words(row[2])
      return Resolution(
        name: row[0], superclass: row[1], kind: type[0], type: type.count > 1 ? type[1] : "",
        description: row[3], reasons: row.count > 4 ? Self.words(row[4]) : [])
    }
    meanings = try Dictionary(Self.rows("Codes", cells: 2).map { ($0[0], $0[1]) }) { $1 }
    let used = responses.flatMap(\.codes) + resolutions.flatMap(\.reasons)
    if let unknown = used.first(where: { meanings[$0] == nil }) {
      throw Self.error("Codes", "\(unknown) is missing")
    }
  }

  // MARK: Files

  /// The responses to intents.
  var responseFile: String { file("Responses", responses.map(declaration)) }

  /// The codes of these responses.
  var codeFile: String {
    file(
      "Responses",
      responses.map {
        enumeration(
          "\($0.intent)ResponseCode", "The response codes of `\($0.intent)`.", $0.codes,
          from: 0)
      })
  }

  /// The results about parameters.
  var resolutionFile: String {
    file(
      "Resolutions",
      ["public import class CoreLocation.CLPlacemark"]
        + resolutions.map(declaration))
  }

  /// The reasons why a value is rejected.
  var reasonFile: String {
    file(
      "Resolutions",
      resolutions.filter { !$0.reasons.isEmpty }.map {
        enumeration(
          "\($0.name)UnsupportedReason", "The reasons why a value is rejected.", $0.reasons,
          from: 1)
      })
  }

  private func file(_ table: String, _ declarations: [String]) -> String {
    """
    // Made by `swift run generate-tables` of Data/Intents/\(table).tsv, which names its source.
    // Do not edit.

    \(declarations.joined(separator: "\n\n"))

    """
  }

  // MARK: Declarations

  private func declaration(_ response: Response) -> String {
    let name = response.intent + "Response"
    let properties = response.values.map {
      "  /// \($0.description)\n  open var \($0.name): \($0.type)?\n"
    }
    let made = "\(name)(code: code, userActivity: userActivity)"
    let copied =
      response.values.isEmpty
      ? "    \(made)\n"
      : "    let copy = \(made)\n"
        + response.values.map { "    copy.\($0.name) = \($0.name)\n" }.joined()
        + "    return copy\n"
    return """
      /// The response to `\(response.intent)`.
      open class \(name): INIntentResponse, @unchecked Sendable {
        /// Creates a response.
        public init(code: \(name)Code, userActivity: NSUserActivity?) {
          self.code = code
          super.init(userActivity)
        }

        /// The response code.
        public let code: \(name)Code
      \(properties.joined())
        override func copyOfKind() -> INIntentResponse {
      \(copied)  }
      }
      """
  }

  private func declaration(_ resolution: Resolution) -> String {
    let name = resolution.name + "ResolutionResult"
    var members: [String] = []
    let type = resolution.type
    if ["value", "choice"].contains(resolution.kind) {
      members.append(
        member(
          "Returns a result that accepts a value.", "success(with resolved: \(type))", "Self",
          "Self(outcome: .success(resolved))"))
      if resolution.kind == "choice" {
        members.append(
          member(
            "Returns a result that asks the user to choose among values.",
            "disambiguation(with choices: [\(type)])", "Self",
            "Self(outcome: .disambiguation(choices))"))
      }
      members.append(
        member(
          "Returns a result that asks the user to confirm a value.",
          "confirmationRequired(with value: \(type)?)", "Self",
          "Self(outcome: .confirmationRequired(value, reason: nil))"))
    }
    if !resolution.reasons.isEmpty {
      members.append(
        member(
          "Returns a result that rejects the value for a reason.",
          "unsupported(forReason reason: \(resolution.name)UnsupportedReason)", "Self",
          "Self(outcome: .unsupported(reason: reason.rawValue))"))
    }
    if resolution.kind == "list" {
      members.append(
        member(
          "Returns results that accept several values.", "successes(with resolved: [\(type)])",
          "[\(name)]",
          "resolved.map { \(name).success(with: $0) }"))
    }
    let line = "public class \(name): \(resolution.superclass)ResolutionResult, @unchecked Sendable"
    let head =
      if line.count + 2 <= 100 {
        line + " {"
      } else if line.count <= 100 {
        line + "\n{"
      } else {
        line.replacingOccurrences(of: ", ", with: ",\n  ") + "\n{"
      }
    return "/// \(resolution.description)\n\(head)\n\(members.joined(separator: "\n"))\n}"
  }

  private func member(
    _ description: String, _ signature: String, _ result: String, _ body: String
  ) -> String {
    let line = "  public class func \(signature) -> \(result)"
    let head =
      if line.count + 2 <= 100 {
        line + " {"
      } else if line.count <= 100 {
        line + "\n  {"
      } else {
        line.replacingOccurrences(of: " -> ", with: "\n    -> ") + "\n  {"
      }
    return "  /// \(description)\n\(head)\n    \(body)\n  }"
  }

  private func enumeration(
    _ name: String, _ description: String, _ codes: [String], from first: Int
  ) -> String {
    let cases = codes.enumerated().map { index, code in
      "  /// \(meanings[code] ?? "")\n  case \(code) = \(first + index)"
    }
    return """
      /// \(description)
      public enum \(name): Int, Sendable {
      \(cases.joined(separator: "\n"))
      }
      """
  }

  // MARK: Reading

  private static func rows(_ table: String, cells: Int) throws -> [[String]] {
    let rows = try String(contentsOfFile: "Data/Intents/\(table).tsv", encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t").map(String.init) }
    if let short = rows.first(where: { $0.count < cells }) {
      throw error(table, "expected \(cells) cells: \(short)")
    }
    return rows
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  private static func error(_ table: String, _ text: String) -> CocoaError {
    CocoaError(
      .coderReadCorrupt,
      userInfo: [NSDebugDescriptionErrorKey: "Data/Intents/\(table).tsv: \(text)"])
  }
}
