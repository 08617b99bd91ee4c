import TactusPermissions
import TactusPhoneLink
import Testing

/// The texts about the purpose in property lists.
@Suite struct PurposeStringTests {
  private static let app = [
    "CFBundleIdentifier": "com.example.Scale", "CFBundleVersion": "1",
  ]

  @Test("Permissions.PU1. The newest key of the property list counts, in the user's language")
  func text() {
    let list = Self.app.merging([
      "NSCalendarsUsageDescription": "Old.", "NSCalendarsFullAccessUsageDescription": "New.",
    ]) { $1 }
    let found = PurposeString.find(for: .calendars, .standard, in: list) { key, text in
      "\(key): \(text)"
    }
    #expect(found == .text("NSCalendarsFullAccessUsageDescription: New."))
    let old = Self.app.merging(["NSCalendarsUsageDescription": "Old."]) { $1 }
    #expect(PurposeString.find(for: .calendars, .standard, in: old) == .text("Old."))
  }

  @Test("Permissions.PU1. A missing key is named, and an empty text is none")
  func missing() {
    for list in [Self.app, Self.app.merging(["NSCameraUsageDescription": ""]) { $1 }] {
      #expect(
        PurposeString.find(for: .camera, .standard, in: list)
          == .missing(key: "NSCameraUsageDescription"))
    }
    #expect(
      PurposeString.find(for: .location, .always, in: Self.app)
        == .missing(key: "NSLocationAlwaysAndWhenInUseUsageDescription"))
    #expect(PurposeString.find(for: .notifications, .standard, in: Self.app) == .text(""))
  }

  @Test("Permissions.PU1. A program without a property list has no purpose")
  func program() {
    for resource in ProtectedResource.allCases where resource != .notifications {
      #expect(PurposeString.find(for: resource, .standard, in: [:]) == .noPropertyList)
      // The program of a package's tests (AppLife.PT20).
      let tool = [
        "CFBundleIdentifier": "com.apple.dt.xctest.tool", "CFBundleExecutable": "xctest",
        "CFBundleVersion": "23504",
      ]
      #expect(PurposeString.find(for: resource, .standard, in: tool) == .noPropertyList)
    }
  }
}
