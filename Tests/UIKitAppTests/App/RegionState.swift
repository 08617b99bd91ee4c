import UIKit

// A file that imports Foundation through UIKit only, as apps do.

/// The locale, the preferred language and the time zone as an app reads them.
@MainActor var regionState: String {
  [Locale.current.identifier, Locale.preferredLanguages[0], TimeZone.current.identifier]
    .joined(separator: " ")
}
