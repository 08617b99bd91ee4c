import SwiftSyntax

/// A call that makes something of a type.
struct InitializerUse {
  let type: String
  /// The labels of its arguments in their order; `_` for none.
  let labels: [String]
  /// How many arguments are closures behind it, of which only some have labels.
  let closureCount: Int
  let offset: AbsolutePosition

  /// Whether it can be a call of an initializer with labels, of which some have a usual value.
  func fits(_ all: [Substring]) -> Bool {
    guard all.count >= labels.count + closureCount else { return false }
    // Closures behind a call stand for the last arguments.
    var rest = all.dropLast(closureCount)[...]
    for label in labels {
      guard let place = rest.firstIndex(of: label[...]) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }

  /// Whether it is one without any that were left out.
  func isExactly(_ all: [Substring]) -> Bool {
    all.count == labels.count + closureCount && fits(all)
  }
}
