import SwiftSyntax

extension LoweringVisitor {
  /// The lowest version of iOS that no iPhone will have.
  ///
  /// - Source: none, a guess: packages name 99, 100 and 1000 for code that never runs.
  private static let firstImpossibleVersion = 99

  /// Lowers `#available(iOS 1000, *)` to `false`, and `#unavailable(iOS 1000)` to `true`: on Linux
  /// each version of iOS is available (Device.SV2).
  func lowerAvailability(_ node: AvailabilityConditionSyntax) {
    guard options.modules?.contains("TactusFoundation") == true else { return }
    let isImpossible = node.availabilityArguments.contains { argument in
      guard case .availabilityVersionRestriction(let restriction) = argument.argument,
        ["iOS", "iOSApplicationExtension"].contains(restriction.platform.text),
        let major = restriction.version.flatMap({ Int($0.major.text) })
      else { return false }
      return major >= Self.firstImpossibleVersion
    }
    guard isImpossible else { return }
    let isNegated = node.availabilityKeyword.text == "#unavailable"
    edits.replace(node.bytes, with: isNegated ? "true" : "false")
  }
}
