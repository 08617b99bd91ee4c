import Testing

/// The browsers of Debian that tests drive.
enum BrowserEngine: String, CaseIterable, CustomTestStringConvertible, Sendable {
  case chromium, firefox, webKitGTK

  /// Those that are installed.
  static var installed: [BrowserEngine] {
    allCases.filter { engine in
      switch engine {
      case .chromium: Chromium.isInstalled
      case .firefox: Firefox.isInstalled
      case .webKitGTK: WebKitGTK.isInstalled
      }
    }
  }

  var testDescription: String { rawValue }

  /// Starts a browser.
  func start() throws -> any Browser {
    switch self {
    case .chromium: try Chromium()
    case .firefox: try Firefox()
    case .webKitGTK: try WebKitGTK()
    }
  }
}
