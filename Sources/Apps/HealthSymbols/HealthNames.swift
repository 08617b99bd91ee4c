package import TactusHealthModel
import UIKit

extension HealthType {
  /// The name in the phone's language (Health.TY2).
  package var shownName: String { name(in: HealthCategory.phoneLanguage) }
}

extension HealthCategory {
  /// The name in the phone's language (Health.TY2).
  package var shownName: String { name(in: Self.phoneLanguage) }

  /// The phone's language without a region, such as `de`.
  fileprivate static var phoneLanguage: String {
    String((Locale.preferredLanguages.first ?? "en").prefix { $0 != "-" })
  }
}
