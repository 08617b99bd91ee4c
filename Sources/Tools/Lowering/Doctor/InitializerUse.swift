import SwiftSyntax

/// A call that may call an initializer.
struct InitializerUse {
  let type: String
  /// The labels of the arguments in order; `_` for none.
  let labels: [String]
  /// The number of trailing closures, only some of which have labels.
  let closureCount: Int
  let offset: AbsolutePosition

  /// Returns whether the call matches an initializer with labels, some of whose parameters have
  /// defaults.
  func fits(_ all: [Substring]) -> Bool {
    guard all.count >= labels.count + closureCount else { return false }
    // Trailing closures are the last arguments.
    var rest = all.dropLast(closureCount)[...]
    for label in labels {
      guard let place = rest.firstIndex(of: label[...]) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }

  /// Returns whether the call matches an initializer with labels, without the use of defaults.
  func isExactly(_ all: [Substring]) -> Bool {
    all.count == labels.count + closureCount && fits(all)
  }
}
