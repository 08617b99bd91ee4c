extension PredicateTerm {
  /// Returns the term with keys appended.
  func appending(_ keys: [String]) -> PredicateTerm {
    guard !keys.isEmpty else { return self }
    guard case .path(let base, let first) = self else { return .path(self, keys) }
    return .path(base, first + keys)
  }

  /// Returns the term with a key path appended.
  func appending(path: String) -> PredicateTerm {
    appending(path.split(separator: ".").map(String.init).filter { $0.uppercased() != "SELF" })
  }
}
