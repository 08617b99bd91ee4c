import TactusTextFormatting

/// A request of a system app about the access of apps to health data (Health.SY1).
public enum HealthSettingsRequest: Sendable, Equatable {
  /// Returns a `HealthOverview`.
  case overview
  /// Sets the access of an app; the answer is a `HealthOverview`.
  case setAccess(app: String, HealthAccess)
  /// Sets the order of sources, the most important first; the answer is a `HealthOverview`.
  case setOrder([String])

  /// The version of the payloads.
  public static let version = 1

  /// The payload.
  public var payload: String {
    switch self {
    case .overview: return "{\"do\":\"overview\"}"
    case .setAccess(let app, let access):
      return "{\"do\":\"access\",\"app\":\(JSONOutput.quoted(app)),"
        + "\"access\":\(JSONOutput.quoted(access.json))}"
    case .setOrder(let bundles):
      let list = bundles.map(JSONOutput.quoted).joined(separator: ",")
      return "{\"do\":\"order\",\"sources\":[\(list)]}"
    }
  }

  /// Decodes a payload; `nil` if it is malformed.
  public init?(payload: String) {
    guard let fields = HealthFields(payload) else { return nil }
    switch fields.text("do") {
    case "overview": self = .overview
    case "access":
      guard let app = fields.text("app"), !app.isEmpty,
        let access = fields.text("access").flatMap(HealthAccess.init(json:)),
        access.isPossible
      else { return nil }
      self = .setAccess(app: app, access)
    case "order": self = .setOrder(fields.texts("sources"))
    default: return nil
    }
  }
}

extension HealthAccess {
  /// Whether apps may ask for all of the types (Health.PE2).
  fileprivate var isPossible: Bool {
    share.keys.allSatisfy {
      HealthType.find($0).map { $0.isShareable && $0.isRequestable } ?? false
    }
      && read.keys.allSatisfy { HealthType.find($0)?.isRequestable ?? false }
  }
}
